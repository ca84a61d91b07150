// The code of a scene, with fields for its numbers: a changed number is laid out at once. Conflicts stand below.

(() => {
  const Live = globalThis.Live

  class Code {
    constructor(model) {
      this.model = model
      this.body = document.getElementById('code')
      this.reports = document.getElementById('reports')
      this.undo = document.getElementById('undo')
      this.badge = document.getElementById('edited')
      this.hint = document.getElementById('hint')
      this.parts = []
      this.undo.addEventListener('click', () => {
        model.resetNumbers()
        for (const part of this.parts) part.showNumbers()
      })
      model.onChange((kind) => this.update(kind))
    }

    update(kind) {
      if (kind === 'scene') this.build()
      const isEdited = this.model.values.size > 0
      this.undo.disabled = !isEdited
      this.badge.hidden = !isEdited
      for (const part of this.parts) part.mark()
      this.showReports(this.conflicts())
      this.markLines()
    }

    /** Makes a part for each piece of code; those that say nothing about the root's own views are folded. */
    build() {
      const { model } = this
      const { code, numbers } = model.scene
      this.parts = code.map((piece, index) => new Part(piece, index, model))
      const weights = code.map(({ text }, index) => {
        const own = model.codeRows.filter(({ between, site }) =>
          site.code === index && model.items[between.first.item].parent <= 0)
        // The closure of a scene says more than the functions that every scene of its kind calls.
        return own.length + (/^\s*(?:@\w+ )*(?:\w+ )*(?:func|init)\b/.test(text) ? 0 : 1000)
      })
      const best = Math.max(...weights)
      const order = [...code.keys()].sort((one, other) => weights[other] - weights[one] || one - other)
      this.body.replaceChildren(...order.map((index) => this.parts[index].element))
      order.forEach((index) => { this.parts[index].element.open = weights[index] === best })
      this.hint.hidden = numbers.length === 0 || !model.layout
    }

    /** Replaces the shown reports; the same reports stay, so that they are read once and keep the focus. */
    showReports(reports) {
      const shown = JSON.stringify(reports)
      if (shown !== this.shown) {
        this.shown = shown
        this.reports.replaceChildren(...reports.map((report) => this.entry(report)))
      }
      for (const part of this.parts) part.markReports(reports)
    }

    entry(report) {
      const entry = document.createElement('button')
      entry.type = 'button'
      entry.className = 'report conflict'
      const title = document.createElement('strong')
      title.textContent = 'Conflict'
      entry.append(title, ' ', report.text)
      entry.addEventListener('click', () => this.reveal(report))
      return entry
    }

    conflicts() {
      return (this.model.result?.conflicts ?? []).map(({ rows, broken }) => {
        const unique = [...new Set(rows.filter(({ site }) => site).map(nameOf))]
        const left = broken?.site ? `${nameOf(broken)} is left out.` : 'One of them is left out.'
        const { file, line } = broken?.site ?? {}
        return { file, line, text: `These lines cannot all hold: ${unique.join('; ')}. ${left}` }
      })
    }

    reveal({ file, line }) {
      for (const part of this.parts) if (part.reveal(file, line)) return
    }

    /** Marks the lines that made the constraints of the selected view. */
    markLines() {
      const { model } = this
      const lines = new Set()
      if (model.selected >= 0) {
        for (const { between: { first, second }, site } of model.codeRows) {
          // A constraint that ties a subview to the view places the subview.
          const isOther = second?.item === model.selected && !model.isInside(first.item, model.selected)
          if (first.item === model.selected || isOther) lines.add(`${site.code}:${site.line}`)
        }
      }
      for (const part of this.parts) part.markMade(lines)
    }

    /** Returns the marked lines as { file, line, text }. */
    get madeLines() { return this.parts.flatMap((part) => part.madeLines) }
  }

  function nameOf({ site: { file, line, verb } }) { return `${file}:${line} ${verb}` }

  /** Returns a number with its last decimal changed by a count. A number without a sign stops at 0. */
  function stepped(text, count) {
    const decimals = text.split('.')[1]?.length ?? 0
    const scale = 10 ** decimals
    const value = (Math.round(Number(text) * scale) + count) / scale
    return (text.startsWith('-') ? value : Math.max(0, value)).toFixed(decimals)
  }

  /** One piece of code: its colored lines, with a field in the place of each number that can be changed. */
  class Part {
    constructor(code, index, model) {
      Object.assign(this, { code, index, model, madeLines: [] })
      this.element = document.createElement('details')
      this.element.className = 'part'
      this.element.dataset.code = index
      const summary = document.createElement('summary')
      summary.textContent = `${code.file}, line ${code.first}`
      this.lines = document.createElement('pre')
      this.lines.style.counterReset = `line ${code.first - 1}`
      this.fields = model.scene.numbers.flatMap((number, place) =>
        number.code === index && model.layout ? [this.field(number, place)] : [])
      this.lines.append(...Live.highlight(code.text, (line) => this.fieldsIn(line + code.first)))
      this.element.append(summary, this.lines)
      this.showNumbers()
    }

    fieldsIn(line) {
      return this.fields.filter(({ number }) => number.line === line)
        .sort((one, other) => one.number.column - other.number.column)
        .map(({ number, field }) => ({ column: number.column, length: number.text.length, element: field }))
    }

    field(number, place) {
      const field = document.createElement('input')
      Object.assign(field, { type: 'text', inputMode: 'decimal', autocomplete: 'off', className: 'number' })
      field.setAttribute('aria-label', `Number in line ${number.line}: ${number.text}`)
      field.dataset.number = place
      field.addEventListener('input', () => this.change(place, field))
      field.addEventListener('keydown', (event) => this.key(event, place, field))
      return { number, place, field }
    }

    /** Lays the text of a field out, if it is a number. */
    change(place, field) {
      const value = field.value.trim() === '' ? NaN : Number(field.value)
      field.ariaInvalid = Number.isFinite(value) ? null : 'true'
      field.style.width = `${Math.max(1, field.value.length)}ch`
      if (Number.isFinite(value)) this.model.setNumber(place, value)
    }

    /** The arrow keys change the last digit by 1, with Shift by 10; Escape takes the change back. */
    key(event, place, field) {
      const step = { ArrowUp: 1, ArrowDown: -1 }[event.key]
      if (event.key === 'Escape') field.value = this.model.scene.numbers[place].text
      else if (step && field.ariaInvalid !== 'true') {
        field.value = stepped(field.value, step * (event.shiftKey ? 10 : 1))
      } else return
      event.preventDefault()
      this.change(place, field)
    }

    /** Shows the numbers of the model in the fields. */
    showNumbers() {
      for (const { number, place, field } of this.fields) {
        const value = this.model.values.get(place)
        field.value = value === undefined ? number.text : `${value}`
        field.style.width = `${Math.max(1, field.value.length)}ch`
        field.ariaInvalid = null
      }
    }

    /** Marks the numbers that differ from the code. */
    mark() {
      for (const { number, place, field } of this.fields) {
        const isEdited = this.model.values.has(place)
        field.classList.toggle('edited', isEdited)
        field.title = isEdited ? `${number.text} in the code` : ''
      }
    }

    line(number) { return this.lines.children[number - this.code.first] }

    markReports(reports) {
      for (const line of this.lines.children) line.classList.remove('conflict')
      for (const { file, line } of reports) if (file === this.code.file) this.line(line)?.classList.add('conflict')
    }

    markMade(lines) {
      this.madeLines = []
      for (const line of this.lines.children) {
        const number = Number(line.dataset.line) + this.code.first
        const isMade = lines.has(`${this.index}:${number}`)
        line.classList.toggle('made', isMade)
        if (!isMade) continue
        const text = this.code.text.split('\n')[number - this.code.first].trim()
        this.madeLines.push({ file: this.code.file, line: number, text })
      }
    }

    /** Shows a line and puts the caret into its first number; returns false if it is in another piece. */
    reveal(file, number) {
      const line = this.line(number)
      if (file !== this.code.file || !line) return false
      this.element.open = true
      line.querySelector('input')?.focus({ preventScroll: true })
      line.scrollIntoView({ block: 'nearest' })
      return true
    }
  }

  Object.assign(Live, { Code })
})()
