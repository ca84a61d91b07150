// Runs the code of a scene: its functions with the views as they are, and the blocks in them.

(() => {
  const Live = globalThis.Live
  const { SwiftError, Scope, Func, Item, Whole, Tuple, Group, Place, Return } = Live

  const realTypes = new Set(['CGFloat', 'Double', 'Float'])

  /** Returns true for a closure that places views: `{ make, a, b, _ in … }` or `{ row($0, $1, $2, $3) }`. */
  function isPlacing({ node: { parameters, body } }) {
    if (parameters) return parameters[0] === 'make'
    const only = body.length === 1 && body[0].type === 'expression' ? body[0].value : null
    return only?.type === 'call' && only.values[0]?.type === 'name' && only.values[0].name === '$0'
  }

  /** Returns true if a tree of nodes holds `$0`. */
  function usesArguments(node) {
    if (Array.isArray(node)) return node.some(usesArguments)
    if (node === null || typeof node !== 'object' || node.kind) return false
    if (node.type === 'closure') return false
    return (node.type === 'name' && node.name === '$0') || Object.values(node).some(usesArguments)
  }

  class Run extends Live.NamedRun {
    /**
     * @param codes The pieces of code of the scene.
     * @param items The scene's items, SceneItems.
     * @param functions The functions of the code; made from the codes if left out.
     */
    constructor(codes, items, functions = new Live.Functions(codes)) {
      super()
      Object.assign(this, { codes, items, functions })
      this.unknown = Object.freeze({ isUnknown: true })
      this.reports = []
      this.groups = new Map()
      this.finished = []
      this.draft = null
      this.isDirectional = false
      /** True outside of blocks, where a value that the page does not know is no error. */
      this.isTolerant = true
      this.world = {
        guide: (owner, name) => this.items.guide(owner, name),
        report: (report) => this.reports.push(report),
      }
    }

    place(token) {
      const code = this.codes[token.code]
      return { file: code.file, line: code.first + token.line - 1, code: token.code }
    }

    // Blocks

    /**
     * Runs an entry: a function with the view that is `self`, or a closure of a list of scenes with its
     * boxes.
     *
     * @param entry { code, owners, arguments }: the views, and the arguments of a closure for each of them.
     */
    start({ code, owners, arguments: given }, state) {
      const [first] = this.functions.statements[code]
      this.waiting = owners.map((owner) => this.items.items[owner])
      this.given = given
      if (first?.type !== 'function') return this.startList(this.functions.statements[code])
      for (const owner of this.waiting) {
        this.waiting = [owner]
        const values = first.parameters.map((parameter) => this.parameter(parameter, owner, state))
        this.function(new Func(first, new Scope(null, owner)), { values, labels: [], token: first.token })
      }
    }

    /** Returns the value of a parameter of a function that nothing calls here. */
    parameter({ name, declared }, owner, state) {
      if (name === 'state') return new Whole(state)
      // An initializer keeps most of its arguments in properties of the same name.
      if (Object.hasOwn(owner.members, name)) return owner.members[name]
      return declared === owner.className ? owner : this.unknown
    }

    startList(statements) {
      const [first] = statements
      const body = first?.type === 'variable' && first.getter ? first.getter : statements
      this.latestPlacing = null
      this.statements(body, new Scope(null, this.waiting[0] ?? null))
      // One closure may place the boxes of several pictures.
      while (this.waiting.length > 0 && this.latestPlacing) this.runPlacing(this.latestPlacing)
    }

    /** Runs the closures that are handed to a function of the demo: one that takes a maker places boxes. */
    callUnknown({ values }) {
      let result = this.unknown
      for (const closure of values.filter((value) => value instanceof Func)) {
        if (isPlacing(closure)) result = this.runPlacing(closure)
        else if (!closure.node.parameters && !usesArguments(closure.node.body)) {
          const made = this.function(closure, { values: [], labels: [] })
          if (made instanceof Item) result = made
        }
      }
      return result
    }

    /** Runs a closure that places the boxes of the next view, and returns the view. */
    runPlacing(closure) {
      const owner = this.waiting.shift()
      if (!owner) return this.unknown
      this.latestPlacing = closure
      const given = this.given.get(owner.index) ?? []
      this.open(owner, new Group(), this.place(closure.node.token), (maker) => {
        const values =
          given.map((value) => (value?.maker ? this.makerFrom(maker, value.maker) : this.items.value(value)))
        const token = closure.node.token
        const count = closure.node.parameters?.length ?? values.length
        this.function(closure, { values: values.slice(0, count), labels: [], token })
      })
      return owner
    }

    makerFrom(maker, { ref, insets }) {
      const item = typeof ref === 'number' ? this.items.items[ref] : ref?.item !== undefined
        ? this.items.items[ref.item] : null
      const made = item && item !== maker.reference ? maker.ref(item) : maker
      return insets?.some((number) => number !== 0) ? made.inset(new Live.Insets(...insets)) : made
    }

    /** Builds a group by a block that takes the maker. */
    open(container, group, place, block) {
      const [outer, wasTolerant] = [this.draft, this.isTolerant]
      this.isTolerant = false
      Live.build(this.world, container, group, place, this.isDirectional, (maker) => {
        this.draft = maker.draft
        block(maker)
      })
      this.draft = outer
      this.isTolerant = wasTolerant
      this.finished = [...this.finished.filter((one) => one !== group), group]
      return group
    }

    tkConstraint(container, call) {
      const group = this.groupOf(call)
      const closure = call.values.at(-1)
      if (!(closure instanceof Func)) throw new SwiftError(
        'missing argument for parameter #1 in call', call.token)
      const isActive = call.labels.indexOf('active')
      this.open(container, group, call.place, (maker) =>
        this.function(closure, { values: [maker], labels: [], token: call.token }))
      if (isActive >= 0 && call.values[isActive] === false) group.isInstalled = false
      return group
    }

    groupOf(call) {
      const index = call.labels.indexOf('replace')
      if (index < 0) return new Group()
      const value = call.values[index]
      if (value instanceof Group) return value
      const key = call.scope?.self ?? null
      if (!this.groups.has(key)) this.groups.set(key, new Group())
      return this.groups.get(key)
    }

    // Functions

    function({ node, scope }, call) {
      this.step(call.token ?? node.token)
      const inner = new Scope(scope)
      if (node.type === 'closure') this.bindClosure(node, call, inner)
      else this.bind(node, call, inner)
      const body = node.body
      if (body.length === 1 && body[0].type === 'expression') return this.expressionStatement(body[0], inner)
      const result = this.statements(body, inner)
      return result instanceof Return ? result.value : null
    }

    bindClosure({ parameters, token }, { values }, scope) {
      values.forEach((value, index) => scope.set(`$${index}`, value))
      if (parameters && values.length !== parameters.length) {
        if (values.length === 1 && values[0] instanceof Tuple) {
          return parameters.forEach((name, index) => scope.set(name, values[0].values[index]))
        }
        const counts = `${values.length} argument${values.length === 1 ? '' : 's'}`
        throw new SwiftError(`closure expects ${parameters.length} and is called with ${counts}`, token)
      }
      parameters?.forEach((name, index) => scope.set(name, values[index]))
    }

    bind({ name, parameters }, { values, labels, token, place }, scope) {
      const rest = values.map((value, index) => ({ value, label: labels[index] ?? null }))
      for (const parameter of parameters) {
        if (parameter.isList) {
          const list = []
          while (rest.length > 0 && !rest[0].label) list.push(rest.shift().value)
          scope.set(parameter.name, list)
          continue
        }
        const index = rest.findIndex(({ label }) => label === parameter.label)
        const isFirst = index === 0 || (index > 0 && parameter.label)
        const found = isFirst ? rest.splice(index, 1)[0] : labels.length === 0 ? rest.shift() : null
        scope.set(parameter.name, this.argument(parameter, found, name, place, token, scope))
      }
      if (rest.length > 0) throw new SwiftError('extra argument in call', token)
    }

    argument({ name, label, fallback, declared }, found, function_, place, token, scope) {
      if (found) return this.typed(found.value, declared)
      if (name === 'line' && place) return new Place(place)
      if (!fallback) {
        throw new SwiftError(
          `missing argument for parameter '${label ?? name}' in call to '${function_}'`, token)
      }
      return fallback.type === 'name' && fallback.name.startsWith('#')
        ? null : this.typed(this.value(fallback, scope), declared)
    }

    /** Returns a value as its declared type holds it: a whole literal becomes a real number. */
    typed(value, declared) {
      if (!(value instanceof Whole)) return value
      return realTypes.has(declared) ? value.real : new Whole(value.value)
    }
  }

  Object.assign(Live, { Run })
})()
