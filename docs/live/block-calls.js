// Calls of the maker as Swift writes them: the verbs with their labels, and comparisons of sizes.

(() => {
  const Live = globalThis.Live
  const { SwiftError, Item, Case, Side, Insets, Size, Tuple, Maker, itemsOf, chainParts, cellsIn } = Live
  const { real, plain, gap, span, length, priority, edges, mismatch, isNumber, typeName } = Live

  const pins = {
    xLeft: ['left'], xRight: ['right'], xCenter: ['centerX'], yTop: ['top'], yBottom: ['bottom'],
    yCenter: ['centerY'], yFirstBaseline: ['firstBaseline'], yLastBaseline: ['lastBaseline'],
    xEqual: ['left', 'right'], yEqual: ['top', 'bottom'], center: ['centerX', 'centerY'],
    equal: ['left', 'right', 'top', 'bottom'],
  }
  const sizes = { width: ['width'], height: ['height'], size: ['width', 'height'] }
  const contents = ['xHugging', 'yHugging', 'xCompression', 'yCompression']
  const alignments = {
    x: { top: 'top', center: 'centerY', bottom: 'bottom', firstBaseline: 'firstBaseline',
      lastBaseline: 'lastBaseline' },
    y: { left: 'left', center: 'centerX', right: 'right' },
  }

  /** Sizes that a comparison by ==, <= or >= completes: `kind` is 'size' for pairs, else 'length'. */
  class Sizes {
    constructor(facts) { Object.assign(this, facts) }
  }

  /** Content priorities that == completes. */
  class Content {
    constructor(facts) { Object.assign(this, facts) }
  }

  /** The constraints of a verb, which later lines can change. */
  class Handle {
    constructor(constraints) { this.constraints = constraints }
  }

  const verbs = {}

  for (const verb of ['xPlace', 'yPlace']) {
    verbs[verb] = (maker, call) => {
      const options = { first: call.take('after') ?? null, last: call.take('before') ?? null }
      const align = call.take('align')
      if (align !== undefined) options.alignment = alignment(verb[0], align, call)
      return new Handle(Live.placeChain(maker, verb, chainParts(call.rest()), options, call.place))
    }
  }

  function alignment(axis, value, call) {
    const name = alignments[axis][value?.name]
    if (name) return name
    const type = axis === 'x' ? 'AutoLayoutKitRowAlignment' : 'AutoLayoutKitColumnAlignment'
    throw new SwiftError(`type '${type}' has no member '${value?.name}'`, value?.token ?? call.token)
  }

  for (const [verb, sides] of Object.entries(pins)) {
    verbs[verb] = (maker, call) => {
      const by = call.take('by')
      const canExcept = verb.endsWith('qual')
      const except = canExcept ? call.take('except') : undefined
      const options = { except: except === undefined ? [] : edges(except, call.token) }
      if (by instanceof Tuple && (verb === 'center' || verb === 'equal')) {
        options.x = span(by.values[0], call.token)
        options.y = span(by.values[1], call.token)
      } else if (by !== undefined) {
        options.x = span(by, call.token)
      }
      return new Handle(Live.pin(maker, verb, itemsOf(call.rest()), sides, options, call.place))
    }
  }

  for (const [verb, dimensions] of Object.entries(sizes)) {
    verbs[verb] = (maker, call) =>
      new Sizes({ maker, parts: itemsOf(call.rest()), dimensions, verb, place: call.place })
  }

  for (const property of contents) {
    verbs[property] = (maker, call) =>
      new Content({ maker, parts: itemsOf(call.rest()), property, place: call.place })
  }

  const same = (verb, dimensions) => (maker, call) =>
    new Handle(Live.sameSizes(maker, verb, dimensions, Live.single(cellsIn(maker, call)), call.place))

  Object.assign(verbs, {
    sameWidth: same('sameWidth', ['width']),
    sameHeight: same('sameHeight', ['height']),
    sameSize: same('sameSize', ['width', 'height']),
    aspectRatio: (maker, call) => {
      const [width, height] = call.list.splice(0, 2).map(({ value, token }) => plain(value, token))
      return new Handle(Live.aspectRatio(maker, width, height, Live.single(cellsIn(maker, call)), call.place))
    },
    xSpread: (maker, call) => spread(maker, call, 'xSpread'),
    ySpread: (maker, call) => spread(maker, call, 'ySpread'),
    grid: (maker, call) => {
      const columns = call.take('columns')
      if (columns === undefined) throw new SwiftError(
        "missing argument for parameter 'columns' in call", call.token)
      const space = plain(call.take('gap') ?? 0, call.token)
      const parts = cellsIn(maker, call)
      return new Handle(Live.grid(maker, parts, plain(columns, call.token), space, call.place))
    },
    wrap: (maker, call) => new Handle(Live.wrap(maker, Live.single(cellsIn(maker, call)), call.place)),
    below: (maker, call) => Live.below(maker, itemsOf(call.rest()), call.place),
    guide: (maker, call) => {
      call.rest()
      return maker.guide(call.place)
    },
    ref: (maker, call) => maker.ref(item(call.only(), call)),
    inset: (maker, call) => inset(maker, call),
    priority: (maker, call) => maker.priority(priority(call.only(), call.token)),
    directional: (maker, call) => maker.directional(call.only()),
    named: (maker, call) => maker.named(call.only()),
    safeArea: (maker, call) =>
      maker.safeAreaAt(call.rest().flatMap(({ value, token }) => edges(value, token))),
    insetEdges: (maker, call) => maker.insetEdges(insetsOf(call, real), call.place),
    resetEdges: (maker, call) => {
      maker.resetEdges(call.only())
      return null
    },
    effect: (maker, call) => {
      const [view, path, value] = call.rest().map((one) => one.value)
      return new Handle(Live.effect(maker, item(view, call), path, value, call.place))
    },
    install: (maker, call) => install(maker, call),
    report: (maker, call) => {
      const target = call.take('about') ?? null
      const text = call.take('call')
      maker.report(call.only(), text, target, call.place)
      return null
    },
  })

  function spread(maker, call, verb) {
    const space = call.take('gap') ?? 0
    const part = gap(space, call.token)
    if (!part) throw mismatch(space, 'AutoLayoutKitSpacing', call.token)
    return new Handle(Live.spread(maker, verb, Live.single(cellsIn(maker, call)), part, call.place))
  }

  function item(value, call) {
    if (value instanceof Item) return value
    throw mismatch(value, 'AutoLayoutKitItem', call.token)
  }

  function insetsOf(call, convert) {
    const number = (label) => convert(call.take(label) ?? 0, call.token)
    const edge = number('edge')
    const insets = new Insets(...['top', 'left', 'bottom', 'right'].map((label) => number(label) + edge))
    if (call.rest().length > 0) throw new SwiftError("missing argument label 'edge:' in call", call.token)
    return insets
  }

  function inset(maker, call) {
    const first = call.list[0]
    if (first && !first.label && first.value instanceof Insets) {
      return (first.value.isDirectional ? maker.directional(true) : maker).inset(call.only())
    }
    if (first && !first.label) {
      const edge = plain(call.only(), call.token)
      return maker.inset(new Insets(edge, edge, edge, edge))
    }
    if (call.list.some((one) => one.label === 'edge')) {
      throw new SwiftError("extraneous argument label 'edge:' in call", call.token)
    }
    return maker.inset(insetsOf(call, plain))
  }

  function install(maker, call) {
    const relation =
      { equal: '==', lessThanOrEqual: '<=', greaterThanOrEqual: '>=' }[call.take('relation')?.name ?? 'equal']
    const values = call.rest().map((one) => one.value)
    if (values[0] instanceof Side) {
      if (!(values[1] instanceof Side)) throw new SwiftError(
        'missing argument for parameter #2 in call', call.token)
      return new Handle(Live.installPair(maker, values[0], values[1], relation, call.place))
    }
    const constraints = values.flat()
    const wrong = constraints.find((one) => !(one instanceof Live.Constraint))
    if (wrong !== undefined) {
      const message =
        `cannot convert value of type '${typeName(wrong)}' to expected argument type 'NSLayoutConstraint'`
      throw new SwiftError(message, call.token)
    }
    return new Handle(Live.installAll(maker, constraints, call.place))
  }

  /** The members of a maker without arguments. */
  const properties = {
    w: (maker) => maker.measure('width'),
    h: (maker) => maker.measure('height'),
    wall: () => gap(new Case('wall')),
    divider: () => gap(new Case('wall')),
    fold: () => gap(new Case('fold')),
    flexible: () => gap(new Case('flexible')),
    space: () => gap(new Case('space')),
    directional: (maker) => maker.directional(true),
    collapsing: (maker) => maker.collapsing,
    safeArea: (maker) => maker.inside('safeArea'),
    margins: (maker) => maker.inside('margins'),
    readable: (maker) => maker.inside('readable'),
    keyboard: (maker) => maker.keyboard,
    content: (maker) => maker.content,
    container: (maker) => maker.container,
    reference: (maker) => maker.reference,
    insets: (maker) => maker.context.insets,
  }

  /** Compares sizes, as `make.width(a) == 40`. */
  function compareSizes(sizes, relation, value, token) {
    const lengths = lengthsOf(sizes, value, token)
    return new Handle(Live.compare(sizes, relation, lengths))
  }

  function lengthsOf(sizes, value, token) {
    if (sizes.verb === 'size') {
      if (value instanceof Size) return { pair: [Side.number(value.width), Side.number(value.height)] }
      if (value instanceof Tuple && value.values.length === 2) {
        return { pair: value.values.map((one) => pairSide(one, token)) }
      }
      throw new SwiftError(
        "'==' is unavailable: a size is compared with a pair such as (40, 40), or with a CGSize", token)
    }
    if (Array.isArray(value)) return { list: value.map((one) => length(one, token)) }
    return { same: length(value, token) }
  }

  function pairSide(value, token) {
    if (value instanceof Side || isNumber(value)) return length(value, token)
    throw mismatch(value, 'AutoLayoutKitAttribute', token)
  }

  Object.assign(Live, {
    Sizes, Content, Handle, makerVerbs: verbs, makerProperties: properties, compareSizes,
    isMaker: (value) => value instanceof Maker,
  })
})()
