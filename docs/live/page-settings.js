// The settings of the picture: direction, text size, state, rulers, and the appearance of the page.

(() => {
  const Live = globalThis.Live

  const names = { ltr: 'Left to right', rtl: 'Right to left', M: 'Default', AX1: 'Large' }

  const lengths = { 0.5: 'Half', 1: 'As written', 2: 'Double' }

  class Settings {
    constructor(model) {
      this.model = model
      this.rulers = document.getElementById('rulers')
      this.rulers.addEventListener('change', () => model.showRulers(this.rulers.checked))
      model.onChange((kind) => {
        if (kind === 'scene') this.build()
        if (kind === 'rulers' || kind === 'scene') this.rulers.checked = model.rulers
      })
      Live.theme.control(document.getElementById('theme'))
    }

    build() {
      const { scene } = this.model
      const sizes = scene.notCarried ? [...scene.sizes.keys()] : []
      this.group('known-size', sizes, 'choice', (index) => scene.sizes[index].join(' × '))
      this.group('direction', scene.directions, 'direction', (value) => names[value])
      this.group('text-size', scene.textSizes, 'textSize', (value) => names[value] ?? value)
      this.group('state', [...scene.states.keys()], 'state', (index) => scene.states[index])
      this.group('length', scene.notCarried ? [] : [0.5, 1, 2], 'length', (share) => lengths[share])
    }

    /** Fills a group of radio buttons; a group of one choice is hidden. */
    group(id, values, property, title) {
      const group = document.getElementById(id)
      const legend = group.querySelector('legend')
      group.hidden = values.length < 2
      group.replaceChildren(legend, ...values.map((value) => {
        const label = document.createElement('label')
        const button = document.createElement('input')
        Object.assign(button, { type: 'radio', name: id, value, checked: this.model[property] === value })
        button.addEventListener('change', () => this.model.choose({ [property]: value }))
        label.append(button, title(value))
        return label
      }))
    }
  }

  Object.assign(Live, { Settings })
})()
