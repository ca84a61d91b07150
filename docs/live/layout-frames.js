// The frames of a solved layout, and the safe areas that follow from them.

(() => {
  const { Live } = globalThis
  const { engine, numberAt } = Live

  /** The frames of the items of a variant. */
  class Frames {
    constructor(variant) {
      this.variant = variant
      const { length } = variant.items
      /** The frames relative to the parents' upper left corners, four numbers for each item. */
      this.local = new Float64Array(4 * length)
      /** The frames relative to the root's upper left corner. */
      this.inRoot = new Float64Array(4 * length)
      this.hasSafeAreas = variant.items.some(({ guide }) => guide === 'safeArea')
    }

    /** Computes the frames after a solve. */
    update() {
      this.variant.items.forEach(({ parent }, index) => {
        const [x, y, width, height] = this.frame(index)
        const [left, top] = parent < 0 ? [0, 0] : this.inRoot.subarray(4 * parent, 4 * parent + 2)
        this.local.set([x, y, width, height], 4 * index)
        this.inRoot.set([left + x, top + y, width, height], 4 * index)
      })
    }

    frame(index) {
      const { variant } = this
      const { items, facts } = variant
      if (index === 0) return [0, 0, variant.width, variant.height]
      const { parent, guide, insets = [0, 0, 0, 0] } = items[index]
      const origin = this.numbers(facts.origins[parent]) ?? [0, 0]
      const free = this.numbers(facts.frames[index])
      if (free) return [free[0] - origin[0], free[1] - origin[1], free[2], free[3]]
      const [top, left, bottom, right] = insets
      const [x, y, width, height] = [0, 1, 2, 3].map((side) => variant.value(4 * index + side))
      const shift = items[parent].area ? origin : [0, 0]
      const whole = [width + left + right, height + top + bottom]
      // A guide may have a negative size, a view may not.
      const size = guide === undefined ? whole.map((length) => Math.max(0, length)) : whole
      return [x - left - shift[0], y - top - shift[1], ...size]
    }

    numbers(numbers) {
      const { width, height, step } = this.variant
      return numbers?.map((number) => numberAt(number, width, height, step))
    }

    /** Passes the safe area on to the views inside; returns true if a guide has changed. */
    updateSafeAreas() {
      if (!this.hasSafeAreas) return false
      const { items, facts } = this.variant
      const areas = [this.numbers(facts.safeArea)]
      items.forEach(({ guide, parent }, index) => {
        if (index > 0 && guide === undefined) areas[index] = this.inherited(areas[parent], index, parent)
        if (guide === 'safeArea') this.inset(index, areas[parent])
      })
      return engine.needsSolve() !== 0
    }

    /** Returns the parts of the safe area of a superview that reach into a view. */
    inherited(area, index, parent) {
      const [x, y, width, height] = this.local.subarray(4 * index, 4 * index + 4)
      const whole = this.local.subarray(4 * parent, 4 * parent + 4)
      const distances = [y, x, whole[3] - y - height, whole[2] - x - width]
      return area.map((inset, edge) => Math.min(inset, Math.max(0, inset - distances[edge])))
    }

    /** Sets the insets of a guide: the constants of its rows. */
    inset(guide, [top, left, bottom, right]) {
      const { variant } = this
      const own = variant.ownRows[guide] ?? {}
      const outer = variant.items[variant.items[guide].parent].insets ?? [0, 0, 0, 0]
      variant.setConstant(own.positionx, left)
      variant.setConstant(own.positiony, top)
      variant.setConstant(own.sizex, outer[1] + outer[3] - left - right)
      variant.setConstant(own.sizey, outer[0] + outer[2] - top - bottom)
    }
  }

  Object.assign(Live, { Frames })
})()
