// Starts the page: loads the engine, shows the scene of the address, and follows the address.

(() => {
  const Live = globalThis.Live

  async function start() {
    const began = performance.now()
    const { scenes } = globalThis.LIVE
    const loading = globalThis.LiveLayout.load()
    const model = new Live.Model()
    const opener = new Live.Opener(scenes, model, loading)
    const stage = new Live.Stage(model)
    const size = new Live.SizeControls(model, stage)
    const settings = new Live.Settings(model)
    const code = new Live.Code(model)
    const rulers = new Live.Rulers(model)
    const inspector = new Live.Inspector(model, stage, code)
    const list = new Live.SceneList(scenes, model, ({ name }) => opener.open(name))
    model.onChange((kind) => showTitle(model, kind))
    Live.followHash(model)
    addEventListener('hashchange', () => openAddress(model, opener, scenes).catch(showError))
    Object.assign(Live, { model, opener, stage, size, rulers, settings, code, inspector, list })
    await openAddress(model, opener, scenes)
    const firstPicture = performance.now()
    Live.facts = { engine: await loading, started: firstPicture - began, firstPicture }
    document.documentElement.dataset.ready = 'true'
  }

  /** Shows the scene that the address names; without a scene, the first one. */
  async function openAddress(model, opener, scenes) {
    if (model.scene && location.hash === Live.hashOf(model)) return
    const settings = Live.readHash(location.hash)
    const named = (name) => scenes.find((scene) => scene.name === name)
    const { name } = named(settings.scene) ?? scenes[0]
    const isOpen = await opener.open(name, settings)
    if (!isOpen) return
    if (settings.scene && name !== settings.scene) addNotice(`There is no scene “${settings.scene}”.`)
    if (model.refusesNumbers) addNotice('Some numbers of this link are not in the code.')
    if (settings.rulers !== model.rulers) model.showRulers(settings.rulers)
    if (settings.view >= 0 && model.items[settings.view]) model.select(settings.view)
  }

  function showTitle({ scene }, kind) {
    if (kind !== 'scene') return
    document.title = `${scene.title} · AutoLayoutKit, live`
    document.getElementById('title').textContent = scene.title
    document.getElementById('kind').textContent = scene.group ?? ''
    const notice = document.getElementById('notice')
    notice.hidden = !scene.notCarried
    notice.textContent = scene.notCarried
      ? `This page shows the scene but does not solve it. ${scene.notCarried}` : ''
  }

  function addNotice(sentence) {
    const notice = document.getElementById('notice')
    notice.textContent = `${notice.textContent} ${sentence}`.trim()
    notice.hidden = false
  }

  const showError = (error) => Live.showFailure(`This page has an error: ${error?.message ?? error}`)

  // Of a page that is opened from a file, the browser tells no event of a promise that is not kept.
  start().catch(showError)
})()
