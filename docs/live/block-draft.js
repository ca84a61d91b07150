// A block while it runs: the constraints that it has made, its guides, and the calls that report mistakes.

(() => {
  const { Gap, Item, Names, Equation, Constraint, Priority, text, flippedRelation, Limits } = globalThis.Live

  /** The place and the name of a call. */
  class Site {
    constructor(verb, { file, line }, name = null) { Object.assign(this, { verb, name, file, line }) }

    get place() { return `${this.file}:${this.line}` }
    identifier(number) { return `${this.place} ${this.name ? `${this.name}.` : ''}${this.verb}[${number}]` }
  }

  /** The result of a block that stays in force until the group is replaced. */
  class Group {
    constructor() {
      this.draft = null
      this.isRunning = false
      this.isInstalled = true
    }
  }

  class Draft {
    /**
     * @param world Makes guides and takes reports: { guide(owner, purpose), report(report) }.
     * @param old The draft of the group before; its guides are used again.
     */
    constructor(world, container, site, old) {
      Object.assign(this, { world, container, site, old })
      this.records = []
      this.guides = new Map()
      this.guideCounts = new Map()
      this.effects = []
      this.flaws = []
      this.mistakes = []
      /** The sentences about the running call, or about the `verb(…)` around it: each is reported once. */
      this.sentences = new Set()
      /** The mistakes of the block, by call and item: the next block of the group does not report them again. */
      this.mistakeKeys = new Set()
      this.scope = null
      this.isOpen = true
    }

    guideFor(purpose) {
      const count = this.guideCounts.get(purpose) ?? 0
      this.guideCounts.set(purpose, count + 1)
      return this.guideNamed(`${purpose} ${count}`).guide
    }

    guideNamed(name) {
      if (this.guides.has(name)) return { guide: this.guides.get(name), isNew: false }
      const guide = this.old?.guides.get(name) ?? this.world.guide(this.container, name)
      this.guides.set(name, guide)
      return { guide, isNew: true }
    }

    /** Begins a `verb(…)`, whose verbs report and number their constraints in its name, or ends it: null. */
    enter(scope) {
      this.scope = scope
      this.sentences.clear()
    }

    add(constraint) { this.records.push(constraint) }

    addEffect(effect) {
      this.effects =
        this.effects.filter((other) => other.item !== effect.item || other.property !== effect.property)
      this.effects.push(effect)
    }

    /** Reports a mistake, unless the call has had it since the block before or has just reported it. */
    report(misuse, site, call, names = new Names(this.container)) {
      const item = misuse.item ?? misuse.side?.item ?? misuse.left?.item ?? null
      if (!this.isNew(`${site.place} ${site.verb} ${misuse.reason} ${item?.index}`)) return
      const sentence = `${site.place}: ${call}: ${names.sentence(misuse)}`
      const key = `${sentence} ${item?.index}`
      if (this.sentences.has(key)) return
      this.sentences.add(key)
      this.world.report({
        kind: 'report', reason: misuse.reason, verb: site.verb, file: site.file, line: site.line,
          text: sentence, item,
      })
    }

    /** Returns true for a mistake that the same call had not made in the block before. */
    isNew(mistake) {
      let key = mistake
      while (this.mistakeKeys.has(key)) key += ' again'
      this.mistakeKeys.add(key)
      return !this.old?.mistakeKeys.has(key)
    }

    close() {
      const names = new Names(this.container)
      for (const flaw of this.flaws.filter((one) => !one.isSettled)) {
        this.report(flaw.misuse, this.site, names.equation(flaw.written), names)
        flaw.isSettled = true
      }
      this.isOpen = false
    }
  }

  /** One call of a verb: it makes constraints, collects mistakes and reports them at its end. */
  class Call {
    constructor(maker, site) {
      const { draft } = maker
      Object.assign(this, { maker, draft, site })
      this.firstIndex = draft.records.length
      this.firstOfVerb = draft.scope?.firstIndex ?? this.firstIndex
      this.isOpen = draft.isOpen
      if (!draft.scope) draft.sentences.clear()
      if (!this.isOpen) this.report({ reason: 'makerOutlivedBlock' })
      for (const note of maker.context.notes.filter((one) => !one.isSettled)) {
        note.isSettled = true
        this.report(note.misuse)
      }
    }

    report(misuse) { this.draft.mistakes.push(misuse) }

    /** Reports the mistakes, and returns the constraints of the call. */
    end(arguments_) {
      this.settle(arguments_)
      return this.draft.records.slice(this.firstIndex)
    }

    settle(arguments_) {
      const mistakes = this.draft.mistakes
      if (mistakes.length === 0) return
      this.draft.mistakes = []
      const { maker, draft } = this
      const names = new Names(draft.container)
      let call = this.site.verb
      if (!draft.scope) {
        const reference = maker.owner === draft.container ? '' : `ref(${names.item(maker.owner)}).`
        const area = maker.context.area ? `${maker.context.area}.` : ''
        call = reference + area + call + names.arguments(arguments_)
      }
      for (const misuse of mistakes) draft.report(misuse, this.site, call, names)
    }

    /** Returns the item among the parts of a list; anything else but an empty list is reported. */
    item(part) {
      if (part instanceof Item) return part
      if (part instanceof Gap) this.report({ reason: 'notAnItem', text: text.gap(part) })
      else if (part.stranger !== undefined) this.report({ reason: 'notAnItem', text: part.stranger })
      return null
    }

    admits(item, ...references) {
      if (!this.isOpen) return false
      const isReference = references.includes(item)
      if (!isReference && item.isInside(this.draft.container)) return true
      this.report({ reason: isReference ? 'isReference' : 'outside', item })
      return false
    }

    accepts(gap) {
      if (gap.weight !== null && !(gap.weight >= 0 && Number.isFinite(gap.weight))) {
        this.report({ reason: 'noShare', gap })
        return false
      }
      const { misuse } = gap.limits
      if (misuse) this.report(misuse)
      return !misuse
    }

    /** Ties two sides by points or by a range of points, which point inward. */
    tieBy(left, right, limits, direction) {
      const sign = direction === 'backward' ? -1 : 1
      if (limits.isNumber) return this.tie(left, '==', right.plus(sign * limits.lower), direction)
      if (limits.misuse) return this.report(limits.misuse)
      const least = sign > 0 ? '>=' : '<='
      if (limits.lower > -Infinity) this.tie(left, least, right.plus(sign * limits.lower), direction)
      if (limits.upper < Infinity) {
        this.tie(left, flippedRelation[least], right.plus(sign * limits.upper), direction)
      }
    }

    /** Ties a center to another one whose offset turns with the direction of the text. */
    tieMirrored(center, right, limits) {
      const { maker } = this
      const guide = this.draft.guideFor('center')
      const edge = maker.side('left', right.item, right.inset)
      this.tieBy(maker.side('left', guide), edge, limits, 'forward')
      this.tie(maker.side('width', guide), '==', maker.side('width', right.item))
      this.tie(center, '==', maker.side('centerX', guide))
    }

    tie(left, relation, right, direction = 'none', isLowered = false) {
      const { equation, misuse } = new Equation(left, relation, right).solved
      if (misuse) this.report(misuse)
      if (equation) this.add(equation, direction, isLowered)
    }

    add(equation, direction, isLowered) {
      let priority = this.maker.context.priority ?? new Priority(1000)
      if (isLowered) priority = new Priority(priority.value - 1).allowed ?? priority
      const constraint = new Constraint(equation)
      Object.assign(constraint, { direction, priority: priority.value, site: this.site })
      constraint.number = this.draft.records.length - this.firstOfVerb
      this.draft.add(constraint)
    }

    /** Adds a constraint that was made from attributes. */
    adopt(constraint) {
      const { flaw } = constraint
      if (flaw && !flaw.isSettled) this.report(flaw.misuse)
      if (!flaw?.isInert && this.admits(constraint.first[0])) {
        if (this.maker.context.priority) constraint.priority = this.maker.context.priority.value
        constraint.number = this.draft.records.length - this.firstOfVerb
        constraint.site ??= this.site
        this.draft.add(constraint)
      }
      this.settle({ equation: flaw?.written ?? Call.equation(constraint) })
      if (flaw) flaw.isSettled = true
    }

    static equation({ first, relation, second, multiplier, constant }) {
      const points = { factor: second ? multiplier : 1, limits: new Limits(constant, constant) }
      const left = new globalThis.Live.Side(...first)
      return new Equation(
        left, relation, new globalThis.Live.Side(...(second ?? [null, 'notAnAttribute']), points))
    }
  }

  Object.assign(globalThis.Live, { Site, Group, Draft, Call })
})()
