// Turns the code of a scene into the rows of its layout: the entry of the interpreter.
//
//   Live.interpret(scene, system, variant, state, texts) → { rows, priorities, effects, guides, reports,
// error }
//   Live.baseline(scene, system, variant, state) → { editable, only, rows, kept, reasons, … }

(() => {
  const Live = globalThis.Live
  const { SceneItems, Functions, Run, SwiftError } = Live

  const contentKinds = {
    xHugging: ['x', 'hugging'], yHugging: ['y', 'hugging'], xCompression: ['x', 'resistance'],
    yCompression: ['y', 'resistance'],
  }

  /** Returns the pieces of code with the texts of an edit in place of the original ones. */
  const edited = (scene, texts) =>
    scene.code.map((code, index) => ({ ...code, text: texts?.[index] ?? code.text }))

  /** Returns the pieces of code that run by themselves, because no other piece calls them. */
  function entryCodes(scene, functions) {
    return [...scene.code.keys()].filter((code) => {
      const [first] = functions.statements[code]
      if (!first || first.type !== 'function') return first !== undefined
      return holdsBlock(functions, code)
        && (first.name === 'init' || !functions.isCalledElsewhere(first.name, code))
    })
  }

  const holdsBlock = (functions, code) => Live.callsName(functions.statements[code], 'tk_constraint')

  /** Returns an entry: a piece of code with its views, and the arguments of its closures for each view. */
  function entry(scene, functions, code) {
    const blocks = scene.blocks ?? []
    const given = new Map()
    for (const { owner, arguments: values } of blocks) if (values) given.set(owner, values)
    const isFunction = functions.statements[code][0]?.type === 'function'
    const own = blocks.filter((block) => block.code === code).map(({ owner }) => owner)
    const owners = [...new Set(isFunction ? own : given.keys())].sort((one, other) => one - other)
    return { code, owners, arguments: given }
  }

  /**
   * Runs the code of a scene.
   *
   * @param texts The edited texts by the index of their piece; pieces that are left out are unedited.
   * @param only The pieces whose entries run, each with its conditions { isDirectional, skipped, isReversed
   * };
   *   null for all entries.
   * @returns The constraints in the order made, content priorities, effects, the guides beyond those of the
   *   system, the reports of the library, and the error of the compiler, if there is one: then there are no
   * rows.
   */
  function interpret(scene, system, variant, state = 0, texts = null, only = null) {
    const codes = edited(scene, texts)
    const result = { rows: [], priorities: [], effects: [], guides: [], reports: [], error: null }
    let run = null
    try {
      const functions = new Functions(codes, texts)
      run = new Run(codes, new SceneItems(system, variant?.names), functions)
      for (const code of only?.keys() ?? entryCodes(scene, functions)) {
        const { isDirectional = false, skipped = 0, isReversed = false } = only?.get(code) ?? {}
        Object.assign(run.items, { skipped, isReversed })
        run.isDirectional = isDirectional
        run.start(entry(scene, functions, code), state)
      }
      collect(run, result)
    } catch (error) {
      result.error = errorReport(error, codes)
    }
    // Code that does not compile does not run, so it reports nothing.
    if (run && !result.error) result.reports = run.reports
    return result
  }

  function collect(run, result) {
    for (const group of run.finished.filter((one) => one.isInstalled && one.draft)) {
      for (const constraint of group.draft.records) if (constraint.active) result.rows.push(
        row(constraint, run))
      for (const { item, property, value } of group.draft.effects) {
        const [axis, kind] = contentKinds[property] ?? []
        if (kind) result.priorities.push({ item: item.index, axis, kind, value })
        else result.effects.push({ item: item.index, property, value })
      }
    }
    result.guides = run.items.added
  }

  function row(constraint, run) {
    const { first, second, relation, multiplier, constant, priority, site, number } = constraint
    const code = run.codes.findIndex(({ file, first: start, text }) =>
      file === site?.file && site.line >= start && site.line < start + text.split('\n').length)
    return {
      first: [first[0].index, first[1]], second: second && [second[0].index, second[1]], relation, multiplier,
      constant, priority, active: true, site: [code, site?.line ?? 0, site?.verb ?? '', number],
        inset: constraint.base,
    }
  }

  /** Returns an error as the page shows it; an error of this page itself is one as well. */
  function errorReport(error, codes) {
    if (!(error instanceof SwiftError)) {
      const text = error instanceof RangeError
        ? 'the code calls itself without end' : `this page failed: ${error.message}`
      return { kind: 'error', file: codes[0]?.file ?? '', line: codes[0]?.first ?? 0, text, cause: error }
    }
    const code = codes[error.code ?? 0]
    const line = code.first + error.line - 1
    return {
      kind: 'error', code: error.code ?? 0, file: code.file, line, start: error.start, end: error.end,
      text: `${code.file}:${line}: ${error.message}`,
    }
  }

  /** Returns a text that is equal for equal constraints. */
  function key({ first, second, relation, multiplier, constant, priority }) {
    const number = (value) => (Math.round(value * 1e4) / 1e4 + 0).toString()
    const other = second ? `${number(multiplier)}*${second.join('.')}` : ''
    return `${first.join('.')} ${relation} ${other} ${number(constant)} @${number(priority)}`
  }

  /** Returns an exported constraint in the form in which rows are handed to the layout. */
  function exported(row) {
    const { between: { first, second, multiplier, constant }, relation, priority, site } = row
    return { first, second, relation, multiplier: second ? multiplier : 1, constant, priority, site, row }
  }

  /**
   * Runs the unedited code, each entry by itself, and compares its constraints with those of the system.
   *
   * @returns `editable`: the pieces of code whose constraints are all reproduced; `only`: the entries that
   * run
   *   when code is edited; `kept`: the constraints that other code made and that stay; `reasons`: for the
   * other
   *   pieces a sentence each.
   */
  function baseline(scene, system, variant, state = 0) {
    const functions = new Functions(scene.code)
    const open = rowsByKey(variant)
    const result = {
      only: new Map(), editable: new Set(), kept: [], reasons: [], details: [], effects: [], priorities: [],
      rows: [],
    }
    const tryCode = (code) => {
      const found = reproduced(open, (conditions) =>
        interpret(scene, system, variant, state, null, new Map([[code, conditions]])))
      if (found.reason) {
        result.reasons[code] = found.reason
        result.details[code] = found.detail
        return
      }
      result.only.set(code, found.conditions)
      result.rows.push(...found.made.rows)
      result.effects.push(...found.made.effects)
      result.priorities.push(...found.made.priorities)
    }
    for (const code of entryCodes(scene, functions)) tryCode(code)
    // A function whose caller cannot run may run by itself.
    for (const code of missedCodes(open)) {
      const isTried = result.only.has(code) || result.reasons[code]
      if (code >= 0 && !isTried && holdsBlock(functions, code)) tryCode(code)
    }
    result.kept = [...open.values()].flat()
    judge(scene, functions, result)
    return result
  }

  /**
   * The conditions that the code does not show, from the usual one on; a comparison tells which one holds.
   */
  const conditionsToTry = [
    {}, { isDirectional: true }, { skipped: 1 }, { skipped: 2 }, { skipped: 3 }, { isReversed: true },
  ]

  /** Runs an entry under each condition, until its constraints are those of the system. */
  function reproduced(open, run) {
    let first = null
    for (const conditions of conditionsToTry) {
      const made = run(conditions)
      if (made.error) {
        return { reason: `This page cannot run this code: ${made.error.text}.`, detail: made.error }
      }
      const detail = take(made.rows, open)
      if (!detail) return { made, conditions, reason: null }
      first ??= detail
    }
    return { reason: 'This page reads a line here otherwise than the library.', detail: first }
  }

  /** Returns the pieces of code whose constraints have not been reproduced. */
  const missedCodes = (open) => new Set([...open.values()].flat().map(({ site }) => site?.[0] ?? -1))

  function rowsByKey(variant) {
    const open = new Map()
    for (const row of variant.rows) {
      if (row.kind !== 'constraint' || !row.between) continue
      const one = exported(row)
      open.set(key(one), [...(open.get(key(one)) ?? []), one])
    }
    return open
  }

  /**
   * Takes the rows out of the open ones; returns the first one that is not among them, and takes none then.
   */
  function take(rows, open) {
    const taken = []
    for (const row of rows) {
      const list = open.get(key(row))
      const found = list?.findIndex(({ site }) => site?.[0] === row.site[0] && site[1] === row.site[1]) ?? -1
      const one = list?.splice(Math.max(0, found), 1)[0]
      if (!one) {
        for (const back of taken) open.get(key(back)).push(back)
        return row
      }
      taken.push(one)
    }
    return null
  }

  /** Finds the pieces of code that can be edited: all of their constraints have been reproduced. */
  function judge(scene, functions, result) {
    scene.code.forEach((_, code) => {
      const missed = result.kept.find(({ site }) => site?.[0] === code)
      const [first] = functions.statements[code]
      const isHelper = first?.type === 'function' && functions.isCalledElsewhere(first.name, code)
      const isRun = isHelper || scene.blocks?.some((block) => block.code === code)
      if (!missed && isRun && !result.reasons[code]) result.editable.add(code)
      else result.reasons[code] ??= 'This page does not run the code that calls this.'
    })
  }

  Object.assign(Live, { interpret, baseline, constraintKey: key })
})()
