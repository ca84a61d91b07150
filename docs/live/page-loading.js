// The scripts of the scenes: each one is loaded when its scene is first opened. A script element works from a
// file as well as from a server, which a request for JSON does not.

(() => {
  const Live = globalThis.Live

  /** Opens scenes. The last request counts, in whatever order the scripts arrive. */
  class Opener {
    /** `engine` is a promise that is kept when scenes can be solved. */
    constructor(entries, model, engine) {
      Object.assign(this, { model, engine })
      this.entries = new Map(entries.map((entry) => [entry.name, entry]))
      this.scenes = new Map()
      this.requests = 0
      this.work = document.getElementById('work')
      this.note = document.getElementById('loading')
    }

    /** Shows a scene with settings; returns false if it cannot be loaded, or if another one was asked for. */
    async open(name, settings) {
      this.requests += 1
      const request = this.requests
      const isLast = () => request === this.requests
      const { title } = this.entries.get(name)
      // A script that is there at once needs no sentence.
      const timer = setTimeout(() => isLast() && this.say(`“${title}” is being loaded.`), 200)
      try {
        const [scene] = await Promise.all([this.scene(name), this.engine])
        if (!isLast()) return false
        this.say('')
        this.work.hidden = false
        this.model.open(scene, settings)
        return true
      } catch (error) {
        if (isLast()) this.say(`“${title}” cannot be shown: ${error.message}`)
        return false
      } finally {
        clearTimeout(timer)
      }
    }

    /** Returns a promise of a scene. A script that could not be loaded is tried again the next time. */
    scene(name) {
      if (!this.scenes.has(name)) {
        this.scenes.set(name, loaded(name))
        this.scenes.get(name).catch(() => this.scenes.delete(name))
      }
      return this.scenes.get(name)
    }

    say(sentence) {
      this.note.textContent = sentence
      this.note.hidden = sentence === ''
    }
  }

  async function loaded(name) {
    const { data } = globalThis.LIVE
    const path = `scenes/${name}.js`
    await run(path, name)
    if (!data[name]) throw new Error(`${path} has no data of this scene.`)
    const scene = Live.sceneOf(data[name])
    delete data[name]
    return scene
  }

  /** Runs a script of a scene, and removes its element. */
  function run(path, name) {
    return new Promise((resolve, reject) => {
      const script = document.createElement('script')
      script.dataset.scene = name
      script.src = path
      script.addEventListener('load', resolve)
      script.addEventListener('error', () => reject(new Error(`${path} cannot be loaded.`)))
      document.head.append(script)
    }).finally(() => document.head.querySelector(`script[data-scene="${name}"]`)?.remove())
  }

  Object.assign(Live, { Opener })
})()
