// The values of a block: items, sides of equations, gaps, priorities, insets, and numbers as Swift types
// them.

(() => {
  const { SwiftError } = globalThis.Live

  /** A view or a layout guide of the scene. */
  class Item {
    /**
     * @param index The index among the items of the system; a guide that only the edited code makes has the
     *   next free one.
     * @param facts { isView, className, parent: Item | null, isHidden, members: { name: value }, areas }
     */
    constructor(index, facts) {
      this.index = index
      Object.assign(this, { isHidden: false, members: {}, areas: {}, parent: null }, facts)
    }

    /** The view itself, or the view that owns the guide. */
    get view() { return this.isView ? this : this.parent }

    isInside(view) {
      let above = this.view
      while (above && above !== view) above = above.parent
      return above === view && above !== null
    }
  }

  /** A whole number as a literal or an `Int`: `real` is its value where Swift expects a real number. */
  class Whole {
    constructor(value, real = value) {
      this.value = value
      this.real = real
    }
  }

  /** A member such as `.flexible` or `.high`, whose type the place decides where it stands. */
  class Case {
    constructor(name, token, values = null, labels = []) {
      Object.assign(this, { name, token, values, labels })
    }
  }

  class Tuple {
    constructor(values) { this.values = values }
  }

  class Limits {
    constructor(lower, upper) {
      this.lower = lower
      this.upper = upper
    }

    get isZero() { return this.lower === 0 && this.upper === 0 }
    get isNumber() { return this.lower === this.upper || (isNaN(this.lower) && isNaN(this.upper)) }

    /** The reason why no length has these limits; null if one has. */
    get misuse() {
      if (!(this.lower < Infinity)) return { reason: 'notFinite', number: this.lower }
      if (!(this.upper > -Infinity)) return { reason: 'notFinite', number: this.upper }
      return this.lower <= this.upper ? null : { reason: 'crossed', limits: this }
    }

    plus(number) { return new Limits(this.lower + number, this.upper + number) }
    scaled(scale) { return new Limits(scale(this.lower), scale(this.upper)) }
  }

  /** One side of an equation: a factor times an attribute of an item, plus points; a number has no item. */
  class Side {
    constructor(item, attribute, { factor = 1, limits = new Limits(0, 0), inset = 0 } = {}) {
      Object.assign(this, { item, attribute, factor, limits, inset })
    }

    static number(value) { return new Side(null, 'notAnAttribute', { limits: new Limits(value, value) }) }
    static limits(limits) { return new Side(null, 'notAnAttribute', { limits }) }

    get constant() { return this.limits.lower }

    with(changes) { return new Side(this.item, this.attribute, { ...this, ...changes }) }
    plus(number) { return this.with({ limits: this.limits.plus(number) }) }
    times(number) { return this.scaled((value) => value * number) }
    divided(number) { return this.scaled((value) => value / number) }

    scaled(scale) {
      // An attribute without points remains one, whatever it is multiplied by.
      const scalesPoints = this.item === null || this.constant !== 0
      return this.with({
        factor: this.item === null ? 1 : scale(this.factor),
        limits: scalesPoints ? this.limits.scaled(scale) : this.limits,
        inset: scale(this.inset),
      })
    }

    /** False for a baseline of a guide. */
    get exists() {
      return this.item === null || !/Baseline$/.test(this.attribute) || this.item.isView
    }
  }

  /** A distance in a chain: points, a range of points, a share of the free space, or a wall. */
  class Gap {
    constructor(limits, { weight = null, isWall = false } = {}) {
      Object.assign(this, { limits, weight, isWall })
    }

    times(factor) {
      if (this.isWall) return this
      if (this.weight === null) return new Gap(this.limits.scaled((value) => value * factor))
      // Without a share, only the least length remains.
      if (factor === 0) return new Gap(new Limits(this.limits.lower, this.limits.lower))
      return new Gap(this.limits, { weight: this.weight * factor })
    }
  }

  class Priority {
    constructor(value) { this.value = Math.fround(value) }
    /** The nearest priority from 1 to 1000; null for one that is not a number. */
    get allowed() { return isNaN(this.value) ? null : new Priority(Math.min(Math.max(this.value, 1), 1000)) }
  }

  const priorities = {
    required: 1000, high: 750, medium: 500, low: 250, defaultHigh: 750, defaultLow: 250, fittingSizeLevel: 50,
    dragThatCanResizeScene: 510, dragThatCannotResizeScene: 490, sceneSizeStayPut: 500,
  }

  class Insets {
    constructor(top, left, bottom, right) { Object.assign(this, { top, left, bottom, right }) }
    get numbers() { return [this.top, this.left, this.bottom, this.right] }
    get firstNotFinite() { return this.numbers.find((number) => !Number.isFinite(number)) ?? null }
    adding(more) {
      return new Insets(
        this.top + more.top, this.left + more.left, this.bottom + more.bottom, this.right + more.right)
    }
  }

  class Size {
    constructor(width, height) { Object.assign(this, { width, height }) }
  }

  /** A function of the code or a closure, with the scope that it was made in. */
  class Func {
    constructor(node, scope) { Object.assign(this, { node, scope }) }
  }

  /** A cell of a grid that spans several columns or rows. */
  class Cell {
    constructor(item, columns, rows) { Object.assign(this, { item, columns, rows }) }
  }

  const isNumber = (value) => typeof value === 'number' || value instanceof Whole

  /** Returns the name of a value's Swift type, for sentences. */
  function typeName(value) {
    if (value instanceof Whole) return 'Int'
    if (typeof value === 'number') return 'Double'
    if (typeof value === 'string') return 'String'
    if (typeof value === 'boolean') return 'Bool'
    if (value instanceof Item) return value.className
    if (Array.isArray(value)) return '[' + (value.length > 0 ? typeName(value[0]) : 'Any') + ']'
    if (value instanceof Tuple) return `(${value.values.map(typeName).join(', ')})`
    if (value instanceof Func) return '() -> Void'
    if (value === null) return 'nil'
    const names = {
      Side: 'AutoLayoutKitAttribute', Gap: 'AutoLayoutKitGap', Limits: 'ClosedRange<Double>',
      Priority: 'AutoLayoutKitPriority', Insets: 'UIEdgeInsets', Size: 'CGSize', Cell: 'AutoLayoutKitCell',
      Maker: 'AutoLayoutKitMaker', Handle: 'AutoLayoutKitHandle', Constraint: 'NSLayoutConstraint',
      Sizes: 'AutoLayoutKitSizes', Lengths: 'AutoLayoutKitLengths', Content: 'AutoLayoutKitContent',
      Group: 'AutoLayoutKitConstraintGroup',
    }
    return names[value?.constructor?.name] ?? 'Any'
  }

  const mismatch = (value, expected, token) =>
    new SwiftError(
      `argument type '${typeName(value)}' does not conform to expected type '${expected}'`, token)

  /** Returns a number where Swift infers a real type. */
  function real(value, token) {
    if (value instanceof Whole) return value.real
    if (typeof value === 'number') return value
    throw new SwiftError(
      `cannot convert value of type '${typeName(value)}' to expected argument type 'Double'`, token)
  }

  /** Returns a number where Swift infers `Int` for a whole literal, so that `100 / 3` is 33. */
  function plain(value, token) {
    if (value instanceof Whole) return value.value
    if (typeof value === 'number') return value
    throw mismatch(value, 'AutoLayoutKitNumber', token)
  }

  const between = (value, token) =>
    new Limits(plain(value.values[0], token), plain(value.values[1] ?? null, token))

  const isBetween = (value) => value instanceof Case && value.name === 'between' && value.values

  /** Returns the gap that a part of a chain stands for; null if it is no gap. */
  function gap(value, token) {
    if (value instanceof Gap) return value
    if (value instanceof Limits) return new Gap(value)
    if (isNumber(value)) {
      const number = plain(value, token)
      return new Gap(new Limits(number, number))
    }
    if (isBetween(value)) return new Gap(between(value, token))
    if (!(value instanceof Case)) return null
    switch (value.name) {
      case 'wall': return new Gap(new Limits(0, 0), { isWall: true })
      // The page shows a device that is not folded.
      case 'fold': return new Gap(new Limits(0, 0))
      case 'space': return new Gap(new Limits(8, 8))
      case 'flexible': return flexible(value, token)
    }
    throw new SwiftError(`type 'AutoLayoutKitChainPart' has no member '${value.name}'`, value.token ?? token)
  }

  function flexible(value, token) {
    const limits = new Limits(0, Infinity)
    value.values?.forEach((bound, index) => {
      if (value.labels[index] === 'min') limits.lower = plain(bound, token)
      else if (value.labels[index] === 'max') limits.upper = plain(bound, token)
      else throw new SwiftError("'flexible' takes 'min:' and 'max:'", value.token)
    })
    return new Gap(limits, { weight: 1 })
  }

  /** Returns the limits of an offset: points or a range of points. */
  function span(value, token) {
    if (value instanceof Limits) return value
    if (isBetween(value)) return between(value, token)
    if (isNumber(value)) {
      const number = plain(value, token)
      return new Limits(number, number)
    }
    throw mismatch(value, 'AutoLayoutKitSpan', token)
  }

  /** Returns the side that a size is compared with. */
  function length(value, token) {
    if (value instanceof Side) return value
    if (value instanceof Limits) return Side.limits(value)
    if (isBetween(value)) return Side.limits(between(value, token))
    if (isNumber(value)) return Side.number(real(value, token))
    const reason = 'a width or a height is compared with a number, a range, an attribute, or a list of these'
    throw new SwiftError(`'==' is unavailable: ${reason}`, token)
  }

  function priority(value, token) {
    if (value instanceof Priority) return value
    if (isNumber(value)) return new Priority(plain(value, token))
    if (value instanceof Case && value.name in priorities) return new Priority(priorities[value.name])
    if (value instanceof Case && value.name === 'init') return new Priority(plain(value.values[0], token))
    const name = value instanceof Case ? value.name : null
    if (name) throw new SwiftError(`type 'AutoLayoutKitPriority' has no member '${name}'`, value.token)
    throw new SwiftError(
      `cannot convert value of type '${typeName(value)}' to expected argument type 'AutoLayoutKitPriority'`,
        token)
  }

  /** Returns the names of the sides in `.left` or `[.top, .left]`. */
  function edges(value, token) {
    if (Array.isArray(value)) return value.flatMap((part) => edges(part, token))
    const sides =
      { left: 'left', right: 'right', top: 'top', bottom: 'bottom', leading: 'left', trailing: 'right' }
    if (value instanceof Case && value.name in sides) return [sides[value.name]]
    const name = value instanceof Case ? value.name : typeName(value)
    throw new SwiftError(`type 'AutoLayoutKitEdges' has no member '${name}'`, value?.token ?? token)
  }

  Object.assign(globalThis.Live, {
    Item, Whole, Case, Tuple, Limits, Side, Gap, Priority, Insets, Size, Func, Cell,
    isNumber, typeName, mismatch, real, plain, gap, span, length, priority, edges, priorities,
  })
})()
