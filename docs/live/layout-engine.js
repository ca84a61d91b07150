// The engine: the solver and the line breaker of the library as WebAssembly.

(() => {
  const Live = globalThis.Live

  /** The functions of the engine, after it has been loaded. */
  const engine = {}

  let loading = null

  /** Starts the engine, once; returns a promise of the number of its bytes and of the time that it took. */
  function loadEngine() {
    loading ??= started()
    return loading
  }

  async function started() {
    const start = performance.now()
    const code = Live.bytesOf(globalThis.LIVE_ENGINE)
    const { instance } = await WebAssembly.instantiate(code, {})
    Object.assign(engine, instance.exports)
    return { bytes: code.length, milliseconds: performance.now() - start }
  }

  Object.assign(Live, { engine, loadEngine })
  // The module is compiled while the browser reads the other scripts.
  loadEngine()
})()
