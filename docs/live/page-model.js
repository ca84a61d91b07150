// The state of the page: the scene, its size, direction, text size and state, the edit, and the layout of it
// all.

(() => {
  const Live = globalThis.Live

  class Model {
    constructor() {
      this.listeners = new Set()
      this.selected = -1
      this.rulers = false
      this.texts = null
      this.result = null
      this.layout = null
    }

    /** Calls a function with the kind of each change: 'scene', 'layout', 'selection' or 'rulers'. */
    onChange(listener) { this.listeners.add(listener) }
    changed(kind) { for (const listener of this.listeners) listener(kind) }

    get system() { return this.scene.list[this.scene.systems[this.systemKey]] }
    get systemKey() { return `${this.direction}.${this.state}.${this.textSize}` }
    /** The variant of the system that the present size chooses. */
    get variant() { return this.system.variants[this.result?.variant ?? 0] }
    get items() { return this.system.items }
    /** The native frames at the chosen size, for a scene that the page does not solve. */
    get knownFrames() { return this.system.expected[this.choice] }
    get canSolve() { return !this.scene.notCarried }

    /** Shows a scene, with settings that the scene has; others are replaced by the first ones. */
    open(scene, { direction, state, textSize, width, height, texts } = {}) {
      this.scene = scene
      const hasSystem = (key) => scene.systems?.[key] !== undefined
      const { directions, textSizes } = scene
      this.direction = directions.includes(direction) ? direction : directions[0]
      this.textSize = textSizes.includes(textSize) ? textSize : textSizes[0]
      this.state = Number.isInteger(state) && state >= 0 && state < scene.states ? state : 0
      if (!hasSystem(this.systemKey)) {
        Object.assign(this, { direction: directions[0], textSize: textSizes[0], state: 0 })
      }
      this.width = size(width) ?? scene.size[0]
      this.height = size(height) ?? scene.size[1]
      // A link may hold anything as code.
      const given = texts ?? null
      this.refusesTexts = given !== null && !Live.holdsTexts(given, scene.code)
      this.texts = this.refusesTexts ? null : given
      this.selected = -1
      this.choice = 0
      this.reload('scene')
    }

    /** Changes direction, state or text size of the scene. */
    choose(settings) {
      Object.assign(this, settings)
      this.reload('settings')
    }

    reload(kind) {
      this.layout?.close()
      this.layout = null
      this.result = null
      this.baselines = new Map()
      this.edit = { reports: [], error: null, isApplied: false }
      this.appliedTo = null
      this.accepted = null
      if (this.canSolve) this.layout = globalThis.LiveLayout.open(this.system)
      this.solve(kind)
    }

    resize(width, height) {
      this.width = size(width) ?? this.width
      this.height = size(height) ?? this.height
      this.solve('size')
    }

    /** Sets the edited texts by the index of their piece of code; null restores the original code. */
    setTexts(texts) {
      this.texts = texts
      this.appliedTo = null
      this.solve('code')
    }

    solve(kind) {
      // A scene that is not solved has its frames at a few sizes only.
      if (!this.canSolve) [this.width, this.height] = this.scene.sizes[this.choice]
      if (this.layout) {
        this.result = this.layout.solve(this.width, this.height)
        // Another variant of the scene has other constraints, and the edit applies to those.
        for (let round = 0; round < 3 && this.appliedTo !== this.result.variant; round++) {
          const { variant } = this.result
          this.apply(variant)
          this.appliedTo = variant
          this.result = this.layout.solve(this.width, this.height)
        }
      }
      this.changed(kind)
    }

    /** Returns the unedited code compared with the exported constraints, for one variant. */
    baseline(variant = this.result?.variant ?? 0) {
      if (!this.baselines.has(variant)) {
        const { scene, system, state } = this
        this.baselines.set(variant, Live.baseline(scene, system, system.variants[variant], state))
      }
      return this.baselines.get(variant)
    }

    /** Hands the constraints of the edited code to the layout; those of code with an error stay out. */
    apply(variant) {
      if (!this.texts) {
        if (this.edit.isApplied) this.layout.replace(null)
        this.edit = { reports: [], error: null, isApplied: false, effects: [], rows: null }
        this.accepted = null
        return
      }
      const baseline = this.baseline(variant)
      if (baseline.editable.size === 0) return
      const made = this.interpret(this.texts, variant, baseline)
      const { reports, error } = made
      // While the code does not compile, the last code that did stays in force.
      if (error && this.accepted) {
        this.edit = { ...this.edit, reports: [], error }
        return
      }
      if (error) {
        this.edit = { reports: [], error, isApplied: false, effects: [], rows: null }
        return
      }
      this.accepted = this.texts
      const priorities = [...this.restored(baseline, made), ...made.priorities]
      const kept = new Set(baseline.kept.map(({ row }) => row))
      this.layout.replace(
        made.rows, { items: made.guides, priorities, keeps: (row) => !row.between || kept.has(row) })
      this.edit = { reports, error: null, isApplied: true, effects: changed(made, baseline), rows: made.rows }
    }

    interpret(texts, variant, { only }) {
      return Live.interpret(this.scene, this.system, this.system.variants[variant], this.state, texts, only)
    }

    /** Returns the content priorities that the original code sets and the edited code does not. */
    restored({ priorities }, made) {
      const key = ({ item, axis, kind }) => `${item} ${axis} ${kind}`
      const set = new Set(made.priorities.map(key))
      return priorities.filter((one) => !set.has(key(one))).map(
        (one) => ({ ...one, value: this.usual(one, priorities) }))
    }

    /** Returns the content priority of the other items of a class. */
    usual({ item, axis, kind }, changed) {
      const list = kind === 'hugging' ? 'huggingPriority' : 'resistancePriority'
      const isChanged = (index) =>
        changed.some((one) => one.item === index && one.axis === axis && one.kind === kind)
      const other = this.items.find((one, index) =>
        one.class === this.items[item].class && one[list] && !isChanged(index))
      return other?.[list][axis === 'x' ? 0 : 1] ?? (kind === 'hugging' ? 250 : 750)
    }

    select(item) {
      this.selected = item
      this.changed('selection')
    }

    showRulers(isOn) {
      this.rulers = isOn
      this.changed('rulers')
    }

    /** The constraints of the shown code that are in force: { first, second, constant, inset, site, … }. */
    get codeRows() {
      const { rows, kept } = this.baseline()
      const others = kept.filter(({ site }) => site?.[0] >= 0)
      return [...(this.edit.rows ?? rows), ...others]
    }

    /** Returns true if an item is inside another one, or is it. */
    isInside(item, other) {
      for (let above = item; above >= 0; above = this.items[above]?.parent ?? -1) {
        if (above === other) return true
      }
      return false
    }
  }

  /** Returns the effects that the original code does not have. */
  function changed({ effects }, baseline) {
    const key = ({ item, property, value }) => `${item} ${property} ${value}`
    const known = new Set(baseline.effects.map(key))
    return effects.filter((one) => !known.has(key(one)))
  }

  /** Returns a side of the picture within its limits, in points; null for anything else. */
  function size(value) {
    const number = Number(value)
    if (value === null || value === undefined || value === '' || !Number.isFinite(number)) return null
    return Math.min(Math.max(Math.round(number * 2) / 2, 0), 2000)
  }

  Live.Model = Model
})()
