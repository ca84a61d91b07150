// The appearance of the page, chosen before anything is drawn.

(() => {
  const Live = (globalThis.Live ??= {})
  const themes = ['auto', 'light', 'dark']

  // A page from a file may have no storage.

  function remembered() {
    try {
      return localStorage.getItem('theme')
    } catch {
      return null
    }
  }

  function remember(theme) {
    try {
      localStorage.setItem('theme', theme)
    } catch {
      // The choice holds until the page is closed.
    }
  }

  /** The chosen appearance: automatic, light or dark. */
  class Theme {
    constructor() {
      const name = remembered()
      this.show(themes.includes(name) ? name : 'auto')
    }

    show(name) {
      this.name = name
      document.documentElement.dataset.theme = name
    }

    /** Shows the next appearance, and remembers it. */
    step() {
      this.show(themes[(themes.indexOf(this.name) + 1) % themes.length])
      remember(this.name)
    }

    /** Makes a button show the name of the appearance and step to the next one. */
    control(button) {
      const show = () => { button.textContent = `Theme: ${this.name}` }
      show()
      button.addEventListener('click', () => {
        this.step()
        show()
      })
    }
  }

  Live.theme = new Theme()
})()
