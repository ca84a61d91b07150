// Starts the page: loads the engine, shows the scene of the address, and follows the address.

(() => {
  const Live = globalThis.Live

  async function start() {
    const began = performance.now()
    const engine = await globalThis.LiveLayout.load()
    const { scenes } = globalThis.LIVE
    const model = new Live.Model()
    const stage = new Live.Stage(model)
    const size = new Live.SizeControls(model, stage)
    const settings = new Live.Settings(model)
    const editors = new Live.Editors(model)
    const rulers = new Live.Rulers(model)
    const inspector = new Live.Inspector(model, stage, editors)
    const list = new Live.SceneList(scenes, model, (scene) => model.open(scene))
    model.onChange((kind) => showTitle(model, kind))
    openAddress(model, scenes)
    Live.followHash(model)
    addEventListener('hashchange', () => openAddress(model, scenes))
    Object.assign(Live, { model, stage, size, rulers, settings, editors, inspector, list })
    Live.facts = { engine, started: performance.now() - began, firstPicture: performance.now() }
    document.documentElement.dataset.ready = 'true'
  }

  /** Shows what the address names; without a scene, the first one. */
  function openAddress(model, scenes) {
    if (model.scene && location.hash === Live.hashOf(model)) return
    const settings = Live.readHash(location.hash)
    const scene = scenes.find(({ name }) => name === settings.scene)
      ?? scenes.find(({ name }) => name === 'tiles')
    model.rulers = settings.rulers
    model.open(scene ?? scenes[0], settings)
    if (settings.view >= 0 && model.items[settings.view]) model.select(settings.view)
  }

  function showTitle({ scene }, kind) {
    if (kind !== 'scene') return
    document.title = `${scene.title} · AutoLayoutKit, live`
    document.getElementById('title').textContent = scene.title
    document.getElementById('kind').textContent = Live.sceneKinds[scene.kind] ?? ''
    const notice = document.getElementById('notice')
    notice.hidden = !scene.notCarried
    notice.textContent = scene.notCarried
      ? `This page shows the scene but does not solve it. ${scene.notCarried}` : ''
  }

  start()
})()
