// The texts of a layout: their lines are broken again when their widths change. The order of the steps is
// that of LayoutEngine+Wrapping.swift.

(() => {
  const { Live } = globalThis
  const { engine } = Live

  const unlimited = 1e30

  /** Returns the characters of a measured text as they are drawn. */
  function charactersOf(measure) {
    measure.drawn ??= (measure.characters ?? Array.from(measure.text)).map(
      (character) => (/^[\n\v\f\r\u0085\u2028\u2029]/.test(character) ? ' ' : character))
    return measure.drawn
  }

  /** Returns a text of a share of the length: cut, or repeated with spaces between. */
  function withLength(measure, share) {
    const { widths } = measure
    const characters = charactersOf(measure)
    if (share === 1 || characters.length === 0) return measure
    const count = Math.max(1, Math.round(characters.length * share))
    const space = characters.indexOf(' ')
    const gap = space < 0 ? [characters.length - 1] : [space]
    const order = [...characters.keys(), ...gap]
    const places = Array.from({ length: count }, (_, place) => order[place % order.length])
    return {
      ...measure, drawn: places.map((place) => characters[place]),
      widths: places.flatMap((place) => widths.slice(3 * place, 3 * place + 3)),
    }
  }

  /** The labels of a variant. */
  class Texts {
    constructor(variant, share) {
      this.share = share
      this.variant = variant
      this.byItem = new Map()
      variant.items.forEach(({ text }, item) => {
        if (text) this.byItem.set(item, this.text(item, text))
      })
      /** True if the height of a label follows from its width. */
      this.wraps = [...this.byItem.values()].some(({ label }) => label.wraps)
    }

    /** Adds a label to the engine. */
    text(item, given) {
      const label = { ...given, measure: withLength(given.measure, this.share) }
      const { ascender, lineHeight, leading, ellipsis, widths } = label.measure
      const number = engine.addText(ascender, lineHeight, leading, ellipsis, label.lines, label.mode)
      for (let index = 0; index < widths.length; index += 3) {
        engine.addCharacter(number, widths[index], widths[index + 1], widths[index + 2])
      }
      return { item, number, label, isTight: false, natural: this.measured({ number }, unlimited) }
    }

    /** Sets the sizes of labels whose texts have another length than in the data. */
    setSizes() {
      if (this.share === 1) return
      for (const { item, label, natural } of this.byItem.values()) {
        if (!label.wraps) this.variant.setContent(item, natural.width, natural.height)
      }
    }

    /** Returns the size of a text for a width. */
    measured({ number }, width) {
      engine.breakLines(number, width, unlimited)
      return { width: engine.textWidth(number), height: engine.textHeight(number) }
    }

    /** Returns the label of an item if it wraps. */
    wrapping(item) {
      const text = this.byItem.get(item)
      return text?.label.wraps ? text : null
    }

    /** Returns the label whose wrapped size a row contains. */
    ofRow({ kind, item }) {
      return kind === 'hugging' || kind === 'resistance' ? this.wrapping(item) : null
    }

    /** Returns the offset of a baseline from the top or the bottom of a view; `offset` if it has no label. */
    baseline(item, isFirst, offset) {
      const text = this.wrapping(item)
      if (!text) return offset
      const width = this.variant.value(4 * item + 2)
      const size = this.measured(text, width > 0 ? width : unlimited)
      const count = engine.breakLines(text.number, Math.max(width, size.width), size.height)
      if (count === 0) return offset
      if (isFirst) return engine.lineBaseline(text.number, 0, size.height)
      return size.height - engine.lineBaseline(text.number, count - 1, size.height)
    }

    // Wrapping

    /** Updates the heights of the labels whose widths have changed. */
    updateHeights(changed) {
      for (const variable of changed) {
        const text = this.ofWidth(variable)
        if (text) this.updateHeight(text)
      }
    }

    ofWidth(variable) { return this.wrapping(this.variant.itemOfWidth.get(variable)) }

    updateHeight(text) {
      const { variant } = this
      const width = variant.value(4 * text.item + 2)
      const height = width > 0 ? this.measured(text, width).height : text.natural.height
      variant.setContent(text.item, null, height)
      variant.updateBaselines(text.item)
    }

    /** Gives labels with a free width the width of their longest line. `solve` solves the system. */
    wrap(changed, solve) {
      const found = this.found(changed)
      if (found.length === 0) return
      for (const text of found.filter(({ isTight }) => isTight)) {
        text.isTight = false
        this.variant.setContent(text.item, text.natural.width, null)
      }
      if (engine.needsSolve()) solve()
      for (const text of found) this.tighten(text)
      if (engine.needsSolve()) solve()
    }

    /** Returns the labels whose width the last solve has computed without required equalities. */
    found(changed) {
      const variables = []
      for (let index = 0; index < engine.foundCount(); index++) variables.push(engine.found(index))
      const texts = new Set()
      for (const variable of variables.concat(changed)) {
        const text = this.ofWidth(variable)
        if (text && !engine.isDetermined(variable)) texts.add(text)
      }
      return [...texts]
    }

    tighten(text) {
      const width = this.variant.value(4 * text.item + 2)
      if (!(width > 0)) return
      const longest = this.measured(text, width).width
      if (!(longest < width) || !(longest < text.natural.width)) return
      text.isTight = true
      this.variant.setContent(text.item, longest, null)
    }

    // Drawing

    /** Returns the lines of a label of a size as they are drawn. */
    lines(item, width, height) {
      const text = this.byItem.get(item)
      if (!text) return []
      const { number, label } = text
      const { size, weight, italic, mono } = label.measure
      const characters = charactersOf(label.measure)
      const share = shareBefore(label.alignment, this.variant.items[item].rtl === true)
      return Array.from({ length: engine.breakLines(number, width, height) }, (_, line) => {
        const tail = engine.lineTail(number, line)
        const head = characters.slice(engine.lineStart(number, line), engine.lineEnd(number, line))
        const lineWidth = engine.lineWidth(number, line)
        return {
          text: head.join('') + (tail < 0 ? '' : `…${characters.slice(tail).join('')}`),
          x: (width - lineWidth) * share, width: lineWidth,
          baseline: engine.lineBaseline(number, line, height), size, weight, color: label.color, italic, mono,
        }
      })
    }
  }

  /** Returns the part of the free room that is to the left of a line. */
  function shareBefore(alignment, isRightToLeft) {
    if (alignment === 'left') return 0
    if (alignment === 'center') return 0.5
    if (alignment === 'right') return 1
    return isRightToLeft ? 1 : 0
  }

  Object.assign(Live, { Texts })
})()
