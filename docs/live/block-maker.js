// The maker of a block: its reference, its insets and its modifiers.

(() => {
  const { Side, Insets, Priority, Draft, Call, Group, Site, text } = globalThis.Live

  const directed = { left: 'leading', right: 'trailing' }
  const isX = (attribute) => ['left', 'right', 'centerX', 'width'].includes(attribute)
  const isFar = (attribute) => ['right', 'bottom', 'lastBaseline'].includes(attribute)

  class Maker {
    constructor(draft, context) {
      this.draft = draft
      this.context = context
    }

    /** Returns the context of a block: its reference is the container. */
    static context(reference, isDirectional = false) {
      return {
        reference, owner: null, area: null, measuresOwner: false, insets: new Insets(0, 0, 0, 0),
        priority: null, name: null, isDirectional, isCollapsing: false, notes: [],
      }
    }

    get container() { return this.draft.container }
    get reference() { return this.context.reference }
    get owner() { return this.context.owner ?? this.context.reference }

    /** Returns a maker of the same group whose context is changed. */
    with(change) {
      const context = { ...this.context }
      change(context)
      return new Maker(this.draft, context)
    }

    site(verb, place) { return this.draft.scope?.site ?? new Site(verb, place, this.context.name) }

    // Sides

    side(attribute, item, inset = 0) {
      const name = (this.context.isDirectional && directed[attribute]) || attribute
      const limits = { lower: inset, upper: inset }
      return new Side(item, name, { limits: new globalThis.Live.Limits(limits.lower, limits.upper), inset })
    }

    //  0 |<-- near -->[      free part      ]<-- far -->| size
    //  middle of the free part = middle + (near − far) / 2
    shift(attribute) {
      const { top, left, bottom, right } = this.context.insets
      const [near, far] = isX(attribute) ? [left, right] : [top, bottom]
      if (['left', 'top', 'firstBaseline'].includes(attribute)) return near
      if (attribute === 'centerX' || attribute === 'centerY') return (near - far) / 2
      return attribute === 'width' || attribute === 'height' ? -(near + far) : -far
    }

    /** Returns the side of the reference that an attribute keeps to, within the insets. */
    target(attribute) { return this.side(attribute, this.context.reference, this.shift(attribute)) }

    /** Returns the width or the height inside the insets: `w` and `h`. */
    measure(attribute) {
      const item = this.context.measuresOwner ? this.owner : this.context.reference
      return this.side(attribute, item, this.shift(attribute))
    }

    // Modifiers

    ref(item) {
      return this.with((context) => {
        Object.assign(context, { reference: item, owner: null, area: null, measuresOwner: false })
        context.insets = new Insets(0, 0, 0, 0)
      })
    }

    inset(insets) {
      return this.with((context) => {
        const number = insets.firstNotFinite
        if (number !== null) {
          context.notes = [...context.notes, { misuse: { reason: 'notFinite', number }, isSettled: false }]
        } else {
          context.insets = insets
        }
      })
    }

    priority(priority) {
      return this.with((context) => {
        context.priority = priority.allowed
        if (priority.allowed?.value === priority.value) return
        context.notes = [...context.notes, { misuse: { reason: 'noPriority', priority }, isSettled: false }]
      })
    }

    directional(isDirectional) { return this.with((context) => { context.isDirectional = isDirectional }) }
    get collapsing() { return this.with((context) => { context.isCollapsing = true }) }
    named(name) { return this.with((context) => { context.name = name }) }

    /** Returns a maker that places against a guide of the reference's view; without one, against the view. */
    inside(area, key = area) {
      const { owner } = this
      const found = owner.areas[key] ?? null
      return this.with((context) => {
        Object.assign(context, { reference: found ?? owner, owner, area, measuresOwner: false })
        if (found) return
        const misuse = { reason: 'noArea', area, item: owner }
        context.notes = [...context.notes, { misuse, isSettled: false }]
      })
    }

    get content() {
      const maker = this.inside('content')
      maker.context.measuresOwner = true
      return maker
    }

    safeAreaAt(edges) {
      const area = this.inside(`safeArea(${text.edgeNames(edges)})`, 'safeArea')
      const [inner, outer] = [area.reference, area.owner]
      return area.mixed(outer, (edge) => area.side(edge, edges.includes(edge) ? inner : outer))
    }

    get keyboard() {
      const above = this.inside('keyboard')
      const [guide, other] = [above.reference, this.reference]
      return above.mixed(other, (edge) =>
        edge === 'bottom' ? new Side(guide, 'top') : this.side(edge, other))
    }

    /** Returns a maker that places against a guide of the group, whose edges are those of several items. */
    mixed(item, side) {
      const { draft } = this
      if (!draft.isOpen || this.reference === this.owner) return this
      const area = this.context.area ?? ''
      const { guide, isNew } = draft.guideNamed(`${area} ${item.index} ${this.context.isDirectional}`)
      if (isNew) {
        const maker = new Maker(draft, Maker.context(guide))
        const call = new Call(maker, maker.site(area, { file: '', line: 0 }))
        for (const edge of ['left', 'right', 'top', 'bottom']) {
          call.tie(this.side(edge, guide), '==', side(edge))
        }
        call.end({ words: '' })
      }
      return this.with((context) => { context.reference = guide })
    }

    // Insets

    insetEdges(more, place) {
      const { context, draft } = this
      const old = context.insets
      const number = more.firstNotFinite
      if (number === null && draft.isOpen) {
        context.insets = old.adding(more)
        return old
      }
      const call = new Call(this, this.site('insetEdges', place))
      if (number !== null) call.report({ reason: 'notFinite', number })
      call.end({ words: `(${text.insets(more)})` })
      return old
    }

    resetEdges(old) { this.context.insets = old }

    guide(place) {
      new Call(this, this.site('guide', place)).end({ words: '()' })
      return this.draft.guideFor('guide')
    }

    // Verbs of verbs

    /** Runs verbs as one: reports and identifiers name it and its line. Returns its constraints. */
    verb(name, place, verbs) {
      const { draft } = this
      const firstIndex = draft.records.length
      if (draft.scope) {
        verbs()
      } else {
        draft.enter({ site: this.site(name, place), firstIndex })
        verbs()
        draft.enter(null)
      }
      return draft.records.slice(firstIndex)
    }

    report(sentence, call, item, place) {
      const verb = call.split('(')[0]
      this.draft.report({ reason: 'custom', sentence, item }, this.site(verb, place), call)
    }
  }

  /** Runs a block and makes its group the result; returns the group. */
  function build(world, container, group, place, isDirectional, block) {
    const site = new Site('tk_constraint', place)
    if (group.isRunning) {
      new Draft(world, container, site, null).report(
        { reason: 'replacedInsideItself' }, site, 'tk_constraint(replace:)')
      return group
    }
    const draft = new Draft(world, container, site, group.draft)
    group.isRunning = true
    try {
      block(new Maker(draft, Maker.context(container, isDirectional)))
      draft.close()
      group.draft = draft
    } finally {
      group.isRunning = false
    }
    return group
  }

  Object.assign(globalThis.Live, { Maker, build, Group, isFarAttribute: isFar, isXAttribute: isX })
})()
