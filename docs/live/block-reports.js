// The sentences of the library's reports, word for word as AutoLayoutKit.swift makes them, and the texts of
// the values in them. A container's properties name the views.

(() => {
  const { Item, Side, Gap, Insets } = globalThis.Live

  const symbols = { '<=': '<=', '==': '==', '>=': '>=' }

  function number(value) {
    if (isNaN(value)) return 'nan'
    if (!Number.isFinite(value)) return value < 0 ? '-inf' : 'inf'
    const rounded = (Math.sign(value) * Math.round(Math.abs(value) * 1000)) / 1000
    return `${rounded + 0}`
  }

  function limits(value) {
    if (value.isNumber) return number(value.lower)
    const lower = value.lower === -Infinity ? '' : number(value.lower)
    return `${lower}...${value.upper === Infinity ? '' : number(value.upper)}`
  }

  function gap(value) {
    if (value.isWall) return 'wall'
    if (value.weight === null) return limits(value.limits)
    const bounds = []
    if (value.limits.lower !== 0) bounds.push(`min: ${number(value.limits.lower)}`)
    if (value.limits.upper !== Infinity) bounds.push(`max: ${number(value.limits.upper)}`)
    const bracket = bounds.length === 0 ? '' : `(${bounds.join(', ')})`
    return `flexible${bracket}${value.weight === 1 ? '' : ` * ${number(value.weight)}`}`
  }

  const list = (texts) =>
    texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`
  const count = (value, noun) => `${value} ${noun}${value === 1 ? '' : 's'}`
  const isNotUsed = (value) => (value === 1 ? 'it is not used' : 'they are not used')
  const edgeNames = (edges) =>
    ['top', 'left', 'bottom', 'right'].filter((edge) => edges.includes(edge)).map((edge) => `.${edge}`).join(
      ', ')

  /** The texts of items and sentences, seen from a container whose properties name the views. */
  class Names {
    constructor(container = null) { this.container = container }

    item(item) { return this.property(item) ?? item.className }

    property(item) {
      if (!this.container || item === this.container) return null
      for (const [name, value] of Object.entries(this.container.members)) {
        if (value === item) return name
        if (Array.isArray(value) && value.includes(item)) return `${name}[${value.indexOf(item)}]`
      }
      return null
    }

    side(side) {
      if (!side.item) return limits(side.limits)
      const { constant, factor } = side
      const points = constant === 0 ? '' : ` ${constant < 0 ? '-' : '+'} ${number(Math.abs(constant))}`
      return `${this.item(side.item)}.${side.attribute}${factor === 1 ? '' : ` * ${number(factor)}`}${points}`
    }

    equation({ left, relation, right }) {
      return `${this.side(left)} ${symbols[relation]} ${this.side(right)}`
    }

    parts(parts) {
      return parts.map((part) => {
        if (part instanceof Item) return this.item(part)
        return part instanceof Gap ? gap(part) : part.stranger ?? '[]'
      })
    }

    lengths(lengths) {
      if (lengths.same) return this.side(lengths.same)
      if (lengths.pair) return `(${lengths.pair.map((side) => this.side(side)).join(', ')})`
      return `[${lengths.list.map((side) => this.side(side)).join(', ')}]`
    }

    /** Returns the arguments of a call as they were written. */
    arguments(arguments_) {
      const call = (texts) => `(${texts.filter((text) => text !== null).join(', ')})`
      const { words, equation, items, chain, pins, sizes, priority } = arguments_
      if (words !== undefined) return words
      if (equation) return call([this.equation(equation)])
      if (chain) return call(this.chain(chain))
      if (pins) return call(this.pins(pins))
      if (sizes) return `${call(this.parts(items))} ${symbols[sizes.relation]} ${this.lengths(sizes.lengths)}`
      if (priority) return `${call(this.parts(items))} == ${number(priority.value)}`
      return call(this.parts(items))
    }

    chain({ parts, first, last, alignment }) {
      const name = alignment === 'centerX' || alignment === 'centerY' ? 'center' : alignment
      return [
        first && `after: ${this.item(first)}`, ...this.parts(parts), last && `before: ${this.item(last)}`,
        alignment && `align: .${name}`,
      ].map((text) => text || null)
    }

    pins({ items, x, y, except }) {
      const texts = this.parts(items)
      if (x && y) texts.push(`by: (${limits(x)}, ${limits(y)})`)
      else if (x) texts.push(`by: ${limits(x)}`)
      if (except.length > 0) texts.push(`except: ${edgeNames(except)}`)
      return texts
    }

    sentence(misuse) { return sentences[misuse.reason](misuse, this) }
  }

  const sentences = {
    besideWall: (m) => `${gap(m.gap)} is beside a wall and has nothing to measure from, so it is not used.`,
    onlyGaps: (m) =>
      `${list(m.gaps.map(gap))} ${m.gaps.length === 1 ? 'has' : 'have'} no view to place, so `
      + `${isNotUsed(m.gaps.length)}.`,
    notFinite: (m) => `${number(m.number)} is not a finite number, so it is not used.`,
    negativeSize: (m) => `${number(m.number)} is not a size, so it is not used.`,
    crossed: (m) => `${limits(m.limits)} ends before it begins, so it is not used.`,
    rangeNotEqual: (m, names) =>
      `${names.side(m.side)} is a range, which ${symbols[m.relation]} cannot compare with, `
      + 'so it is not used.',
    noShare: (m) => `${gap(m.gap)} gets no share, so it is not used.`,
    noPriority: (m) => {
      const used = m.priority.allowed ? `${number(m.priority.allowed.value)} is used` : 'it is not used'
      return `${number(m.priority.value)} is not a priority from 1 to 1000, so ${used}.`
    },
    spareValues: (m, names) =>
      `${count(m.items + m.spare.length, 'value')} for ${count(m.items, 'view')}, `
      + `so ${list(m.spare.map((side) => names.side(side)))} `
      + `${m.spare.length === 1 ? 'is' : 'are'} not used.`,
    missingValues: (m, names) =>
      `${count(m.values, 'value')} for ${count(m.values + m.items.length, 'view')}, `
      + `so ${list(m.items.map((item) => names.item(item)))} ${m.items.length === 1 ? 'gets' : 'get'} none.`,
    nothingLeft: (m) => `no side remains without ${edgeNames(m.edges)}, so nothing is placed.`,
    repeated: (m, names) => `${names.item(m.item)} is in the chain already, so it is not placed again.`,
    isReference: (m, names) => `${names.item(m.item)} cannot be placed against itself, so it is left out.`,
    outside: (m, names) =>
      `${names.item(m.item)} is not inside ${names.container ? names.item(names.container) : 'a view'}, `
      + 'so it is left out.',
    notAnItem: (m) => `${m.text} is not a view or a layout guide, so it is left out.`,
    zeroFactor: (m, names) =>
      `${names.side(m.side)} has the factor 0, so `
      + (m.remains === null ? 'the constraint is left out.' : `only ${number(m.remains)} is used.`),
    sum: (m, names) =>
      `a constraint has one attribute on each side, so ${names.side(m.side)} is not used beside `
      + `${names.side(m.other)}.`,
    unlike: (m, names) =>
      `${names.side(m.left)} and ${names.side(m.right)} cannot be compared, so the constraint is left out.`,
    unsupported: (m, names) => `${names.side(m.side)} does not exist, so the constraint is left out.`,
    noArea: (m, names) => `${names.item(m.item)} has no ${m.area}, so its own edges are used.`,
    noContent: (m, names) => `${names.item(m.item)} has no content, so it is left out.`,
    noItem: () => 'the constraint has no item, so it is left out.',
    replacedInsideItself: () =>
      'the group is still being built by the block around this call, so the call is ignored.',
    makerOutlivedBlock: () => 'the maker is used after its block has ended, so the call is ignored.',
    custom: (m) => m.sentence,
  }

  const text = {
    number, gap, limits, edgeNames,
    insets: (insets) => insets.numbers.map(number).join(', '),
  }

  Object.assign(globalThis.Live, { Names, text })
})()
