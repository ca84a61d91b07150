// The selected view: its frame, the lines that made it, and the sentences that explain it.

(() => {
  const Live = globalThis.Live

  class Inspector {
    constructor(model, stage, code) {
      Object.assign(this, { model, stage, code })
      this.element = document.getElementById('inspector')
      model.onChange(() => this.show())
    }

    show() {
      const { model } = this
      const item = model.items[model.selected]
      this.element.hidden = !item
      if (!item) return
      this.replace([this.head(item), this.frame(), ...this.lines(), ...this.explanation()])
    }

    /** Shows parts. One that is there already stays, so that the focus in it stays too. */
    replace(parts) {
      const shown = [...this.element.children]
      parts.forEach((part, index) => {
        if (!shown[index]) this.element.append(part)
        else if (shown[index].outerHTML !== part.outerHTML) shown[index].replaceWith(part)
      })
      for (const part of shown.slice(parts.length)) part.remove()
    }

    /** Leaves the selection; the view has the focus then. */
    close() {
      const box = this.stage.boxes[this.model.selected]
      this.model.select(-1)
      if (box) this.stage.focus(box)
    }

    head(item) {
      const head = document.createElement('h3')
      const kind = document.createElement('span')
      kind.textContent = item.class
      const { model } = this
      const isHidden = model.hidden === model.selected
      const hide = document.createElement('button')
      Object.assign(hide, { type: 'button', className: 'plain', textContent: isHidden ? 'Show' : 'Hide' })
      hide.hidden = !model.canSolve || model.selected === 0 || item.guide !== undefined
      hide.addEventListener('click', () =>
        model.choose({ hidden: model.hidden === model.selected ? -1 : model.selected }))
      const close = document.createElement('button')
      Object.assign(close, { type: 'button', className: 'plain', textContent: 'Close' })
      close.addEventListener('click', () => this.close())
      head.append(item.name, ' ', kind, hide, close)
      return head
    }

    frame() {
      const frame = document.createElement('p')
      frame.className = 'frame'
      const numbers = this.stage.frame(this.model.selected).map(Live.text.number)
      const names = ['x', 'y', 'width', 'height']
      frame.append(...names.map((name, index) => {
        const part = document.createElement('span')
        const title = document.createElement('i')
        title.textContent = `${name} `
        part.append(title, numbers[index])
        return part
      }))
      return frame
    }

    /** Returns the lines of the code that mention the view. */
    lines() {
      const lines = this.code.madeLines
      if (lines.length === 0) return []
      const list = document.createElement('ul')
      list.append(...lines.map((line) => {
        const entry = document.createElement('li')
        const button = document.createElement('button')
        button.type = 'button'
        const place = document.createElement('span')
        place.textContent = `line ${line.line}`
        button.title = `${line.file}:${line.line}`
        const code = document.createElement('code')
        code.textContent = line.text
        button.append(code, place)
        button.addEventListener('click', () => this.code.reveal(line))
        entry.append(button)
        return entry
      }))
      return [title('Lines that place it'), list]
    }

    /** Returns the sentences of `explain`; they hold for the original code at the picture's own size. */
    explanation() {
      const { model } = this
      const sentences = model.system.explained?.[model.selected] ?? []
      if (sentences.length === 0) return []
      if (model.isEdited) return [note('explain(view) is known for the code as it is written only.')]
      const [width, height] = model.scene.size
      const isUsual = width === model.width && height === model.height
      const list = document.createElement('ul')
      list.className = 'sentences'
      list.append(...sentences.map((sentence) => {
        const entry = document.createElement('li')
        entry.textContent = sentence
        return entry
      }))
      return [title(isUsual ? 'explain(view)' : `explain(view), at ${width} × ${height}`), list]
    }
  }

  function title(text) {
    const element = document.createElement('h4')
    element.textContent = text
    return element
  }

  function note(text) {
    const element = document.createElement('p')
    element.className = 'note'
    element.textContent = text
    return element
  }

  Object.assign(Live, { Inspector })
})()
