// The verbs that place edges and centers, set sizes and install constraints.

(() => {
  const { Limits, Side, Call, isFarAttribute, isXAttribute } = globalThis.Live

  /** The order in which AutoLayoutKit.swift ties the sides of one item: that of the platform's attributes. */
  const order = ['left', 'right', 'top', 'bottom', 'width', 'height', 'centerX', 'centerY', 'lastBaseline',
    'firstBaseline']

  /** Ties edges and centers of items to those of the reference. */
  function pin(maker, verb, parts, edges, { except = [], x = null, y = null }, place) {
    const remaining = order.filter((edge) => edges.includes(edge) && !except.includes(edge))
    const call = new Call(maker, maker.site(verb, place))
    if (remaining.length === 0) call.report({ reason: 'nothingLeft', edges: except })
    for (const part of parts) {
      const item = call.item(part)
      if (!item || !call.admits(item, maker.reference)) continue
      for (const attribute of remaining) pinOne(maker, call, item, attribute, x, y)
    }
    return call.end({ pins: { items: parts, x, y, except } })
  }

  function pinOne(maker, call, item, attribute, x, y) {
    const side = maker.side(attribute, item)
    const target = maker.target(attribute)
    const offset = (isXAttribute(attribute) ? x : y ?? x) ?? new Limits(0, 0)
    const isMirrored = maker.context.isDirectional && attribute === 'centerX'
    if (isMirrored && (!offset.isZero || target.constant !== 0)) return call.tieMirrored(side, target, offset)
    call.tieBy(side, target, offset, isFarAttribute(attribute) ? 'backward' : 'forward')
  }

  /** Compares sizes of items: `lengths` is { same }, { pair: [width, height] } or { list }. */
  function compare(sizes, relation, lengths) {
    const { maker, parts, dimensions, verb, place } = sizes
    const call = new Call(maker, maker.site(verb, place))
    if (lengths.list && call.isOpen) checkCount(call, parts, lengths.list)
    let index = -1
    for (const part of parts) {
      const item = call.item(part)
      if (!item) continue
      index += 1
      if ((lengths.list && index >= lengths.list.length) || !call.admits(item)) continue
      for (const attribute of dimensions) {
        compareOne(call, new Side(item, attribute), relation, lengthOf(lengths, index, attribute))
      }
    }
    return call.end({ items: parts, sizes: { relation, lengths } })
  }

  function lengthOf({ same, pair, list }, index, attribute) {
    if (same) return same
    return pair ? pair[attribute === 'height' ? 1 : 0] : list[index]
  }

  function compareOne(call, size, relation, length) {
    if (length.limits.isNumber) return call.tie(size, relation, length, 'forward')
    if (relation === '==') return call.tieBy(size, Side.number(0), length.limits, 'forward')
    call.report({ reason: 'rangeNotEqual', side: length, relation })
  }

  function checkCount(call, parts, list) {
    const items = parts.filter((part) => part instanceof globalThis.Live.Item)
    if (list.length > items.length) {
      call.report({ reason: 'spareValues', spare: list.slice(items.length), items: items.length })
    }
    if (list.length < items.length) {
      call.report({ reason: 'missingValues', items: items.slice(list.length), values: list.length })
    }
  }

  /** Sets a content priority of items: property is such as 'xHugging'. */
  function setPriority(content, priority) {
    const { maker, parts, property, place } = content
    const call = new Call(maker, maker.site(property, place))
    if (priority.allowed?.value !== priority.value) call.report({ reason: 'noPriority', priority })
    for (const part of parts) {
      const item = call.item(part)
      if (!item || !call.admits(item)) continue
      if (!item.isView) call.report({ reason: 'noContent', item })
      else if (priority.allowed) maker.draft.addEffect({ item, property, value: priority.allowed.value })
    }
    return call.end({ items: parts, priority })
  }

  function effect(maker, item, property, value, place) {
    const call = new Call(maker, maker.site('effect', place))
    if (call.admits(item)) maker.draft.addEffect({ item, property, value })
    return call.end({ items: [item] })
  }

  function installAll(maker, constraints, place) {
    const call = new Call(maker, maker.site('install', place))
    call.settle({ words: '' })
    for (const constraint of constraints) call.adopt(constraint)
    return call.end({ words: '' })
  }

  function installPair(maker, left, right, relation, place) {
    const call = new Call(maker, maker.site('install', place))
    const item = left.item ?? right.item
    if (!item) call.report({ reason: 'noItem' })
    else if (call.admits(item)) call.tie(left, relation, right, 'forward')
    return call.end({ equation: { left, relation, right } })
  }

  Object.assign(globalThis.Live, { pin, compare, setPriority, effect, installAll, installPair })
})()
