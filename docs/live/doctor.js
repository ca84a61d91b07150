// The page for logs: reads the log in the field at each change and shows the answer.

(() => {
  const Live = globalThis.Live
  const element = (id) => document.getElementById(id)

  class Page {
    constructor(doctor) {
      this.doctor = doctor
      this.text = ''
      this.log = element('log')
      this.log.addEventListener('input', () => this.read())
      element('try').addEventListener('click', () => this.fill(element('example').textContent))
      element('clear').addEventListener('click', () => {
        this.fill('')
        // The button cannot have the focus any longer.
        this.log.focus()
      })
      element('copy').addEventListener('click', () => this.copy())
      Live.theme.control(element('theme'))
      // A browser fills the field again when a person comes back to the page.
      this.read()
    }

    fill(log) {
      this.log.value = log
      this.log.scrollTo(0, 0)
      this.read()
    }

    /** Reads the log in the field. */
    read() {
      const log = this.log.value
      this.text = ''
      try {
        if (log.trim()) this.text = this.doctor.answer(log)
      } catch (error) {
        this.restart(error)
      }
      this.show()
    }

    /** Starts the module again after an error: its memory cannot be used any longer. */
    restart(error) {
      Live.showFailure(`This log cannot be read: ${error.message}`)
      Live.Doctor.start().then((doctor) => { this.doctor = doctor })
    }

    show() {
      const parts = this.text ? this.text.trimEnd().split('\n\n') : []
      const conflicts = parts.filter((part) => /^\d+\. /.test(part))
      const sentences = parts.filter((part) => !conflicts.includes(part))
      element('answer').replaceChildren(...conflicts.map(article))
      element('summary').textContent = this.summary(conflicts.length, sentences)
      element('copied').textContent = ''
      element('copy').disabled = this.text === ''
      element('clear').disabled = this.log.value === ''
    }

    /** Returns the sentence above the conflicts: their number, and the sentences about none of them. */
    summary(count, sentences) {
      if (!this.text) return this.log.value.trim() ? '' : 'Nothing is pasted yet.'
      const found = count > 0 ? [count === 1 ? '1 conflict.' : `${count} conflicts.`] : []
      return [...found, ...sentences].join(' ')
    }

    async copy() {
      element('copied').textContent = await copied(this.text) ? 'Copied.' : 'The browser refuses to copy.'
    }
  }

  /** Returns the element of a conflict: its sentence, and its constraints line by line. */
  function article(part) {
    const [sentence, ...rows] = part.split('\n')
    const title = document.createElement('h3')
    title.textContent = sentence
    const list = document.createElement('pre')
    list.tabIndex = 0
    list.setAttribute('role', 'group')
    list.setAttribute('aria-label', `Constraints of conflict ${sentence.split('.')[0]}`)
    list.append(...rows.flatMap((row, index) => (index > 0 ? ['\n', line(row)] : [line(row)])))
    const all = document.createElement('article')
    all.append(title, ...(rows.length > 0 ? [list] : []))
    return all
  }

  function line(text) {
    const row = document.createElement('span')
    row.textContent = text
    row.classList.toggle('left-out', text.startsWith('   ➜'))
    return row
  }

  /** Copies a text; a page from a file may have no clipboard, and copies a selection. */
  async function copied(text) {
    try {
      await navigator.clipboard.writeText(text)
      return true
    } catch {
      const field = document.createElement('textarea')
      const focused = document.activeElement
      field.value = text
      document.body.append(field)
      field.select()
      const isCopied = document.execCommand('copy')
      field.remove()
      focused?.focus()
      return isCopied
    }
  }

  Live.Doctor.start()
    .then((doctor) => {
      Live.page = new Page(doctor)
      document.documentElement.dataset.ready = 'true'
    })
    .catch((error) => Live.showFailure(`This page has an error: ${error?.message ?? error}`))
})()
