// Shows an error of a script in the page, where a person sees it.

(() => {
  const Live = (globalThis.Live ??= {})

  /** Shows a sentence about an error at the foot of the page. */
  function showFailure(sentence) {
    const element = document.getElementById('failure')
    if (!element) return
    element.textContent = sentence
    element.hidden = false
  }

  addEventListener('error', (event) => {
    // A missing script of a scene is reported by the loader, which knows the scene.
    if (event.target.dataset?.scene) return
    const place = event.filename ? ` (${event.filename.split('/').pop()}:${event.lineno})` : ''
    const source = event.target instanceof HTMLScriptElement
      ? `${event.target.getAttribute('src')} is missing` : ''
    showFailure(`This page has an error: ${source || event.message}${place}`)
  }, true)
  addEventListener('unhandledrejection', (event) => {
    showFailure(`This page has an error: ${event.reason?.message ?? event.reason}`)
  })

  Live.showFailure = showFailure
})()
