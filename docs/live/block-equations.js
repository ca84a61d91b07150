// Equations between two sides, and the constraints that they make.

(() => {
  const { Side } = globalThis.Live

  const sizes = new Set(['width', 'height'])
  const flipped = { '<=': '>=', '>=': '<=', '==': '==' }
  const families = {
    left: 1, right: 1, leading: 2, trailing: 2, centerX: 3, top: 4, bottom: 4, centerY: 4, lastBaseline: 4,
    firstBaseline: 4, width: 8, height: 8,
  }

  /** Returns true if two attributes can be compared: their kinds share a bit, as in AutoLayoutKit.swift. */
  const areAlike = (one, other) => ((families[one] ?? 0) & (families[other] ?? 0)) !== 0

  class Equation {
    constructor(left, relation, right) { Object.assign(this, { left, relation, right }) }

    /** The equation solved for its left side: { equation, misuse }, each of them null if there is none. */
    get solved() {
      const { left, relation, right } = this
      if (!left.item) {
        return right.item
          ? new Equation(right, flipped[relation], left).solved
          : { equation: null, misuse: { reason: 'noItem' } }
      }
      const misuse = this.misuse
      if (misuse) return { equation: null, misuse }
      const other = this.otherSide
      const isNumber = !right.item || right.factor === 0
      const remains = isNumber && right.item
        ? { reason: 'zeroFactor', side: right, remains: right.constant } : null
      const side = isNumber ? Side.number(other.constant) : other
      const solvedRelation = left.factor < 0 ? flipped[relation] : relation
      return { equation: new Equation(new Side(left.item, left.attribute), solvedRelation, side),
        misuse: remains }
    }

    /** The right side less the constant of the left one, divided by the factor of the left one. */
    get otherSide() {
      const { left, right } = this
      let other = right.plus(-left.constant)
      other = other.with({ inset: other.inset - left.inset }).divided(left.factor)
      return right.item ? other : other.with({ factor: 1 })
    }

    /** The reason why no constraint says the same; null if one does. */
    get misuse() {
      const { left, right } = this
      if (left.factor === 0) return { reason: 'zeroFactor', side: left, remains: null }
      if (!right.limits.isNumber) return { reason: 'rangeNotEqual', side: right, relation: this.relation }
      const other = this.otherSide
      const numbers = [left.factor, left.constant, right.factor, right.constant, other.factor, other.constant]
      const wrong = numbers.find((number) => !Number.isFinite(number))
      if (wrong !== undefined) return { reason: 'notFinite', number: wrong }
      for (const side of [left, right]) if (!side.exists) return { reason: 'unsupported', side }
      const isNumber = !right.item || right.factor === 0
      if (isNumber && !sizes.has(left.attribute)) {
        return right.item
          ? { reason: 'zeroFactor', side: right, remains: null } : { reason: 'unlike', left, right }
      }
      if (right.item && !areAlike(left.attribute, right.attribute)) return { reason: 'unlike', left, right }
      if (right.item === left.item && left.attribute === right.attribute) {
        return { reason: 'isReference', item: left.item }
      }
      if (!isNumber && other.factor === 0) return { reason: 'zeroFactor', side: right, remains: null }
      return this.isNegativeSize ? { reason: 'negativeSize', number: right.constant } : null
    }

    /** True for a number below zero as the width or height of a view; a guide can have one. */
    get isNegativeSize() {
      const { left, relation, right } = this
      const isPlain = left.factor === 1 && left.constant === 0
      return !right.item && left.item.isView && isPlain && right.constant < 0 && relation !== '>='
    }
  }

  /** A constraint: an equation with a priority, the line and the verb that made it. */
  class Constraint {
    constructor(equation) {
      const { left, relation, right } = equation
      this.first = [left.item, left.attribute]
      this.relation = relation
      this.second = right.item ? [right.item, right.attribute] : null
      this.multiplier = right.item ? right.factor : 1
      this.constant = right.constant
      this.priority = 1000
      this.active = true
      this.base = right.inset
      this.direction = 'forward'
      this.site = null
      this.number = 0
      /** The mistake in the attributes that made it, { misuse, written, isInert, isSettled }; or null. */
      this.flaw = null
    }

    /** Makes a constraint from attributes; a mistake is kept until it is installed or its block ends. */
    static written(equation, draft) {
      const { equation: solved, misuse } = equation.solved
      if (!misuse) return new Constraint(solved)
      // A width is never negative: the constraint always holds.
      const item = equation.left.item ?? equation.right.item
      const made = new Constraint(solved ?? new Equation(new Side(item, 'width'), '>=', Side.number(0)))
      made.flaw = { misuse, written: equation, isInert: solved === null, isSettled: false }
      draft?.flaws.push(made.flaw)
      return made
    }

    /** The number as it was written, pointing inward. */
    get written() {
      if (this.direction === 'forward') return this.constant - this.base
      return this.direction === 'backward' ? this.base - this.constant : null
    }

    set written(number) {
      if (this.direction === 'none') return
      this.constant = this.base + (this.direction === 'backward' ? -number : number)
    }

    /** The text that tells equal constraints from others when a group is replaced. */
    get key() {
      const second = this.second ? `${this.second[0].index}.${this.second[1]}` : ''
      return `${this.first[0].index}.${this.first[1]} ${this.relation} ${this.multiplier} ${second}`
    }
  }

  Object.assign(
    globalThis.Live,
      { Equation, Constraint, flippedRelation: flipped, isSizeAttribute: (name) => sizes.has(name) })
})()
