// The data of a scene as the page uses it, made of the tables in the script of the scene, and the numbers of
// a scene that follow its size.

(() => {
  const { Live } = globalThis

  /**
   * Returns a scene from the data of its script.
   *
   * Systems name their items, rows and sentences by the indices of the scene's tables, as labels name their
   * texts. In the returned scene each index is replaced by its value.
   */
  function sceneOf(data) {
    const { items, rows, sentences, texts } = data
    const item = (index) => {
      const { text } = items[index]
      return { ...items[index], text: text && { ...text, measure: texts[text.measure] } }
    }
    const variant = (one) => ({ ...one, rows: one.rows.map((index) => rows[index]) })
    const list = data.list.map((system) => ({
      ...system, items: system.items.map(item), variants: system.variants.map(variant),
      explained: system.explained.map((index) => sentences[index]),
    }))
    return { ...data, list }
  }

  /** Returns a number of a variant, which may follow the size of the root and the step of the variant. */
  function numberAt(number, width, height, step = 0) {
    if (!Array.isArray(number)) return number
    const [constant, perWidth, perHeight, perStep = 0] = number
    return constant + perWidth * width + perHeight * height + perStep * step
  }

  /** Returns the step of a variant: a number that follows the size in whole points, rounded down. */
  function stepAt(step, width, height) {
    return step ? Math.floor(numberAt(step, width, height) + 1e-9) : 0
  }

  /** Returns the index that conditions on the size choose. */
  function chosen(conditions, width, height) {
    let choice = conditions
    while (Array.isArray(choice)) {
      const [w, h, at, below, above] = choice
      choice = w * width + h * height < at ? below : above
    }
    return choice
  }

  Object.assign(Live, { sceneOf, numberAt, stepAt, chosen })
})()
