// The arguments of a call of the maker: their labels, and the parts of lists of items and of chains.

(() => {
  const Live = globalThis.Live
  const { SwiftError, Item, Case, Cell, gap, plain, mismatch } = Live

  /** The arguments of one call. */
  class Arguments {
    constructor(name, values, labels, tokens, place) {
      Object.assign(this, { name, place })
      this.list = values.map((value, index) => ({ value, label: labels[index], token: tokens[index] }))
    }

    get token() { return this.list[0]?.token ?? this.place.token }

    /** Removes and returns the value with a label; undefined if the call has none. */
    take(label) {
      const index = this.list.findIndex((one) => one.label === label)
      if (index < 0) return undefined
      const [{ value, token }] = this.list.splice(index, 1)
      if (label !== 'after' && this.list.slice(index).some((one) => !one.label)) {
        throw new SwiftError(`unnamed argument #${index + 2} must precede argument '${label}'`, token)
      }
      return value
    }

    /** Returns the values without labels; any other label is an error. */
    rest() {
      const extra = this.list.find((one) => one.label)
      if (extra) throw new SwiftError(`extra argument '${extra.label}' in call`, extra.token)
      return this.list
    }

    /** Returns exactly one value without a label. */
    only() {
      const rest = this.rest()
      if (rest.length === 1) return rest[0].value
      throw new SwiftError(
        rest.length === 0
          ? 'missing argument for parameter #1 in call' : 'extra argument in call', this.token)
    }
  }

  /** Returns the parts of a list of items; a number or a gap itself is an error of the compiler. */
  function itemsOf(list) {
    return list.flatMap(({ value, token }) => {
      if (value instanceof Item || Array.isArray(value)) return itemParts(value)
      if (value instanceof Cell) return [value.item]
      if (value === null) throw new SwiftError("value of optional type 'UIView?' must be unwrapped", token)
      if (value instanceof Case) throw new SwiftError(
        `type 'AutoLayoutKitItems' has no member '${value.name}'`, token)
      throw mismatch(value, 'AutoLayoutKitItems', token)
    })
  }

  function itemParts(value) {
    if (!Array.isArray(value)) return [value instanceof Item ? value : otherPart(value)]
    const parts = value.flatMap(itemParts)
    return parts.length > 0 ? parts : [{ isEmpty: true }]
  }

  const otherPart = (value) => gap(value) ?? { stranger: String(value?.constructor?.name ?? value) }

  /** Returns the parts of a chain. */
  function chainParts(list) {
    const parts = list.flatMap(({ value, token }) => partsOf(value, token))
    return parts.length > 0 ? parts : [{ isEmpty: true }]
  }

  function partsOf(value, token) {
    if (value instanceof Item) return [value]
    if (value instanceof Cell) return [value.item]
    if (Array.isArray(value)) {
      const parts =
        value.flatMap((part) => (typeof part === 'string' ? [{ stranger: part }] : partsOf(part, token)))
      return parts.length > 0 ? parts : [{ isEmpty: true }]
    }
    const part = gap(value, token)
    if (part) return [part]
    throw mismatch(value, 'AutoLayoutKitChainPart', token)
  }

  /** Returns the cells of a call of a verb that places cells. */
  const cellsIn = (maker, call) => Live.cellsOf(maker, call.rest().flatMap(({ value, token }) =>
    (value instanceof Case && value.name === 'cell' ? [cell(value, token)] : cellParts(value, token))),
      call.place)

  function cellParts(value, token) {
    if (Array.isArray(value)) return value.flatMap((part) => cellParts(part, token))
    if (value instanceof Item) return [value]
    return itemsOf([{ value, token }])
  }

  function cell({ values, labels }, token) {
    const [item] = values
    if (!(item instanceof Item)) throw mismatch(item, 'AutoLayoutKitItem', token)
    const count = (label) => {
      const index = labels.indexOf(label)
      return index < 0 ? 1 : plain(values[index], token)
    }
    return new Cell(item, count('columns'), count('rows'))
  }

  Object.assign(Live, { Arguments, itemsOf, chainParts, cellsIn })
})()
