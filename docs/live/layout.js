// The layout of a scene at any size: the entry of the layout-….js files.
//
//   await LiveLayout.load()                             waits for the engine
//   const layout = LiveLayout.open(system, numbers)     the layout of a system of a scene
//   layout.solve(width, height)                         → { frames, local, lines, conflicts, milliseconds, … }

(() => {
  const { chosen, withNumbers, loadEngine, Variant } = globalThis.Live

  /** The layout of a system at any size. Each variant is added to the solver when a size first chooses it. */
  class Layout {
    constructor(system, numbers) {
      Object.assign(this, { system, numbers, variants: new Map(), values: new Map(), share: 1 })
    }

    /**
     * Lays the scene out at a size.
     *
     * `frames` are relative to the root, `local` to the superview or owning view: four numbers for each item.
     */
    solve(width, height) {
      const start = performance.now()
      const index = chosen(this.system.choice, width, height)
      if (!this.variants.has(index)) this.variants.set(index, this.made(index))
      const variant = this.variants.get(index)
      const rounds = variant.layOut(width, height)
      const { inRoot, local } = variant.frames
      return {
        frames: inRoot, local, milliseconds: performance.now() - start, rounds, rows: variant.facts.rows,
        conflicts: variant.conflicts, lines: (item) => variant.lines(item),
      }
    }

    made(index) {
      const { system, numbers, values, share } = this
      const facts = system.variants[index]
      const rows = facts.rows.map((row) => withNumbers(row, values, numbers, system.items))
      return new Variant(system, { ...facts, rows }, share)
    }

    /** Sets the numbers of the code that differ from it, and the length of the texts as a share of theirs. */
    change(values, share = 1) {
      this.close()
      Object.assign(this, { values, share })
    }

    close() {
      for (const variant of this.variants.values()) variant.close()
      this.variants.clear()
    }
  }

  globalThis.LiveLayout = { load: loadEngine, open: (system, numbers) => new Layout(system, numbers) }
})()
