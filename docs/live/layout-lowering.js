// The row of a constraint between two attributes, as LayoutEngine+Lowering.swift makes it.

(() => {
  const { Live } = globalThis

  /** The axis of an edge, and the share of the size that is added to the position. */
  const edges = {
    left: [0, 0], right: [0, 1], centerX: [0, 0.5], top: [1, 0], bottom: [1, 1], centerY: [1, 0.5],
    firstBaseline: [1, 0], lastBaseline: [1, 1],
  }

  /** Returns the parts of an attribute: the axis, a position or not, and the factor of the size. */
  function geometry(attribute, isMirrored) {
    if (attribute === 'width') return { axis: 0, hasPosition: false, share: 1 }
    if (attribute === 'height') return { axis: 1, hasPosition: false, share: 1 }
    let name = attribute
    if (name === 'leading') name = isMirrored ? 'right' : 'left'
    if (name === 'trailing') name = isMirrored ? 'left' : 'right'
    const edge = edges[name]
    if (!edge) throw new Error(`The page does not know the attribute ${attribute}.`)
    return { axis: edge[0], hasPosition: true, share: edge[1] }
  }

  /** Returns the terms and the constant of a constraint { first, second, multiplier, constant, holder }. */
  function lowered({ first, second = null, multiplier, constant, holder }, items) {
    const isDirectional = [first, second].some((side) => side && /^(leading|trailing)/.test(side.attribute))
    const isMirrored = isDirectional && items[holder].rtl === true
    const sign = isMirrored ? -1 : 1
    const sum = { items, holder, isMirrored, terms: new Map(), constant: 0 }
    addSide(sum, first, sign, second)
    if (second) addSide(sum, second, -sign * multiplier, first)
    const terms = [...sum.terms].sort((one, other) => one[0] - other[0])
      .filter(([, factor]) => Math.abs(factor) > 1e-12)
      .flatMap(([variable, factor]) => [factor, variable])
    return { terms, constant: constant - sum.constant }
  }

  /** Adds an attribute to a sum: its variables, and the insets of its alignment rectangle. */
  function addSide(sum, { item, attribute }, factor, other) {
    const { axis, hasPosition, share } = geometry(attribute, sum.isMirrored)
    const place = hasPosition && other ? contentOf(item, other.item, sum.items) : item
    if (hasPosition) addPosition(sum, place, axis, factor)
    if (share !== 0) addTerm(sum, 4 * place + 2 + axis, factor * share)
  }

  /** Adds the positions of an item and of the views around it, up to the holder. */
  function addPosition(sum, place, axis, factor) {
    const { items, holder } = sum
    const inset = (index) => items[index].insets?.[axis === 0 ? 1 : 0] ?? 0
    if (place === holder) sum.constant += factor * inset(place)
    for (let index = place; index !== holder && items[index].parent >= 0; index = items[index].parent) {
      addTerm(sum, 4 * index + axis, factor)
      const { parent } = items[index]
      if (parent !== holder) sum.constant -= factor * inset(parent)
    }
  }

  function addTerm({ terms }, variable, factor) {
    terms.set(variable, (terms.get(variable) ?? 0) + factor)
  }

  /** Returns the guide of the content for an edge of a scroll view in a constraint with its content. */
  function contentOf(item, other, items) {
    if (!items[item].area) return item
    let inside = other
    while (inside >= 0 && inside !== item) inside = items[inside].parent
    if (inside !== item || other === item) return item
    const guide = items.findIndex((one) => one.parent === item && /contentLayoutGuide$/.test(one.name))
    return guide < 0 ? item : guide
  }

  Object.assign(Live, { lowered })
})()
