// The members of values other than the maker: views and guides, arrays, numbers, handles and the types that a
// block creates.

(() => {
  const Live = globalThis.Live
  const { SwiftError, Item, Whole, Case, Tuple, Side, Insets, Size, Priority, Handle, isNumber, real,
    plain } = Live

  const attributes =
    ['left', 'right', 'top', 'bottom', 'leading', 'trailing', 'width', 'height', 'centerX', 'centerY']
  const baselines = ['firstBaseline', 'lastBaseline']
  const guides = {
    safeAreaLayoutGuide: 'safeArea', layoutMarginsGuide: 'margins', readableContentGuide: 'readable',
    keyboardLayoutGuide: 'keyboard', contentLayoutGuide: 'content', frameLayoutGuide: 'frame',
  }

  /** Returns the member of an item; undefined if it has none. */
  function itemMember(item, name) {
    if (Object.hasOwn(item.members, name)) return item.members[name]
    if (name.startsWith('tk_')) {
      const attribute = name.slice(3)
      const known = item.isView ? [...attributes, ...baselines] : attributes
      return known.includes(attribute) ? new Side(item, attribute) : undefined
    }
    if (name in guides && item.isView) return item.areas[guides[name]]
    if (name === 'isHidden' && item.isView) return item.isHidden
    if (name === 'superview') return item.parent
    if (name === 'owningView') return item.isView ? undefined : item.parent
    return undefined
  }

  const whole = (value) => new Whole(value)

  /** The members of an array; a function takes the arguments of the call. */
  const arrayMembers = {
    count: (array) => whole(array.length),
    isEmpty: (array) => array.length === 0,
    first: (array) => array[0] ?? null,
    last: (array) => array.at(-1) ?? null,
    indices: (array) => array.map((_, index) => whole(index)),
  }
  const arrayMethods = {
    dropFirst: (array, [count]) => array.slice(count === undefined ? 1 : plain(count)),
    dropLast: (array, [count]) => array.slice(0, array.length - (count === undefined ? 1 : plain(count))),
    prefix: (array, [count]) => array.slice(0, plain(count)),
    suffix: (array, [count]) => array.slice(Math.max(0, array.length - plain(count))),
    reversed: (array) => [...array].reverse(),
    enumerated: (array) => array.map((value, index) => new Tuple([whole(index), value])),
    joined: (array) => array.flat(),
    map: (array, [closure], run) => array.map((value) => run(closure, [value])),
    flatMap: (array, [closure], run) => array.flatMap((value) => run(closure, [value])),
    filter: (array, [closure], run) => array.filter((value) => run(closure, [value])),
    append: (array, [value]) => {
      array.push(value)
      return null
    },
    contains: (array, [value]) => array.some((one) => isEqual(one, value)),
    forEach: (array, [closure], run) => {
      for (const value of array) run(closure, [value])
      return null
    },
  }

  function isEqual(one, other) {
    if (isNumber(one) && isNumber(other)) return real(one) === real(other)
    if (one instanceof Case && other instanceof Case) return one.name === other.name
    return one === other
  }

  /** Returns a property of a value that is neither a maker nor an item; undefined if it has none. */
  function member(value, name) {
    if (Array.isArray(value)) return Object.hasOwn(arrayMembers, name) ? arrayMembers[name](value) : undefined
    if (value instanceof Tuple) return value.values[Number(name)] ?? undefined
    if (value instanceof Insets || value instanceof Size) {
      return typeof value[name] === 'number' ? value[name] : undefined
    }
    if (value instanceof Handle) return handleMember(value, name)
    if (value instanceof Live.Constraint) return constraintMember(value, name)
    if (value instanceof Priority && name === 'value') return value.value
    if (value instanceof Live.Group && name === 'isInstalled') return value.isInstalled
    return undefined
  }

  function handleMember({ constraints }, name) {
    switch (name) {
      case 'constant': return constraints.map((one) => one.written).find((number) => number !== null) ?? 0
      case 'priority': return new Priority(constraints[0]?.priority ?? 1000)
      case 'multiplier': return constraints[0]?.multiplier ?? 1
      case 'isActive': return constraints.length > 0 && constraints.every((one) => one.active)
      case 'count': return whole(constraints.length)
      case 'first': return constraints[0] ?? null
    }
    return undefined
  }

  function constraintMember(constraint, name) {
    switch (name) {
      case 'constant': return constraint.constant
      case 'multiplier': return constraint.multiplier
      case 'isActive': return constraint.active
      case 'priority': return new Priority(constraint.priority)
    }
    return undefined
  }

  /** Sets a property of a handle or a constraint; returns false if it has none. */
  function setMember(target, name, value, token) {
    const constraints = target instanceof Handle ? target.constraints : [target]
    switch (name) {
      case 'constant':
        for (const one of constraints) {
          if (target instanceof Handle) one.written = real(value, token)
          else one.constant = real(value, token)
        }
        return true
      case 'priority':
        for (const one of constraints) one.priority = Live.priority(value, token).allowed?.value
          ?? one.priority
        return true
      case 'isActive':
        for (const one of constraints) one.active = value
        return true
      case 'identifier': return true
    }
    return false
  }

  /** Returns a method of a value as a function of its arguments; undefined if it has none. */
  function method(value, name, run) {
    if (Array.isArray(value) && Object.hasOwn(arrayMethods, name)) {
      return ({ values }) => arrayMethods[name](value, values, run)
    }
    if (typeof value === 'number' && name === 'rounded') return () =>
      Math.sign(value) * Math.round(Math.abs(value))
    if (value instanceof Live.Group && (name === 'install' || name === 'uninstall')) {
      return () => {
        value.isInstalled = name === 'install'
        return null
      }
    }
    return undefined
  }

  const labeled = ({ values, labels }, names) =>
    names.map((name) => (labels.includes(name) ? real(values[labels.indexOf(name)]) : 0))

  /** The functions and types that are known by name. */
  const globals = {
    CGSize: (call) => new Size(...labeled(call, ['width', 'height'])),
    UIEdgeInsets: (call) => new Insets(...labeled(call, ['top', 'left', 'bottom', 'right'])),
    NSDirectionalEdgeInsets: (call) => {
      const [top, leading, bottom, trailing] = labeled(call, ['top', 'leading', 'bottom', 'trailing'])
      return Object.assign(new Insets(top, leading, bottom, trailing), { isDirectional: true })
    },
    AutoLayoutKitAttribute: ({ values, token }) => {
      const [item, name] = values
      if (!(item instanceof Item)) throw Live.mismatch(item, 'AutoLayoutKitItem', token)
      if (name instanceof Case && [...attributes, ...baselines].includes(name.name)) return new Side(
        item, name.name)
      throw new SwiftError(
        `type 'NSLayoutConstraint.Attribute' has no member '${name?.name}'`, name?.token ?? token)
    },
    AutoLayoutKitPriority: ({ values, token }) => Live.priority(values[0], token),
    UILayoutPriority: ({ values, token }) => Live.priority(values[0], token),
    AutoLayoutKitConstraintGroup: () => new Live.Group(),
    Array: ({ values }) => [...values[0]],
    CGFloat: ({ values, token }) => real(values[0], token),
    Double: ({ values, token }) => real(values[0], token),
    Int: ({ values, token }) => whole(Math.trunc(real(values[0], token))),
    abs: ({ values, token }) => Math.abs(real(values[0], token)),
    max: ({ values, token }) => Math.max(...values.map((one) => real(one, token))),
    min: ({ values, token }) => Math.min(...values.map((one) => real(one, token))),
    zip: ({ values: [one, other] }) =>
      one.slice(0, other.length).map((value, index) => new Tuple([value, other[index]])),
  }

  Object.assign(Live, { itemMember, member, setMember, method, globals, isEqual })
})()
