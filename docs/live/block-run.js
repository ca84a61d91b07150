// Runs the code of a scene: its functions with the views as they are, and the blocks in them.

(() => {
  const Live = globalThis.Live
  const { SwiftError, Scope, Func, Item, Whole, Tuple, Case, Maker, Handle, Sizes, Content, Side, Group } = Live

  const realTypes = new Set(['CGFloat', 'Double', 'Float'])
  /** Calls that change nothing about the constraints of a block. */
  const harmless = new Set(['addSubview', 'addLayoutGuide', 'layoutIfNeeded', 'setNeedsLayout', 'insertSubview'])

  class Return {
    constructor(value) { this.value = value }
  }

  /** A call's file and line, as `#fileID` and `#line` hand them on. */
  class Place {
    constructor(place) { Object.assign(this, place) }
  }

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

  class Run {
    /**
     * @param codes The pieces of code of the scene.
     * @param items The scene's items, SceneItems.
     * @param functions The functions of the code; made from the codes if left out.
     */
    constructor(codes, items, functions = new Live.Functions(codes)) {
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
     * Runs an entry: a function with the view that is `self`, or a closure of a list of scenes with its boxes.
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
        const values = given.map((value) => (value?.maker ? this.makerFrom(maker, value.maker) : this.items.value(value)))
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
      if (!(closure instanceof Func)) throw new SwiftError('missing argument for parameter #1 in call', call.token)
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
        throw new SwiftError(`missing argument for parameter '${label ?? name}' in call to '${function_}'`, token)
      }
      return fallback.type === 'name' && fallback.name.startsWith('#') ? null : this.typed(this.value(fallback, scope), declared)
    }

    /** Returns a value as its declared type holds it: a whole literal becomes a real number. */
    typed(value, declared) {
      if (!(value instanceof Whole)) return value
      return realTypes.has(declared) ? value.real : new Whole(value.value)
    }

    // Names and members

    memberOfSelf(self, name, token) {
      if (name.startsWith('#')) return null
      if (self instanceof Maker || self instanceof Item) {
        const value = this.memberOf(self, name, token)
        if (value !== undefined) return value
      }
      // A type of the app, such as Theme, is not known here, and its members are colours and texts.
      const isType = /^[A-Z]/.test(name)
      return (this.isTolerant || isType) && !Object.hasOwn(Live.globals, name) ? this.unknown : undefined
    }

    memberOf(value, name, token) {
      if (value === this.unknown) return this.unknown
      if (value instanceof Maker) {
        if (Object.hasOwn(Live.makerProperties, name)) return Live.makerProperties[name](value)
        if (!Object.hasOwn(Live.makerVerbs, name)) return undefined
        throw new SwiftError(`'${name}' is a method of the maker and takes arguments: ${name}(…)`, token)
      }
      if (value instanceof Item) {
        const found = Live.itemMember(value, name)
        if (found !== undefined) return found
        const getter = this.functions.getter(name, value)
        return getter ? this.function(new Func(getter, new Scope(null, value)), { values: [], labels: [] }) : undefined
      }
      return Live.member(value, name)
    }

    callMember(target, { name, token }, call) {
      if (target === this.unknown) return this.isTolerant ? this.callUnknown(call) : this.unknown
      if (target === null) return null
      if (target instanceof Maker) return this.callMaker(target, name, token, call)
      if (target instanceof Item) {
        const result = this.callItem(target, name, call)
        if (result !== undefined) return result
      }
      const method = Live.method(target, name, (closure, values) => this.function(closure, { values, labels: [], token }))
      if (method) return method(call)
      if (this.isTolerant) return this.callUnknown(call)
      throw new SwiftError(`value of type '${Live.typeName(target)}' has no member '${name}'`, token)
    }

    callMaker(maker, name, token, call) {
      const closure = call.values.at(-1)
      const line = call.values[call.labels.indexOf('line')]
      const place = line instanceof Place ? line : call.place
      if (name === 'verb' || name === 'handle') {
        const verbs = () => this.function(closure, { values: [], labels: [], token })
        if (name === 'verb') return new Handle(maker.verb(call.values[0], place, verbs))
        const first = maker.draft.records.length
        verbs()
        return new Handle(maker.draft.records.slice(first))
      }
      if (Object.hasOwn(Live.makerVerbs, name)) {
        if (call.values.includes(this.unknown)) {
          throw new SwiftError('the page does not know the value of an argument of this call', token)
        }
        const own = call.values.map((_, index) => index).filter((index) => !['file', 'line'].includes(call.labels[index]))
        const pick = (list) => own.map((index) => list[index])
        const given = new Live.Arguments(name, pick(call.values), pick(call.labels), pick(call.tokens), { ...place, token })
        return Live.makerVerbs[name](maker, given)
      }
      const node = this.functions.find(name, maker, call)
      if (node) return this.function(new Func(node, new Scope(null, maker)), call)
      throw new SwiftError(
        `value of type 'AutoLayoutKitMaker' has no member '${name}'${this.near(maker, name)}`, token)
    }

    callItem(item, name, call) {
      if (name === 'tk_constraint') return this.tkConstraint(item, call)
      const node = this.functions.find(name, item, call)
      if (node) return this.function(new Func(node, new Scope(null, item)), call)
      if (item.isCreated) return item
      return harmless.has(name) ? null : undefined
    }

    callName({ name, token }, call) {
      const { scope } = call
      const holder = scope.holder(name)
      if (holder) {
        const value = holder.variables.get(name)
        if (value instanceof Func) return this.function(value, call)
        if (value === this.unknown && this.isTolerant) return this.callUnknown(call)
        throw new SwiftError(`cannot call value of non-function type '${Live.typeName(value)}'`, token)
      }
      const { self } = scope
      if (self instanceof Maker && (Object.hasOwn(Live.makerVerbs, name) || ['verb', 'handle'].includes(name))) {
        return this.callMaker(self, name, token, call)
      }
      if (self instanceof Item) {
        const result = this.callItem(self, name, call)
        if (result !== undefined) return result
      }
      const node = this.functions.find(name, self, call)
      if (node) return this.function(new Func(node, new Scope(null, self)), call)
      if (Object.hasOwn(Live.globals, name)) return Live.globals[name](call)
      const created = self instanceof Item && /^[A-Z]/.test(name) ? this.items.created(self, name) : null
      if (created) return created
      if (this.isTolerant) return this.callUnknown(call)
      throw new SwiftError(`cannot find '${name}' in scope${this.suggestion(name, scope)}`, token)
    }

    // Suggestions

    suggestion(name, scope) {
      const names = this.functions.names()
      for (let one = scope; one; one = one.parent) names.push(...one.variables.keys())
      if (scope.self instanceof Item) names.push(...Object.keys(scope.self.members))
      return Live.didYouMean(name, names)
    }

    near(value, name) {
      if (value instanceof Maker) {
        return Live.didYouMean(name, [...Object.keys(Live.makerVerbs), ...Object.keys(Live.makerProperties)])
      }
      return value instanceof Item ? Live.didYouMean(name, Object.keys(value.members)) : ''
    }

    // Statements

    value(node, scope) { return Live.evaluators[node.type](node, scope, this) }

    statements(nodes, scope) {
      for (const node of nodes) {
        const result = this[`${node.type}Statement`](node, scope)
        if (result instanceof Return || result === 'break' || result === 'continue') return result
      }
      return null
    }

    block(nodes, scope) { return this.statements(nodes, new Scope(scope)) }

    expressionStatement({ value: node, token }, scope) {
      const value = this.value(node, scope)
      const isUnused = value instanceof Sizes || value instanceof Content || (value instanceof Maker && this.draft)
        || (value instanceof Side && this.draft)
      if (isUnused) this.warnUnused(value, token)
      return value
    }

    warnUnused(value, token) {
      const place = this.place(token)
      const reason = value instanceof Sizes || value instanceof Content
        ? `result of call to '${value.verb ?? value.property}' is unused: compare it by ==`
        : `expression of type '${Live.typeName(value)}' is unused`
      this.reports.push({ kind: 'warning', file: place.file, line: place.line, text: `${place.file}:${place.line}: ${reason}.` })
    }

    variableStatement({ names, declared, value: node, getter }, scope) {
      if (getter) return null
      const value = node ? this.typed(this.value(node, scope), declared) : null
      if (!Array.isArray(names)) {
        scope.set(names, value)
      } else {
        names.forEach((name, index) => scope.set(name, value?.values?.[index] ?? this.unknown))
      }
      return null
    }

    functionStatement(node, scope) {
      scope.set(node.name, new Func(node, scope))
      return null
    }

    typeStatement() { return null }
    deferStatement() { return null }
    breakStatement() { return 'break' }
    continueStatement() { return 'continue' }

    returnStatement({ value }, scope) { return new Return(value ? this.value(value, scope) : null) }

    ifStatement({ conditions, yes, no, isGuard }, scope) {
      const inner = isGuard ? scope : new Scope(scope)
      const isTrue = conditions.every((condition) => this.condition(condition, inner))
      if (isTrue) return isGuard ? null : this.statements(yes, inner)
      return no ? this.block(no, scope) : null
    }

    condition(node, scope) {
      if (node.type !== 'binding') {
        const value = this.value(node, scope)
        if (value === this.unknown && !this.isTolerant) {
          throw new SwiftError('the page does not know the value of this condition', node.token)
        }
        return value === true
      }
      const source = node.value ?? { type: 'name', name: node.name, token: node.token }
      const value = this.value(source, scope)
      if (value === null || value === this.unknown) return false
      scope.set(node.name, value)
      return true
    }

    forStatement({ names, sequence, filter, body, token }, scope) {
      const values = this.value(sequence, scope)
      if (values === this.unknown) return null
      if (!Array.isArray(values)) {
        const isRange = values instanceof Live.Limits && values.upper - values.lower < 10_000
        if (!isRange) throw new SwiftError(`for-in loop requires '${Live.typeName(values)}' to be a sequence`, token)
      }
      const list = Array.isArray(values) ? values
        : Array.from({ length: values.upper - values.lower + 1 }, (_, index) => new Whole(values.lower + index))
      for (const value of list) {
        const inner = new Scope(scope)
        if (Array.isArray(names)) names.forEach((name, index) => inner.set(name, value.values?.[index] ?? this.unknown))
        else inner.set(names, value)
        if (filter && this.value(filter, inner) !== true) continue
        const result = this.statements(body, inner)
        if (result === 'break') break
        if (result instanceof Return) return result
      }
      return null
    }

    switchStatement({ value: node, cases, token }, scope) {
      const value = this.value(node, scope)
      if (value === this.unknown && !this.isTolerant) {
        throw new SwiftError('the page does not know the value of this switch', token)
      }
      for (const { patterns, body } of cases) {
        const inner = new Scope(scope)
        if (patterns && !patterns.some((pattern) => this.matches(pattern, value, inner))) continue
        const result = this.statements(body, inner)
        return result === 'break' ? null : result
      }
      return null
    }

    matches(pattern, value, scope) {
      if (pattern.value) return Live.isEqual(this.value(pattern.value, scope), value)
      if (!(value instanceof Case) || value.name !== pattern.name) return false
      pattern.names.forEach((name, index) => scope.set(name, value.values?.[index] ?? this.unknown))
      return true
    }

    assignmentStatement({ target, operator, value: node, token }, scope) {
      const value = operator === '=' ? this.value(node, scope)
        : this.value({ type: 'infix', operator: operator[0], left: target, right: node, token }, scope)
      if (target.type === 'name') {
        const holder = scope.holder(target.name)
        if (holder) holder.set(target.name, value)
        else if (scope.self instanceof Item && value !== this.unknown) scope.self.members[target.name] = value
        return null
      }
      if (target.type !== 'member') return null
      const object = this.value(target.value, scope)
      if (object instanceof Handle || object instanceof Live.Constraint) {
        if (Live.setMember(object, target.name, value, token)) return null
        throw new SwiftError(`cannot assign to property: '${target.name}' is a get-only property`, token)
      }
      if (object instanceof Item && target.name === 'isHidden') object.isHidden = value
      if (object instanceof Maker) {
        throw new SwiftError(`cannot assign to property: '${target.name}' is a get-only property`, token)
      }
      return null
    }
  }

  Object.assign(Live, { Run, Place })
})()
