// The verbs of AutoLayoutKit-ext.swift, made of other verbs.

(() => {
  const { Item, Side, Limits, Gap, Cell, Priority, pin, compare, placeChain } = globalThis.Live

  const single = (cells) => cells.map(({ item }) => item)
  const listOf = (items) => (items.length > 0 ? items : [{ isEmpty: true }])
  const number = (value) => `${value}`

  /** Returns the cells among the parts; values that are neither views nor guides are reported. */
  function cellsOf(maker, parts, place) {
    return parts.flatMap((part) => {
      if (part instanceof Item) return [new Cell(part, 1, 1)]
      if (part instanceof Cell) return [part]
      if (!part.isEmpty) pin(maker, 'xLeft', [part], ['left'], {}, place)
      return []
    })
  }

  function sameSizes(maker, verb, dimensions, items, place) {
    return maker.verb(verb, place, () => {
      const first = items[0] ?? maker.reference
      const sides = dimensions.map((attribute) => new Side(first, attribute))
      const lengths = sides.length > 1 ? { pair: sides } : { same: sides[0] }
      const parts = listOf(items.slice(1))
      compare({ maker, parts, dimensions, verb: dimensions[0], place }, '==', lengths)
    })
  }

  function aspectRatio(maker, width, height, items, place) {
    return maker.verb('aspectRatio', place, () => {
      const ratio = width / height
      if (!Number.isFinite(ratio) || ratio <= 0) {
        const wrong = `a width of ${number(width)} to a height of ${number(height)}`
        const call = `aspectRatio(${number(width)}, ${number(height)}, …)`
        return maker.report(`${wrong} is no shape, so it is not used.`, call, items[0] ?? null, place)
      }
      const list = items.map((item) => new Side(item, 'height').times(ratio))
      compare({ maker, parts: listOf(items), dimensions: ['width'], verb: 'width', place }, '==', { list })
    })
  }

  /** Places items of equal size along an axis: verb is 'xSpread' or 'ySpread'. */
  function spread(maker, verb, items, gap, place) {
    return maker.verb(verb, place, () => {
      const parts = items.flatMap((item, index) => (index === 0 ? [item] : [gap, item]))
      placeChain(maker, `${verb[0]}Place`, listOf(parts), {}, place)
      const isX = verb[0] === 'x'
      sameSizes(maker, isX ? 'sameWidth' : 'sameHeight', [isX ? 'width' : 'height'], items, place)
    })
  }

  function grid(maker, parts, columns, gap, place) {
    return maker.verb('grid', place, () => {
      const cells = cellsOf(maker, parts, place)
      const call = `grid(…, columns: ${columns}${gap === 0 ? '' : `, gap: ${number(gap)}`})`
      const say = (sentence, item) => maker.report(sentence, call, item ?? null, place)
      if (columns < 1 || columns > 1000) {
        const reason = columns > 0
          ? 'are more than 1000, so no cell is placed.' : 'hold no cell, so none is placed.'
        return say(`${columns} columns ${reason}`, cells[0]?.item)
      }
      if (cells.length === 0) return
      const { slots, rows } = slotsFor(cells, columns, say)
      const tracks = Array.from({ length: columns }, () => maker.guide(place))
      const lines = Array.from({ length: rows }, () => maker.guide(place))
      const space = new Gap(new Limits(gap, gap))
      spread(maker, 'xSpread', tracks, space, place)
      pin(maker, 'yEqual', tracks, ['top', 'bottom'], {}, place)
      spread(maker, 'ySpread', lines, space, place)
      pin(maker, 'xEqual', lines, ['left', 'right'], {}, place)
      cells.forEach(({ item }, index) => {
        const { column, row, wide, high } = slots[index]
        pin(maker.ref(tracks[column]), 'xLeft', [item], ['left'], {}, place)
        pin(maker.ref(tracks[column + wide - 1]), 'xRight', [item], ['right'], {}, place)
        pin(maker.ref(lines[row]), 'yTop', [item], ['top'], {}, place)
        pin(maker.ref(lines[row + high - 1]), 'yBottom', [item], ['bottom'], {}, place)
      })
    })
  }

  /** Gives each cell the first free place after the previous cell that is large enough for it. */
  function slotsFor(cells, columns, say) {
    const taken = new Set()
    const slots = []
    let position = 0
    for (const cell of cells) {
      const wide = Math.min(Math.max(1, cell.columns), columns)
      const high = Math.min(Math.max(1, cell.rows), 1000)
      if (wide !== cell.columns || high !== cell.rows) {
        say(`a cell of ${cell.columns} columns and ${cell.rows} rows becomes one of ${wide} and ${high}.`,
          cell.item)
      }
      while (true) {
        const [row, column] = [Math.floor(position / columns), position % columns]
        const area = areaOf(row, column, wide, high)
        if (column + wide <= columns && area.every((place) => !taken.has(place))) {
          for (const place of area) taken.add(place)
          slots.push({ column, row, wide, high })
          break
        }
        position += 1
      }
    }
    return { slots, rows: Math.max(0, ...slots.map(({ row, high }) => row + high)) }
  }

  function areaOf(row, column, wide, high) {
    const area = []
    for (let y = row; y < row + high; y++) {
      for (let x = column; x < column + wide; x++) area.push(`${y} ${x}`)
    }
    return area
  }

  const outward = () => new Limits(0, Infinity)

  function wrap(maker, items, place) {
    return maker.verb('wrap', place, () => {
      pin(maker, 'xRight', listOf(items), ['right'], { x: outward() }, place)
      pin(maker, 'yBottom', listOf(items), ['bottom'], { x: outward() }, place)
      const low = maker.priority(new Priority(50))
      const sizes =
        { maker: low, parts: [maker.reference], dimensions: ['width', 'height'], verb: 'size', place }
      compare(sizes, '==', { pair: [Side.number(0), Side.number(0)] })
    })
  }

  /** Returns a guide whose bottom is the bottom of the lowest of the items. */
  function below(maker, parts, place) {
    let row = null
    maker.verb('below', place, () => {
      row = maker.guide(place)
      pin(maker, 'xEqual', [row], ['left', 'right'], {}, place)
      pin(maker.ref(row), 'yBottom', parts, ['bottom'], { x: outward() }, place)
      const sizes =
        { maker: maker.priority(new Priority(500)), parts: [row], dimensions: ['height'], verb: 'height' }
      compare({ ...sizes, place }, '==', { same: Side.number(0) })
      pin(maker.priority(new Priority(1)), 'yTop', [row], ['top'], {}, place)
    })
    return row
  }

  Object.assign(globalThis.Live, { cellsOf, single, sameSizes, aspectRatio, spread, grid, wrap, below })
})()
