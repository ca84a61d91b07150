// Runs the statements of a block.

(() => {
  const Live = globalThis.Live
  const { SwiftError, Scope, Func, Item, Whole, Case, Maker, Handle, Sizes, Content, Side } = Live

  class Return {
    constructor(value) { this.value = value }
  }

  /** The part of a run that carries out statements; NamedRun adds names, and Run the blocks. */
  class Steps {
    value(node, scope) { return Live.evaluators[node.type](node, scope, this) }

    /** Counts a step of the run, and ends a run that would keep the page busy. */
    step(token) {
      this.steps = (this.steps ?? 0) + 1
      if (this.steps > 100_000) {
        throw new SwiftError('the code makes too many steps for this page', token)
      }
    }

    statements(nodes, scope) {
      for (const node of nodes) {
        this.step(node.token)
        const result = this[`${node.type}Statement`](node, scope)
        if (result instanceof Return || result === 'break' || result === 'continue') return result
      }
      return null
    }

    block(nodes, scope) { return this.statements(nodes, new Scope(scope)) }

    expressionStatement({ value: node, token }, scope) {
      const value = this.value(node, scope)
      const isUnused = value instanceof Sizes || value instanceof Content
        || (value instanceof Maker && this.draft)
        || (value instanceof Side && this.draft)
      if (isUnused) this.warnUnused(value, token)
      return value
    }

    warnUnused(value, token) {
      this.warn(
        value instanceof Sizes || value instanceof Content
          ? `result of call to '${value.verb ?? value.property}' is unused: compare it by ==`
          : `expression of type '${Live.typeName(value)}' is unused`, token)
    }

    /** Adds a warning of the compiler. */
    warn(reason, token) {
      const { file, line } = this.place(token)
      this.reports.push({ kind: 'warning', file, line, text: `${file}:${line}: ${reason}.` })
    }

    variableStatement({ names, declared, value: node, getter }, scope) {
      if (getter) return null
      const given = node ? this.typed(this.value(node, scope), declared) : null
      // An array is a value: a change of one variable changes no other.
      const value = Array.isArray(given) ? [...given] : given
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
        if (!isRange) throw new SwiftError(
          `for-in loop requires '${Live.typeName(values)}' to be a sequence`, token)
      }
      const list = Array.isArray(values) ? values
        : Array.from(
          { length: values.upper - values.lower + 1 }, (_, index) => new Whole(values.lower + index))
      for (const value of list) {
        this.step(token)
        const inner = new Scope(scope)
        if (Array.isArray(names)) names.forEach(
          (name, index) => inner.set(name, value.values?.[index] ?? this.unknown))
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

  Object.assign(Live, { Steps, Return })
})()
