// The state of the page: the scene, its size, direction, text size and state, the numbers that were changed in its
// code, and the layout of it all.

(() => {
  const Live = globalThis.Live

  class Model {
    constructor() {
      this.listeners = new Set()
      this.selected = -1
      this.rulers = false
      this.values = new Map()
      this.result = null
      this.layout = null
    }

    /** Calls a function with the kind of each change: 'scene', 'settings', 'size', 'numbers', 'selection' … */
    onChange(listener) { this.listeners.add(listener) }
    changed(kind) { for (const listener of this.listeners) listener(kind) }

    get system() {
      const { list, systems } = this.scene
      // Without a system of its own, a hidden view keeps its place, and so do the others.
      return list[systems[`${this.systemKey}.${this.hidden}`] ?? systems[this.systemKey]]
    }
    get systemKey() { return `${this.direction}.${this.state}.${this.textSize}` }
    get items() { return this.system.items }
    /** The native frames at the chosen size, for a scene that the page does not solve. */
    get knownFrames() { return this.system.expected[this.choice] }
    get canSolve() { return !this.scene.notCarried }
    /** True if the layout is not that of the code and its texts. */
    get isEdited() { return this.values.size > 0 || this.length !== 1 || this.hidden >= 0 }

    /** Shows a scene, with settings that the scene has; others are replaced by the first ones. */
    open(scene, { direction, state, textSize, width, height, values } = {}) {
      this.scene = scene
      const { directions, textSizes } = scene
      this.direction = directions.includes(direction) ? direction : directions[0]
      this.textSize = textSizes.includes(textSize) ? textSize : textSizes[0]
      this.state = Number.isInteger(state) && state >= 0 && state < scene.states.length ? state : 0
      if (scene.systems[this.systemKey] === undefined) {
        Object.assign(this, { direction: directions[0], textSize: textSizes[0], state: 0 })
      }
      this.width = size(width) ?? scene.size[0]
      this.height = size(height) ?? scene.size[1]
      // A link may hold any numbers.
      const given = [...values ?? []]
      const known = given.filter(([number, value]) => scene.numbers[number] && Number.isFinite(value))
      this.refusesNumbers = known.length < given.length
      this.values = new Map(known)
      this.length = 1
      this.hidden = -1
      this.selected = -1
      this.choice = 0
      this.reload('scene')
    }

    /** Changes direction, state, text size, the length of the texts or the view that is hidden. */
    choose(settings) {
      Object.assign(this, settings)
      this.reload('settings')
    }

    reload(kind) {
      this.layout?.close()
      this.layout = null
      this.result = null
      if (this.canSolve) {
        this.layout = globalThis.LiveLayout.open(this.system, this.scene.numbers)
        this.layout.change(this.values, this.length)
      }
      this.solve(kind)
    }

    resize(width, height) {
      this.width = size(width) ?? this.width
      this.height = size(height) ?? this.height
      this.solve('size')
    }

    /** Changes a number of the code; its own value takes the change back. */
    setNumber(number, value) {
      if (value === this.scene.numbers[number].value) this.values.delete(number)
      else this.values.set(number, value)
      this.layout.change(this.values, this.length)
      this.solve('numbers')
    }

    /** Takes all changes of numbers back. */
    resetNumbers() {
      this.values.clear()
      this.layout?.change(this.values, this.length)
      this.solve('numbers')
    }

    solve(kind) {
      // A scene that is not solved has its frames at a few sizes only.
      if (!this.canSolve) [this.width, this.height] = this.scene.sizes[this.choice]
      this.result = this.layout?.solve(this.width, this.height) ?? null
      this.changed(kind)
    }

    select(item) {
      this.selected = item
      this.changed('selection')
    }

    showRulers(isOn) {
      this.rulers = isOn
      this.changed('rulers')
    }

    /** The constraints of the shown code: rows with their two sides and their place. */
    get codeRows() {
      return (this.result?.rows ?? []).filter(({ between, site }) => between && site?.code !== undefined)
    }

    /** Returns true if an item is inside another one, or is it. */
    isInside(item, other) {
      for (let above = item; above >= 0; above = this.items[above]?.parent ?? -1) {
        if (above === other) return true
      }
      return false
    }
  }

  /** Returns a side of the picture within its limits, in points; null for anything else. */
  function size(value) {
    const number = Number(value)
    if (value === null || value === undefined || value === '' || !Number.isFinite(number)) return null
    return Math.min(Math.max(Math.round(number * 2) / 2, 0), 2000)
  }

  const text = {
    /** Returns a number with at most two decimals. */
    number: (value) => `${Math.round(value * 100) / 100}`,
  }

  Object.assign(Live, { Model, text })
})()
