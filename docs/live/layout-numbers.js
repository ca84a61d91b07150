// The rows of a layout with other numbers in its code.

(() => {
  const { Live } = globalThis
  const { lowered } = Live

  /**
   * Returns a row with other numbers.
   *
   * A constraint is first == multiplier × (second + inset) + number: insets are multiplied like the attribute.
   * `values` are the changed numbers by their index in `numbers`.
   */
  function withNumbers(row, values, numbers, items) {
    const uses = row.numbers?.filter(({ number }) => values.has(number)) ?? []
    if (uses.length === 0) return row
    const sum = (part) => uses.filter((use) => use.part === part).reduce(
      (total, { number, factor }) => total + factor * (values.get(number) - numbers[number].value), 0)
    const last = (part) => uses.findLast((use) => use.part === part)?.number
    const { multiplier, inset, constant } = row.between
    const base = inset / multiplier
    let scale = multiplier + sum('multiplier')
    const divisor = last('divisor')
    if (divisor !== undefined) scale *= numbers[divisor].value / values.get(divisor)
    let change = sum('constant') + scale * (base + sum('inset')) - inset
    let { terms } = row
    if (scale !== multiplier) {
      const [old, made] = [multiplier, scale].map((factor) =>
        lowered({ ...row.between, multiplier: factor, constant: 0 }, items))
      terms = made.terms
      change += made.constant - old.constant
    }
    const priority = last('priority')
    const moved = Array.isArray(row.constant)
      ? [row.constant[0] + change, ...row.constant.slice(1)] : row.constant + change
    return {
      ...row, terms, constant: moved, priority: priority === undefined ? row.priority : values.get(priority),
      between: {
        ...row.between, multiplier: scale, constant: constant + change, inset: scale * (base + sum('inset')),
      },
    }
  }

  Object.assign(Live, { withNumbers })
})()
