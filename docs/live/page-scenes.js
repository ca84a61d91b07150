// The list of scenes, with its filter.

(() => {
  const Live = globalThis.Live

  class SceneList {
    constructor(scenes, model, open) {
      this.model = model
      this.open = open
      this.body = document.getElementById('scenes')
      this.links = scenes.map((scene) => this.link(scene))
      for (const title of new Set(scenes.map(({ group }) => group))) this.addGroup(title)
      this.note = document.createElement('p')
      this.note.className = 'note'
      this.body.append(this.note)
      this.filter = document.getElementById('filter')
      this.filter.addEventListener('input', () => this.show())
      this.filter.addEventListener('keydown', (event) => this.enter(event))
      this.toggle = document.getElementById('scenes-toggle')
      this.toggle.addEventListener(
        'click', () => this.setOpen(this.toggle.getAttribute('aria-expanded') !== 'true'))
      model.onChange((kind) => {
        if (kind === 'scene') this.mark()
      })
    }

    link(scene) {
      const link = document.createElement('a')
      link.href = `#scene=${scene.name}`
      link.textContent = scene.title
      link.title = scene.title
      link.dataset.scene = scene.name
      link.addEventListener('click', (event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        this.setOpen(false)
        this.open(scene)
      })
      return { link, scene, text: `${scene.name} ${scene.title}`.toLowerCase() }
    }

    addGroup(title) {
      const group = document.createElement('section')
      const heading = document.createElement('h3')
      heading.textContent = title ?? ''
      heading.hidden = title === undefined
      const list = document.createElement('ul')
      for (const entry of this.links.filter(({ scene }) => scene.group === title)) {
        entry.row = document.createElement('li')
        entry.row.append(entry.link)
        list.append(entry.row)
      }
      group.append(heading, list)
      this.body.append(group)
    }

    /** Shows the scenes whose name or title holds each word of the filter. */
    show() {
      const words = this.filter.value.toLowerCase().split(/\s+/).filter(Boolean)
      for (const { row, text } of this.links) row.hidden = !words.every((word) => text.includes(word))
      for (const group of this.body.querySelectorAll('section')) {
        group.hidden = !group.querySelector('li:not([hidden])')
      }
      const isEmpty = this.links.every(({ row }) => row.hidden)
      this.note.textContent = isEmpty ? `No scene holds “${this.filter.value}”.` : ''
    }

    /** Opens the first scene of the filtered list on Enter, and clears the filter on Escape. */
    enter(event) {
      if (event.key === 'Escape') this.filter.value = ''
      if (event.key === 'Escape') this.show()
      if (event.key !== 'Enter') return
      const first = this.links.find(({ row }) => !row.hidden)
      if (first) first.link.click()
    }

    /** Scrolls the list, and only the list, to a link. */
    reveal(link) {
      const list = this.body.closest('nav')
      const [frame, room] = [link.getBoundingClientRect(), list.getBoundingClientRect()]
      // Until the page is scrolled, the end of the list is below the window.
      const bottom = Math.min(room.bottom, innerHeight)
      if (frame.bottom > bottom) list.scrollTop += frame.bottom - bottom + 60
      if (frame.top < room.top) list.scrollTop -= room.top - frame.top + 60
    }

    setOpen(isOpen) {
      this.toggle.setAttribute('aria-expanded', isOpen)
      document.body.classList.toggle('shows-scenes', isOpen)
    }

    mark() {
      for (const { link, scene } of this.links) {
        const isCurrent = scene.name === this.model.scene.name
        if (isCurrent) {
          link.setAttribute('aria-current', 'page')
          this.reveal(link)
        } else {
          link.removeAttribute('aria-current')
        }
      }
      this.toggle.textContent = `Scenes: ${this.model.scene.title}`
    }
  }

  Object.assign(Live, { SceneList })
})()
