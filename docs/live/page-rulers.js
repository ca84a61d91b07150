// Rulers: the gaps and insets that the lines of the code make, measured between the views that they tie.

(() => {
  const Live = globalThis.Live

  const edges = {
    left: ['x', 0], leading: ['x', 0], right: ['x', 1], trailing: ['x', 1], top: ['y', 0], bottom: ['y', 1],
  }

  class Rulers {
    constructor(model) {
      this.model = model
      this.marks = document.getElementById('marks')
      model.onChange((kind) => {
        if (kind !== 'selection') this.update()
      })
      // A piece of code that is folded has no rulers.
      document.getElementById('code').addEventListener('toggle', () => this.update(), true)
    }

    shows(code) { return document.querySelector(`#code details[data-code="${code}"]`)?.open === true }

    update() {
      this.marks.replaceChildren()
      if (!this.model.rulers || !this.model.result) return
      const drawing = Live.svg('svg', { class: 'rulers' })
      const seen = new Set()
      for (const row of this.model.codeRows.filter(({ site }) => this.shows(site.code))) {
        for (const ruler of this.rulers(row)) {
          if (seen.has(ruler.key)) continue
          seen.add(ruler.key)
          drawing.append(...marksOf(ruler))
        }
      }
      this.marks.append(drawing)
    }

    /**
     * Returns the rulers of a constraint between two edges of an axis: one for the inset, one for the gap
     * behind it. Other constraints have none.
     */
    rulers({ between: { first, second, constant, inset } }) {
      if (!second || constant === 0) return []
      const [axis, end] = edges[first.attribute] ?? []
      const [otherAxis, otherEnd] = edges[second.attribute] ?? []
      if (!axis || axis !== otherAxis || this.isHidden(first.item) || this.isHidden(second.item)) return []
      const [frame, other] = [this.frame(first.item), this.frame(second.item)]
      const isMirrored = this.isMirrored(second.attribute)
      const to = this.edge(other, axis, second.attribute, otherEnd)
      const middle = to + (isMirrored ? -inset : inset)
      const from = this.edge(frame, axis, first.attribute, end)
      const at = crossing(frame, other, axis === 'x' ? 1 : 0)
      return [segment(axis, to, middle, at, 'inset'), segment(axis, middle, from, at, 'gap')].filter(Boolean)
    }

    isMirrored(attribute) {
      return this.model.direction === 'rtl' && (attribute === 'leading' || attribute === 'trailing')
    }

    edge(frame, axis, attribute, end) {
      const far = this.isMirrored(attribute) ? 1 - end : end
      const index = axis === 'x' ? 0 : 1
      return frame[index] + far * frame[index + 2]
    }

    frame(item) { return Array.from(this.model.result.frames.slice(4 * item, 4 * item + 4)) }

    isHidden(item) { return this.model.items[item]?.hidden === true }
  }

  /**
   * Returns the middle of the range that two frames share across an axis; of the first one if they share
   * none.
   */
  function crossing(frame, other, index) {
    const start = Math.max(frame[index], other[index])
    const stop = Math.min(frame[index] + frame[index + 2], other[index] + other[index + 2])
    return stop > start ? (start + stop) / 2 : frame[index] + frame[index + 2] / 2
  }

  function segment(axis, from, to, at, kind) {
    const low = Math.min(from, to)
    const length = Math.abs(from - to)
    if (length < 0.25) return null
    return { axis, low, length, at, kind,
      key: `${axis} ${low.toFixed(1)} ${length.toFixed(1)} ${Math.round(at / 24)}` }
  }

  /** Returns the line, its two ends and its number. */
  function marksOf({ axis, low, length, at, kind }) {
    const isX = axis === 'x'
    const point = (along, across) => (isX ? [low + along, at + across] : [at + across, low + along])
    const line = (from, to) => `M${from.join(' ')}L${to.join(' ')}`
    const path = [
      line(point(0, 0), point(length, 0)),
      line(point(0, -4), point(0, 4)),
      line(point(length, -4), point(length, 4)),
    ].join('')
    const label = Live.text.number(Math.round(length * 100) / 100)
    const width = label.length * 6.2 + 8
    const fits = isX ? length > width + 6 : length > 20
    const beside = isX ? -13 : width / 2 + 7
    const [x, y] = point(length / 2, fits ? 0 : beside)
    const chip = Live.svg('rect', { class: kind, x: x - width / 2, y: y - 8, width, height: 16, rx: 8 })
    const text = Live.svg('text', { class: kind, x, y: y + 3.7 })
    text.textContent = label
    return [Live.svg('path', { class: kind, d: path }), chip, text]
  }

  Object.assign(Live, { Rulers })
})()
