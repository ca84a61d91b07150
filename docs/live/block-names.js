// Resolves the names, the members and the calls of a block.

(() => {
  const Live = globalThis.Live
  const { SwiftError, Scope, Func, Item, Maker, Handle } = Live

  /** Calls that change nothing about the constraints of a block. */
  const harmless =
    new Set(['addSubview', 'addLayoutGuide', 'layoutIfNeeded', 'setNeedsLayout', 'insertSubview'])

  /** A call's file and line, as `#fileID` and `#line` hand them on. */
  class Place {
    constructor(place) { Object.assign(this, place) }
  }

  /** The part of a run that finds values by their names. */
  class NamedRun extends Live.Steps {
    memberOfSelf(self, name, token) {
      if (name.startsWith('#')) return null
      if (self instanceof Maker || self instanceof Item) {
        const value = this.memberOf(self, name, token)
        if (value !== undefined) return value
      }
      // A type of the app, such as Theme, is not known here, and its members are colors and texts.
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
        return getter
          ? this.function(new Func(getter, new Scope(null, value)), { values: [], labels: [] }) : undefined
      }
      return Live.member(value, name)
    }

    callMember(target, { name, token }, call) {
      if (target === this.unknown && name === 'tk_constraint') {
        throw new SwiftError('the page does not know the view of this block', token)
      }
      if (target === this.unknown) return this.isTolerant ? this.callUnknown(call) : this.unknown
      if (target === null) return null
      if (target instanceof Maker) return this.callMaker(target, name, token, call)
      if (target instanceof Item) {
        const result = this.callItem(target, name, call)
        if (result !== undefined) return result
      }
      const method =
        Live.method(target, name, (closure, values) => this.function(closure, { values, labels: [], token }))
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
        const own =
          call.values.map((_, index) => index).filter(
            (index) => !['file', 'line'].includes(call.labels[index]))
        const pick = (list) => own.map((index) => list[index])
        const given =
          new Live.Arguments(
            name, pick(call.values), pick(call.labels), pick(call.tokens), { ...place, token })
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
      if (self instanceof Maker
          && (Object.hasOwn(Live.makerVerbs, name) || ['verb', 'handle'].includes(name))) {
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
  }

  Object.assign(Live, { NamedRun, Place })
})()
