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
    if (isOfScene(event)) return
    const place = event.filename ? ` (${event.filename.split('/').pop()}:${event.lineno})` : ''
    const source = event.target instanceof HTMLScriptElement
      ? `${event.target.getAttribute('src')} is missing` : ''
    showFailure(`This page has an error: ${source || event.message}${place}`)
  }, true)
  addEventListener('unhandledrejection', (event) => {
    showFailure(`This page has an error: ${event.reason?.message ?? event.reason}`)
  })

  /** Returns true for an error of the script of a scene, which the loader reports beside the scene's title. */
  function isOfScene({ target, filename }) {
    if (target.dataset?.scene || filename?.includes('/scenes/')) return true
    // Of a page that is opened from a file, the browser tells no names.
    return !filename && document.head.querySelector('script[data-scene]') !== null
  }

  Live.showFailure = showFailure
})()
