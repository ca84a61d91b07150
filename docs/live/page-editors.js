// The code of a scene in editors: what is typed is laid out at once, and reports stand below their code.

(() => {
  const Live = globalThis.Live

  class Editors {
    constructor(model) {
      this.model = model
      this.body = document.getElementById('editors')
      this.reports = document.getElementById('reports')
      this.undo = document.getElementById('undo')
      this.badge = document.getElementById('edited')
      this.note = document.getElementById('uneditable')
      this.hint = document.getElementById('hint')
      this.editors = []
      this.undo.addEventListener('click', () => this.undoAll())
      model.onChange((kind) => this.update(kind))
    }

    update(kind) {
      if (kind === 'scene') this.build()
      if (kind === 'scene' || kind === 'settings') this.judge()
      this.showEdit()
      this.markLines()
    }

    /** Makes an editor for each piece of code; the pieces of other views than the scene's are folded. */
    build() {
      const { scene } = this.model
      this.editors =
        scene.code.map((code, index) => new Editor(code, index, (text) => this.edit(index, text)))
      const main = scene.code.map((code, index) => this.isMain(code, index))
      const order =
        [...scene.code.keys()].sort((one, other) => Number(main[other]) - Number(main[one]) || one - other)
      const first = main.includes(true) ? null : order[0]
      this.body.replaceChildren(...order.map((index) => this.editors[index].element))
      for (const index of order) this.editors[index].element.open = main[index] || index === first
      this.editors.forEach(
        (editor, index) => editor.setText(this.model.texts?.[index] ?? scene.code[index].text))
    }

    /** Returns true for the code of the scene's own view, or of the verb that the scene shows. */
    isMain({ text, type }, index) {
      const { scene } = this.model
      const isFunction =
        /^\s*(?:@\w+\s+)*(?:private |fileprivate |override |static )*(?:func|init)\b/.test(text)
      if (scene.kind === 'verb') return !isFunction
      if (type === 'AutoLayoutKitMaker') return false
      return scene.blocks?.some(({ code, owner }) => code === index && owner === 0) ?? false
    }

    /** Finds the pieces that can be edited, and says why others cannot. */
    judge() {
      const { model } = this
      if (!model.layout) {
        for (const editor of this.editors) editor.setEditable(false, '')
        this.note.hidden = true
        this.hint.hidden = true
        return
      }
      const { editable, reasons } = model.baseline()
      this.editors.forEach((editor, index) => editor.setEditable(editable.has(index), reasons[index] ?? ''))
      this.note.hidden = editable.size > 0
      this.hint.hidden = editable.size === 0
      this.note.textContent = 'The code of this scene cannot be edited here. '
        + (reasons.find(Boolean) ?? 'Its constraints are made by code that is not shown.')
    }

    edit(index, text) {
      const { scene } = this.model
      const texts = { ...this.model.texts, [index]: text }
      for (const key of Object.keys(texts)) if (texts[key] === scene.code[key].text) delete texts[key]
      this.model.setTexts(Object.keys(texts).length > 0 ? texts : null)
    }

    undoAll() {
      this.editors.forEach((editor, index) => editor.setText(this.model.scene.code[index].text))
      this.model.setTexts(null)
    }

    /** Shows the reports and the error of the edit, and the conflicts of the layout. */
    showEdit() {
      const { model } = this
      const { edit, texts } = model
      this.undo.disabled = !texts
      this.badge.hidden = !texts
      this.editors.forEach((editor, index) => editor.setEdited(texts !== null && index in texts))
      // While the code does not compile, the conflicts are those of the code before it, whose lines differ.
      const reports = edit.error ? [edit.error] : [...edit.reports, ...this.conflicts()]
      this.showReports(reports)
      for (const editor of this.editors) editor.markReports(reports)
    }

    /** Replaces the shown reports; the same reports stay, so that they are read once and keep the focus. */
    showReports(reports) {
      const facts = ({ kind, text, file, line, start, end }) => [kind, text, file, line, start, end]
      const shown = JSON.stringify(reports.map(facts))
      if (shown === this.shown) return
      this.shown = shown
      this.reports.replaceChildren(...reports.map((report, index) => this.entry(report, index)))
    }

    entry(report, index) {
      const entry = document.createElement('button')
      entry.id = `report-${index}`
      entry.type = 'button'
      entry.className = `report ${report.kind}`
      const title = document.createElement('strong')
      title.textContent =
        { error: 'Swift', warning: 'Swift warns', report: 'AutoLayoutKit', conflict: 'Conflict' }[report.kind]
      entry.append(title, ' ', report.text)
      entry.addEventListener('click', () => this.reveal(report))
      return entry
    }

    conflicts() {
      return (this.model.result?.conflicts ?? []).map(({ rows, broken }) => {
        const places = rows.filter(({ site }) => site?.[2]).map((row) => this.nameOf(row))
        const unique = [...new Set(places)]
        const left = broken?.site?.[2] ? `${this.nameOf(broken)} is left out.` : 'One of them is left out.'
        const [code, line] = broken?.site ?? []
        return {
          kind: 'conflict', code, line, file: this.model.scene.code[code]?.file,
          text: `These lines cannot all hold: ${unique.join('; ')}. ${left}`,
        }
      })
    }

    nameOf({ site: [code, line, verb], file }) {
      return `${this.model.scene.code[code]?.file ?? file ?? ''}:${line} ${verb}`
    }

    reveal({ file, line, start, end }) {
      for (const editor of this.editors) if (editor.reveal(file, line, start, end)) return
    }

    /** Marks the lines that made the constraints of the selected view. */
    markLines() {
      const { model } = this
      const lines = new Set()
      if (model.selected >= 0 && model.layout) {
        for (const { first, second, site } of model.codeRows) {
          // A constraint that ties a subview to the view places the subview.
          const isOther = second?.[0] === model.selected && !model.isInside(first[0], model.selected)
          if (first[0] === model.selected || isOther) lines.add(`${site[0]}:${site[1]}`)
        }
      }
      for (const editor of this.editors) editor.markMade(lines)
    }

    /** Returns the marked lines as { file, line, text }. */
    get madeLines() {
      return this.editors.flatMap((editor) => editor.madeLines)
    }
  }

  // A number is no part of a name; a minus behind a name, a number or a bracket is an operator.
  const numbers = /(?:(?<![\w$)\]])-)?(?<![\w$]|\w\.)\d+(?:\.\d+)?/g

  /** Returns the number that the caret is in or beside as { start, text }, or null. */
  function numberAt(text, caret) {
    for (const { index, 0: number } of text.matchAll(numbers)) {
      if (index <= caret && caret <= index + number.length) return { start: index, text: number }
    }
    return null
  }

  /** Returns a number with its last decimal changed by a count. A number without a sign stops at 0. */
  function stepped(text, count) {
    const decimals = text.split('.')[1]?.length ?? 0
    const scale = 10 ** decimals
    const value = (Math.round(Number(text) * scale) + count) / scale
    return (text.startsWith('-') ? value : Math.max(0, value)).toFixed(decimals)
  }

  /** One piece of code: a text field above its colored lines. */
  class Editor {
    constructor(code, index, edit) {
      Object.assign(this, { code, index })
      this.element = document.createElement('details')
      this.element.className = 'editor'
      this.summary = document.createElement('summary')
      this.summary.textContent = `${code.file}, line ${code.first}`
      this.lines = document.createElement('pre')
      this.lines.setAttribute('aria-hidden', 'true')
      this.lines.style.counterReset = `line ${code.first - 1}`
      this.field = document.createElement('textarea')
      Object.assign(
        this.field, { spellcheck: false, autocomplete: 'off', autocapitalize: 'off', wrap: 'off', rows: 1 })
      this.field.setAttribute('aria-label', `Code of ${code.file} from line ${code.first}`)
      this.field.dataset.code = index
      this.field.addEventListener('input', () => {
        this.draw()
        edit(this.field.value)
      })
      this.field.addEventListener('keydown', (event) => this.key(event))
      this.note = document.createElement('p')
      this.note.className = 'note'
      const body = document.createElement('div')
      body.className = 'text'
      body.append(this.lines, this.field)
      this.element.append(this.summary, body, this.note)
    }

    setText(text) {
      this.field.value = text
      this.draw()
    }

    setEditable(isEditable, reason) {
      this.field.readOnly = !isEditable
      this.element.classList.toggle('fixed', !isEditable)
      this.note.textContent = isEditable ? '' : reason
      this.note.hidden = isEditable || !reason
    }

    setEdited(isEdited) { this.element.classList.toggle('is-edited', isEdited) }

    draw() { this.lines.replaceChildren(...Live.highlight(this.field.value)) }

    /** With Alt, the arrow keys change the last digit of the number at the caret by 1, with Shift by 10. */
    key(event) {
      const step = { ArrowUp: 1, ArrowDown: -1 }[event.key]
      if (!event.altKey || !step || this.field.readOnly) return
      const found = numberAt(this.field.value, this.field.selectionStart)
      if (!found) return
      event.preventDefault()
      const number = stepped(found.text, step * (event.shiftKey ? 10 : 1))
      const end = found.start + found.text.length
      this.field.setSelectionRange(found.start, end)
      // The browser's own command, so that its undo takes the change back.
      if (!document.execCommand?.('insertText', false, number)) {
        this.field.setRangeText(number, found.start, end, 'end')
        this.field.dispatchEvent(new Event('input'))
      }
    }

    line(number) { return this.lines.children[number - this.code.first] }

    markReports(reports) {
      for (const line of this.lines.children) line.classList.remove('error', 'report', 'warning', 'conflict')
      const own = reports.map(({ file, line }) => file === this.code.file && this.line(line))
      own.forEach((line, index) => line && line.classList.add(reports[index].kind))
      const ids = own.flatMap((line, index) => (line ? [`report-${index}`] : []))
      this.field.ariaInvalid = own.some((line, index) => line && reports[index].kind === 'error')
      if (ids.length > 0) this.field.setAttribute('aria-describedby', ids.join(' '))
      else this.field.removeAttribute('aria-describedby')
    }

    markMade(lines) {
      this.madeLines = []
      for (const line of this.lines.children) {
        const number = Number(line.dataset.line) + this.code.first
        const isMade = lines.has(`${this.index}:${number}`)
        line.classList.toggle('made', isMade)
        if (isMade) this.madeLines.push({ file: this.code.file, line: number, text: line.textContent.trim() })
      }
    }

    /** Shows a line and puts the caret into it; returns false if it is in another piece. */
    reveal(file, number, start, end) {
      const line = this.line(number)
      if (file !== this.code.file || !line) return false
      this.element.open = true
      const before = this.field.value.split('\n').slice(0, number - this.code.first).join('\n').length
      const from = start ?? (before > 0 ? before + 1 : 0)
      this.field.focus({ preventScroll: true })
      this.field.setSelectionRange(from, end ?? from)
      line.scrollIntoView({ block: 'nearest' })
      return true
    }
  }

  Object.assign(Live, { Editors })
})()
