// A scene's items, names and functions, as a block of its code sees them.

(() => {
  const { Item, Case } = globalThis.Live

  const areas = [
    ['safeArea', /safe ?area/i], ['keyboard', /keyboard/i], ['readable', /readable/i],
      ['margins', /margins/i],
    ['frame', /frame/i], ['content', /content/i],
  ]

  /** The items of a system, with the properties that code can name. */
  class SceneItems {
    /**
     * @param system A system of the scene, as layout-scene.js makes it.
     * @param names The properties that differ in the variant in use: { item: { name: value } }.
     */
    constructor(system, names = {}) {
      this.system = system
      this.items = system.items.map((facts, index) => new Item(index, {
        isView: !facts.guide, className: facts.class, isHidden: facts.hidden === true,
      }))
      this.items.forEach((item, index) => { item.parent = this.items[system.items[index].parent] ?? null })
      this.items.forEach(
        (item, index) => this.addMembers(item, { ...system.items[index].names, ...names[index] }))
      this.findAreas()
      this.taken = new Set()
      this.skipped = 0
      /** True if the views that code creates are in the tree from front to back. */
      this.isReversed = false
      this.added = []
    }

    addMembers(item, names) {
      for (const [name, value] of Object.entries(names)) item.members[name] = this.value(value)
    }

    /** Returns the value that the script of the scene holds as JSON. */
    value(json) {
      if (Array.isArray(json)) return json.map((one) => this.value(one))
      if (json === null || typeof json !== 'object') return json
      if (json.item !== undefined) return this.items[json.item]
      if (json.case !== undefined) {
        const values = (json.values ?? []).map((one) => this.value(one))
        return new Case(json.case, null, values, json.labels ?? values.map(() => null))
      }
      return json
    }

    findAreas() {
      this.areaGuides = new Set()
      this.system.items.forEach((facts, index) => {
        if (!facts.guide) return
        const area = areas.find(([, rule]) => rule.test(`${facts.guide} ${facts.class}`))
        const guide = this.items[index]
        if (!area || !guide.parent || this.isNamed(guide)) return
        guide.parent.areas[area[0]] ??= guide
        this.areaGuides.add(guide)
      })
    }

    isNamed(guide) { return this.items.some((item) => Object.values(item.members).includes(guide)) }

    /**
     * Returns the next guide of a view that its blocks have made; a new one if the blocks make more.
     * `skipped` guides of each view belong to blocks that do not run here.
     */
    guide(owner, name) {
      const made = this.system.items.flatMap((facts, index) => {
        const item = this.items[index]
        const isSpare = facts.guide !== undefined && item.parent === owner && !this.areaGuides.has(item)
        return isSpare && !this.isNamed(item) ? [item] : []
      })
      const known = made.slice(this.skipped).find((item) => !this.taken.has(item))
      if (known) {
        this.taken.add(known)
        return known
      }
      const item = new Item(this.items.length, { isView: false, className: 'UILayoutGuide', parent: owner })
      this.items.push(item)
      this.added.push({ name, class: 'UILayoutGuide', parent: owner.index, guide: name })
      return item
    }

    /** Returns the next subview of a view that no property holds, of a class that its code creates. */
    created(owner, className) {
      const list = this.items.filter((one) =>
        one.parent === owner && one.isView && one.className === className && !this.taken.has(one)
        && !Object.values(owner.members).flat().includes(one))
      const item = this.isReversed ? list.at(-1) : list[0]
      if (!item) return null
      item.isCreated = true
      this.taken.add(item)
      return item
    }
  }

  Object.assign(globalThis.Live, { SceneItems })
})()
