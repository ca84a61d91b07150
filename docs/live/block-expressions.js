// Evaluates the expressions of a block.

(() => {
  const Live = globalThis.Live
  const { SwiftError, Item, Whole, Case, Tuple, Limits, Side, Gap, Priority, Func, Sizes, Content } = Live
  const { isNumber, real, plain, typeName, Arguments, makerVerbs, makerProperties, isMaker } = Live

  const relations = ['==', '<=', '>=']

  /** The variables of one pair of braces, and `self`. */
  class Scope {
    constructor(parent, self = parent?.self ?? null) {
      Object.assign(this, { parent, self })
      this.variables = new Map()
    }

    holder(name) {
      for (let scope = this; scope; scope = scope.parent) if (scope.variables.has(name)) return scope
      return null
    }

    set(name, value) {
      if (name !== '_') this.variables.set(name, value)
    }
  }

  const evaluators = {
    number: ({ value, isWhole }) => (isWhole ? new Whole(value) : value),
    string: ({ text }) => text,
    keyPath: ({ name }) => name,
    group: ({ value }, scope, run) => run.value(value, scope),
    tuple: ({ values }, scope, run) => new Tuple(values.map((one) => run.value(one, scope))),
    array: ({ values }, scope, run) => values.map((one) => run.value(one, scope)),
    case: ({ name, token }) => new Case(name, token),
    closure: (node, scope) => new Func(node, scope),
    unwrap: ({ value }, scope, run) => run.value(value, scope),
    name: (node, scope, run) => named(node, scope, run),
    member: (node, scope, run) => memberOf(node, scope, run),
    call: (node, scope, run) => call(node, scope, run),
    subscript: (node, scope, run) => subscript(node, scope, run),
    prefix: (node, scope, run) => prefix(node, scope, run),
    infix: (node, scope, run) => infix(node, scope, run),
    choice: ({ condition, yes, no, token }, scope, run) => {
      const value = run.value(condition, scope)
      if (value !== run.unknown) return run.value(value ? yes : no, scope)
      if (run.isTolerant) return run.unknown
      throw new SwiftError('the page does not know the value of this condition', token)
    },
    range: ({ lower, upper, token }, scope, run) => {
      const from = lower ? plain(run.value(lower, scope), token) : -Infinity
      const to = upper ? plain(run.value(upper, scope), token) : Infinity
      if (token.text === '..<') return Array.from(
        { length: Math.max(0, to - from) }, (_, index) => new Whole(from + index))
      if (from <= to || isNaN(from) || isNaN(to)) return new Limits(from, to)
      throw new SwiftError('Range requires lowerBound <= upperBound: Swift stops the app here', token)
    },
  }

  function named({ name, token }, scope, run) {
    if (name === 'self') return scope.self
    if (name === 'true' || name === 'false') return name === 'true'
    if (name === 'nil') return null
    const holder = scope.holder(name)
    if (holder) return holder.variables.get(name)
    const value = run.memberOfSelf(scope.self, name, token)
    if (value !== undefined) return value
    if (Object.hasOwn(Live.globals, name)) return Live.globals[name]
    throw new SwiftError(`cannot find '${name}' in scope${run.suggestion(name, scope)}`, token)
  }

  function memberOf({ value: node, name, token }, scope, run) {
    const value = run.value(node, scope)
    const found = run.memberOf(value, name, token)
    if (found !== undefined) return found
    if (value === null && node.type === 'unwrap') return null
    if (run.isTolerant) return run.unknown
    throw new SwiftError(
      `value of type '${typeName(value)}' has no member '${name}'${run.near(value, name)}`, token)
  }

  function call(node, scope, run) {
    const { callee, token } = node
    const values = node.values.map((one) => run.value(one, scope))
    const labels = [...node.labels]
    for (const closure of node.trailing) {
      values.push(new Func(closure, scope))
      labels.push(null)
    }
    const tokens = [...node.values, ...node.trailing].map((one) => one.token)
    const place = { ...run.place(callee.token ?? token), token }
    const given = { values, labels, tokens, token, place, scope }
    if (callee.type === 'case') return new Case(callee.name, callee.token, values, labels)
    if (callee.type === 'member') return run.callMember(run.value(callee.value, scope), callee, given)
    if (callee.type === 'name') return run.callName(callee, given)
    const target = run.value(callee, scope)
    if (target instanceof Func) return run.function(target, given)
    throw new SwiftError(`cannot call value of non-function type '${typeName(target)}'`, token)
  }

  function subscript({ value, values, labels, token }, scope, run) {
    let target = run.value(value, scope)
    const [index] = values.map((one) => run.value(one, scope))
    if (target instanceof Live.Handle) return target.constraints[plain(index, token)]
    if (target instanceof Item && labels[0] === 'keyPath') return Live.itemMember(target, index)
    // A scene of boxes is subscripted by the number of a box.
    if (target instanceof Item && Array.isArray(target.members.boxes)) target = target.members.boxes
    if (!Array.isArray(target)) {
      if (run.isTolerant) return run.unknown
      throw new SwiftError(`value of type '${typeName(target)}' has no subscripts`, token)
    }
    if (index instanceof Limits) return target.slice(Math.max(0, index.lower), index.upper + 1)
    const position = plain(index, token)
    if (position >= 0 && position < target.length) return target[position]
    throw new SwiftError(
      `Index out of range: ${position} of ${target.length}; Swift stops the app here`, token)
  }

  function prefix({ operator, value, token }, scope, run) {
    const operand = run.value(value, scope)
    if (operator === '!') return !operand
    if (operator === '-' && operand instanceof Whole) return new Whole(-operand.value, -operand.real)
    if (operator === '-') return -real(operand, token)
    return operand
  }

  function infix({ operator, left: leftNode, right: rightNode, token }, scope, run) {
    const left = run.value(leftNode, scope)
    if (operator === 'as') return left
    if (operator === '&&') return left && run.value(rightNode, scope)
    if (operator === '||') return left || run.value(rightNode, scope)
    if (operator === '??') return left ?? run.value(rightNode, scope)
    const right = run.value(rightNode, scope)
    if (left === run.unknown || right === run.unknown) return run.unknown
    if (left instanceof Sizes) return comparison(left, operator, right, token)
    if (left instanceof Content) return contentPriority(left, operator, right, token)
    if (left instanceof Side || right instanceof Side) return attribute(left, operator, right, token, run)
    if (isNumber(left) && isNumber(right)) return arithmetic(left, operator, right, token)
    if (Array.isArray(left) && Array.isArray(right) && operator === '+') return [...left, ...right]
    if (operator === '*') return share(left, right, token)
    if ((operator === '+' || operator === '-') && isNumber(right)) return raised(left, operator, right, token)
    if (['==', '!=', '===', '!=='].includes(operator)) return equality(left, operator, right)
    throw wrongOperands(left, operator, right, token)
  }

  const wrongOperands = (left, operator, right, token) => new SwiftError(
    `binary operator '${operator}' cannot be applied to operands of type '${typeName(left)}' and `
    + `'${typeName(right)}'`, token)

  function equality(left, operator, right) {
    const values = left instanceof Tuple && right instanceof Tuple
      ? [left.values, right.values] : [[left], [right]]
    const isSame = values[0].every((one, index) => Live.isEqual(one, values[1][index]))
    return isSame === !operator.startsWith('!')
  }

  function comparison(sizes, operator, right, token) {
    if (relations.includes(operator)) return Live.compareSizes(sizes, operator, right, token)
    if (['!=', '<', '>'].includes(operator)) {
      throw new SwiftError(
        `'${operator}' is unavailable: a width or a height is compared by ==, <= or >=`, token)
    }
    throw wrongOperands(sizes, operator, right, token)
  }

  function contentPriority(content, operator, right, token) {
    if (operator !== '==') throw wrongOperands(content, operator, right, token)
    return new Live.Handle(Live.setPriority(content, Live.priority(right, token)))
  }

  function attribute(left, operator, right, token, run) {
    if (relations.includes(operator)) {
      const sides = [left, right].map((one) => (one instanceof Side ? one : Side.number(plain(one, token))))
      return Live.Constraint.written(new Live.Equation(sides[0], operator, sides[1]), run.draft)
    }
    if (left instanceof Side && right instanceof Side && (operator === '+' || operator === '-')) {
      run.warn(
        `'${operator}' is deprecated: a constraint has one attribute on each side, so the second is not used`,
        token)
      run.draft?.mistakes.push({ reason: 'sum', side: right, other: left })
      return left
    }
    if (left instanceof Side && isNumber(right)) {
      const number = real(right, token)
      switch (operator) {
        case '*': return left.times(number)
        case '/': return left.divided(number)
        case '+': return left.plus(number)
        case '-': return left.plus(-number)
      }
    }
    if (isNumber(left) && operator === '*') return right.times(real(left, token))
    if (isNumber(left) && operator === '+') return right.plus(real(left, token))
    if (isNumber(left) && operator === '-') return right.times(-1).plus(real(left, token))
    throw wrongOperands(left, operator, right, token)
  }

  const operations = {
    '+': (one, other) => one + other,
    '-': (one, other) => one - other,
    '*': (one, other) => one * other,
    '/': (one, other) => one / other,
    '%': (one, other) => one % other,
  }
  const tests = {
    '==': (one, other) => one === other,
    '!=': (one, other) => one !== other,
    '<': (one, other) => one < other,
    '>': (one, other) => one > other,
    '<=': (one, other) => one <= other,
    '>=': (one, other) => one >= other,
  }

  function arithmetic(left, operator, right, token) {
    if (operator in tests) return tests[operator](real(left), real(right))
    const operation = operations[operator]
    if (!operation) throw wrongOperands(left, operator, right, token)
    if (!(left instanceof Whole && right instanceof Whole)) return operation(real(left), real(right))
    if ((operator === '/' || operator === '%') && right.value === 0 && right.real === 0) {
      throw new SwiftError('division by zero', token)
    }
    return new Whole(Math.trunc(operation(left.value, right.value)), operation(left.real, right.real))
  }

  /** Returns a gap times a number: `.flexible * 2`. */
  function share(left, right, token) {
    const part = left instanceof Case || left instanceof Gap ? Live.gap(left, token) : null
    if (part && isNumber(right)) return part.times(plain(right, token))
    throw wrongOperands(left, '*', right, token)
  }

  /** Returns a priority plus or minus a number: `.high - 1`. */
  function raised(left, operator, right, token) {
    if (!(left instanceof Case || left instanceof Priority)) throw wrongOperands(left, operator, right, token)
    const amount = real(right, token)
    return new Priority(Live.priority(left, token).value + (operator === '+' ? amount : -amount))
  }

  Object.assign(Live, { Scope, evaluators, isMakerProperty: (name) => Object.hasOwn(makerProperties, name) })
})()
