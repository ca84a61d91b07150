// The state of the page in its address, so that a link shows what its sender saw.

(() => {
  const Live = globalThis.Live

  /** Returns the settings that the address names; unreadable parts are left out. */
  function readHash(hash) {
    const fields = new URLSearchParams(hash.replace(/^#/, ''))
    const [width, height] = (fields.get('size') ?? '').split('x')
    const settings = {
      scene: fields.get('scene'),
      width,
      height,
      direction: fields.get('direction'),
      textSize: fields.get('text'),
      state: Number(fields.get('state') ?? 1) - 1,
      view: fields.has('view') ? Number(fields.get('view')) : -1,
      rulers: fields.get('rulers') === '1',
      values: valuesOf(fields.get('numbers')),
    }
    return settings
  }

  /** Returns the changed numbers in the form 3:24,5:8 by their indices. */
  function textOf(values) { return [...values].map((pair) => pair.join(':')).join(',') }

  function valuesOf(text) {
    return new Map((text ?? '').split(',').filter(Boolean).map((pair) => {
      const [number, value] = pair.split(':')
      return [Number(number), value ? Number(value) : NaN]
    }))
  }

  /** Returns the address' hash for the state of the page. */
  function hashOf(model) {
    const { scene } = model
    const fields = new URLSearchParams({ scene: scene.name })
    if (model.canSolve && (model.width !== scene.size[0] || model.height !== scene.size[1])) {
      fields.set('size', `${model.width}x${model.height}`)
    }
    if (model.direction !== scene.directions[0]) fields.set('direction', model.direction)
    if (model.textSize !== scene.textSizes[0]) fields.set('text', model.textSize)
    if (model.state > 0) fields.set('state', model.state + 1)
    if (model.selected >= 0) fields.set('view', model.selected)
    if (model.rulers) fields.set('rulers', '1')
    if (model.values.size > 0) fields.set('numbers', textOf(model.values))
    return `#${fields}`
  }

  /**
   * Keeps the address in step with the model, at most a few times a second. Each scene that is opened has its
   * own entry in the history, so that Back returns to the scene before.
   */
  function followHash(model) {
    let timer = 0
    let shown = null
    model.onChange((kind) => {
      clearTimeout(timer)
      const { name } = model.scene
      const isNew = kind === 'scene' && shown !== null && readHash(location.hash).scene !== name
      if (isNew) history.pushState(null, '', hashOf(model))
      else timer = setTimeout(() => history.replaceState(null, '', hashOf(model)), 150)
      shown = name
    })
  }

  Object.assign(Live, { readHash, hashOf, followHash })
})()
