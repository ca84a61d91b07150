// The layout of a system in a range of sizes: its variables and rows in the solver, and the order in which
// they are solved, which is that of LayoutEngine+Pass.swift.

(() => {
  const { Live } = globalThis
  const { engine, numberAt, stepAt, ranked, Texts, Frames } = Live

  /** The largest number of rounds in one layout, as in the engine. */
  const rounds = 4
  const relations = { '<=': -1, '==': 0, '>=': 1 }

  /** The layout of one variant of a system. */
  class Variant {
    /** `facts` are the variables, rows, frames and origins of the data, `share` the length of the texts. */
    constructor(system, facts, share) {
      Object.assign(this, { system, facts, items: system.items, width: 0, height: 0, step: 0 })
      this.number = engine.openSystem()
      /** The solver's numbers of the variables of the data. */
      this.numbers = new Map()
      this.itemOfWidth = new Map()
      this.rows = []
      /** The rows whose constants follow the size, those that contain a baseline, and those of each item. */
      this.movingRows = []
      this.baselineRows = []
      this.ownRows = []
      this.changed = []
      this.texts = new Texts(this, share)
      this.frames = new Frames(this)
      const signed = new Set(facts.signed)
      for (const variable of facts.variables) this.addVariable(variable, signed.has(variable))
      engine.suggest(this.variable(2), 0)
      engine.suggest(this.variable(3), 0)
      for (const row of ranked(facts.rows, this.items)) this.addRow(row)
      this.texts.setSizes()
      if (this.texts.wraps) engine.trackFound()
    }

    // Variables

    /** Returns the solver's number of a variable of the data; a missing one is added. */
    variable(variable) {
      if (!this.numbers.has(variable)) this.addVariable(variable, false)
      return this.numbers.get(variable)
    }

    addVariable(variable, isSigned) {
      const isSize = variable % 4 >= 2 && !isSigned
      const number = engine.addVariable(isSize ? 1 : 0)
      this.numbers.set(variable, number)
      if (variable % 4 === 2) this.itemOfWidth.set(number, variable >> 2)
    }

    value(variable) {
      const number = this.numbers.get(variable)
      return number === undefined ? 0 : engine.value(number)
    }

    // Rows

    addRow(row) {
      const constant = this.constant(row)
      for (let index = 0; index < row.terms.length; index += 2) {
        engine.addTerm(row.terms[index], this.variable(row.terms[index + 1]))
      }
      const number = engine.addConstraint(
        relations[row.relation], constant, row.priority, row.fixed ? 0 : 1, row.rank)
      const entry = { row, number, constant }
      this.rows.push(entry)
      if (Array.isArray(row.constant)) this.movingRows.push(entry)
      if (row.baselines) this.baselineRows.push(entry)
      if (row.item !== undefined && row.kind !== 'constraint') this.note(entry)
    }

    /** Remembers the rows of contents and of safe areas, whose constants change. */
    note(entry) {
      const { kind, item, terms } = entry.row
      const own = (this.ownRows[item] ??= {})
      own[kind + (terms[1] % 2 === 1 ? 'y' : 'x')] = entry
    }

    constant(row) {
      const text = this.texts.ofRow(row)
      const { natural } = text ?? {}
      let constant = numberAt(row.constant, this.width, this.height, this.step)
      if (natural) constant = row.terms[1] % 4 === 2 ? natural.width : natural.height
      for (const { item, isFirst, weight, offset } of row.baselines ?? []) {
        constant += weight * this.texts.baseline(item, isFirst, offset)
      }
      return constant
    }

    /** Changes the constant of a row; without a row nothing happens. */
    setConstant(entry, constant) {
      if (!entry || entry.constant === constant) return
      entry.constant = constant
      engine.setConstant(entry.number, constant)
    }

    /** Sets the size of the content of an item; null leaves a side as it is. */
    setContent(item, width, height) {
      const own = this.ownRows[item] ?? {}
      if (width !== null) {
        this.setConstant(own.huggingx, width)
        this.setConstant(own.resistancex, width)
      }
      if (height !== null) {
        this.setConstant(own.huggingy, height)
        this.setConstant(own.resistancey, height)
      }
    }

    /** Updates the rows that contain a baseline of an item. */
    updateBaselines(item) {
      for (const entry of this.baselineRows) {
        const isOfItem = entry.row.baselines.some((other) => other.item === item)
        if (isOfItem) this.setConstant(entry, this.constant(entry.row))
      }
    }

    // Solving

    /** Lays the variant out at a size, and returns the number of solves. */
    layOut(width, height) {
      engine.useSystem(this.number)
      Object.assign(this, { width, height, step: stepAt(this.facts.step, width, height), solves: 0 })
      engine.suggest(this.variable(2), width)
      engine.suggest(this.variable(3), height)
      for (const entry of this.movingRows) this.setConstant(entry, this.constant(entry.row))
      for (let round = 0; round < rounds; round++) {
        this.solve()
        this.frames.update()
        if (!this.frames.updateSafeAreas()) break
      }
      return this.solves
    }

    solve() {
      if (!engine.needsSolve()) return
      this.solveOnce()
      if (this.texts.wraps) this.texts.wrap(this.changed, () => this.solveOnce())
      for (let round = 1; round < rounds && engine.needsSolve(); round++) this.solveOnce()
    }

    /** Solves, and updates the heights of the labels whose widths have changed. */
    solveOnce() {
      engine.solve()
      this.solves += 1
      if (!this.texts.wraps) return
      this.changed = []
      for (let index = 0; index < engine.changedCount(); index++) this.changed.push(engine.changed(index))
      this.texts.updateHeights(this.changed)
    }

    /** The conflicts of the last solve: their rows, and the row that was left out. */
    get conflicts() {
      engine.useSystem(this.number)
      const row = (number) => this.rows.find((entry) => entry.number === number).row
      return Array.from({ length: engine.conflictCount() }, (_, index) => {
        const places = Array.from({ length: engine.conflictSize(index) }, (_, place) => place)
        const rows = places.map((place) => row(engine.conflictConstraint(index, place)))
        return { rows, broken: row(engine.brokenConstraint(index)) }
      })
    }

    /** Returns the lines of a label as they are drawn. */
    lines(item) {
      engine.useSystem(this.number)
      const [width, height] = this.frames.local.subarray(4 * item + 2, 4 * item + 4)
      return this.texts.lines(item, width, height)
    }

    close() { engine.closeSystem(this.number) }
  }

  Object.assign(Live, { Variant })
})()
