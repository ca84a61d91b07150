// Turns the code of a scene into the rows of its layout: the entry of the interpreter.
//
//   Live.interpret(scene, system, variant, state, texts) → { rows, priorities, effects, guides, reports, error }
//   Live.baseline(scene, system, variant, state) → { isEditable, reason, kept, variantNames }

(() => {
  const Live = globalThis.Live
  const { SceneItems, Functions, Run, SwiftError } = Live

  const contentKinds = {
    xHugging: ['x', 'hugging'], yHugging: ['y', 'hugging'], xCompression: ['x', 'resistance'],
    yCompression: ['y', 'resistance'],
  }

  /** Returns the pieces of code with the texts of an edit in place of the original ones. */
  const edited = (scene, texts) => scene.code.map((code, index) => ({ ...code, text: texts?.[index] ?? code.text }))

  /** The blocks of a scene without those that another run of the same function has run already. */
  function runs(scene) {
    const seen = new Set()
    return (scene.blocks ?? []).filter(({ code, owner, arguments: given, line }) => {
      const isClosure = /^\s*\{/.test(scene.code[code].text)
      const key = `${code} ${owner} ${JSON.stringify(given)} ${isClosure ? line : ''}`
      if (seen.has(key)) return false
      seen.add(key)
      return true
    })
  }

  /**
   * Runs the code of a scene.
   *
   * @param texts The edited texts by the index of their piece; pieces that are left out are unedited.
   * @returns The constraints in the order made, content priorities, effects, the guides beyond those of the
   *   system, the reports of the library, and the error of the compiler, if there is one: then there are no rows.
   */
  function interpret(scene, system, variant, state = 0, texts = null, isDirectional = false) {
    const codes = edited(scene, texts)
    const result = { rows: [], priorities: [], effects: [], guides: [], reports: [], error: null }
    let run = null
    try {
      run = new Run(codes, new SceneItems(system, variant?.names), new Functions(codes))
      run.isDirectional = isDirectional
      for (const block of runs(scene)) run.start(block, state)
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
      for (const constraint of group.draft.records) if (constraint.active) result.rows.push(row(constraint, run))
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
    }
  }

  /** Returns an error as the page shows it; an error of this page itself is one as well. */
  function errorReport(error, codes) {
    if (!(error instanceof SwiftError)) {
      const text = error instanceof RangeError ? 'the code calls itself without end' : `this page failed: ${error.message}`
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
  function exported({ between, relation, priority, site }) {
    const { first, second, multiplier, constant } = between
    return { first, second, relation, multiplier: second ? multiplier : 1, constant, priority, active: true, site }
  }

  /**
   * Runs the unedited code and compares its constraints with those of the system.
   *
   * @returns `kept`: the constraints that other code made and that stay when this code is edited. If the two
   *   differ, the scene is not editable, and `reason` is a sentence.
   */
  function baseline(scene, system, variant, state = 0) {
    if (!scene.blocks?.length) return refuse('Its constraints are made by code that is not shown here.')
    const attempts = [false, true].map((isDirectional) => ({
      isDirectional, ...compare(interpret(scene, system, variant, state, null, isDirectional), variant),
    }))
    return attempts.find((one) => one.isEditable) ?? attempts[0]
  }

  const refuse = (reason, detail = null) => ({ isEditable: false, reason, detail, kept: [] })

  function compare(result, variant) {
    if (result.error) return refuse(`This page cannot run the code: ${result.error.text}.`, result.error.cause)
    const open = new Map()
    const rows = variant.rows.filter(({ kind, between }) => kind === 'constraint' && between).map(exported)
    for (const one of rows) open.set(key(one), [...(open.get(key(one)) ?? []), one])
    for (const one of result.rows) {
      const found = open.get(key(one))?.shift()
      if (!found) return refuse('This page reads a line of the code otherwise than the library.', one)
    }
    const kept = [...open.values()].flat()
    const missed = kept.find(({ site }) => site?.[0] >= 0)
    if (missed) return refuse('This page does not carry a line of the code.', missed)
    return { isEditable: true, reason: null, kept, effects: result.effects, priorities: result.priorities }
  }

  Object.assign(Live, { interpret, baseline, constraintKey: key })
})()
