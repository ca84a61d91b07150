// The layout of a scene at any size: the entry of the layout-….js files.
//
//   await LiveLayout.load()                    waits for the engine
//   const layout = LiveLayout.open(system)     the layout of a system of a scene
//   layout.solve(width, height)                → { frames, local, lines, conflicts, milliseconds, … }

(() => {
  const { chosen, lowered, loadEngine, Variant } = globalThis.Live

  /** The layout of a system at any size. Each variant is added to the solver when a size first chooses it. */
  class Layout {
    constructor(system) {
      this.system = system
      this.variants = new Map()
      this.edit = null
    }

    /** Returns the index of the variant for a size. */
    variantIndex(width, height) { return chosen(this.system.choice, width, height) }

    /**
     * Lays the scene out at a size.
     *
     * `frames` are relative to the root, `local` to the superview or owning view: four numbers for each item.
     */
    solve(width, height) {
      const start = performance.now()
      const index = this.variantIndex(width, height)
      if (!this.variants.has(index)) this.variants.set(index, this.made(index))
      const variant = this.variants.get(index)
      const rounds = variant.layOut(width, height)
      const { inRoot, local } = variant.frames
      return {
        frames: inRoot, local, milliseconds: performance.now() - start, rounds, variant: index,
        conflicts: variant.conflicts, items: variant.items, lines: (item) => variant.lines(item),
      }
    }

    made(index) {
      const { system, edit } = this
      const facts = system.variants[index]
      if (!edit) return new Variant(system, facts)
      const edited = { ...system, items: [...system.items, ...edit.items] }
      const own = facts.rows.filter((row) => row.kind !== 'constraint' || edit.keeps(row))
        .map((row) => withPriority(row, edit.priorities))
      const added = edit.rows.map((row) => (row.terms ? row : lowered(row, edited)))
      return new Variant(edited, { ...facts, rows: [...own, ...added] })
    }

    /**
     * Replaces the rows of the constraints; null restores those of the code.
     *
     * `keeps(row)` returns true for a row of a constraint that remains, such as that of another block.
     */
    replace(rows, { items = [], priorities = [], keeps = () => false } = {}) {
      this.close()
      this.edit = rows && { rows, items, priorities, keeps }
    }

    /** Returns the row of a constraint between attributes. */
    lower(constraint) {
      return lowered(constraint, { items: [...this.system.items, ...(this.edit?.items ?? [])] })
    }

    close() {
      for (const variant of this.variants.values()) variant.close()
      this.variants.clear()
    }
  }

  /** Returns a row of a content with its edited priority. */
  function withPriority(row, priorities) {
    const axis = row.terms[1] % 2 === 1 ? 'y' : 'x'
    const found = priorities.find(
      (change) => change.item === row.item && change.kind === row.kind && change.axis === axis)
    return found ? { ...row, priority: found.value } : row
  }

  globalThis.LiveLayout = { load: loadEngine, open: (system) => new Layout(system) }
})()
