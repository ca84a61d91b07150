// The rank of each row in a conflict, as ConflictRank.swift of LayoutSolver gives it. Rows of stack views count as
// those of the client.

(() => {
  const { Live } = globalThis

  const far = [
    'trailing', 'right', 'bottom', 'trailingMargin', 'rightMargin', 'bottomMargin', 'lastBaseline',
  ]

  const contents = ['hugging', 'resistance']

  /** Returns copies of rows with their ranks, in the order of the rows. */
  function ranked(rows, items) {
    const depths = []
    items.forEach(({ parent }, index) => {
      depths[index] = parent < 0 ? 0 : depths[parent] + 1
    })
    const copies = rows.map((row) => ({ ...row }))
    const keys = copies.map((row, place) => ({ row, key: rankKey(row, place, depths, items) }))
    keys.sort((one, other) => compared(one.key, other.key))
    keys.forEach(({ row }, place) => {
      row.rank = place
    })
    return copies
  }

  /** Compares two lists of numbers by the first numbers that differ. */
  function compared(one, other) {
    const index = one.findIndex((number, place) => number !== other[place])
    return index < 0 ? 0 : one[index] - other[index]
  }

  /** Returns the numbers by which a row is ranked, the most important one first. */
  function rankKey(row, place, depths, items) {
    const viewOf = (item) => (items[item].guide === undefined ? item : items[item].parent)
    if (row.kind !== 'constraint') {
      const depth = depths[row.item]
      const owner = contents.includes(row.kind) ? 4 : 0
      return [owner, depth, depth, -1, 0, 0, viewOf(row.item), place]
    }
    const { between } = row
    const sides = between
      ? [between.first, between.second].filter(Boolean)
      : itemsOf(row).map((item) => ({ item, attribute: 'left' }))
    let deepest = sides[0]
    for (const side of sides) if (depths[side.item] > depths[deepest.item]) deepest = side
    const other = sides.length === 1 ? -1 : Math.min(...sides.map((side) => depths[side.item]))
    return [
      row.fixed ? 1 : 2, depths[deepest.item], between ? depths[between.holder] : 0, other,
      far.includes(deepest.attribute) ? 1 : 0, between ? between.constant : 0,
      Math.max(...sides.map((side) => viewOf(side.item))), place,
    ]
  }

  /** Returns the items whose variables a row contains. */
  function itemsOf({ terms }) {
    const items = new Set(terms.filter((_, index) => index % 2 === 1).map((variable) => variable >> 2))
    return items.size > 0 ? [...items] : [0]
  }

  Object.assign(Live, { ranked })
})()
