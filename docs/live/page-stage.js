// The picture: one element for each view, at its exact place inside the element of its superview.

(() => {
  const Live = globalThis.Live
  const svgName = 'http://www.w3.org/2000/svg'

  function svg(name, attributes = {}) {
    const element = document.createElementNS(svgName, name)
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    return element
  }

  class Stage {
    constructor(model) {
      this.model = model
      this.element = document.getElementById('picture')
      this.fit = document.getElementById('fit')
      this.desk = document.getElementById('desk')
      this.boxes = []
      this.element.addEventListener('click', (event) => this.click(event))
      this.element.addEventListener('keydown', (event) => this.key(event))
      // A size that changes while the browser reports sizes would be an error of the page.
      const fit = () => {
        if (model.scene) this.scaleToFit()
      }
      new ResizeObserver(() => requestAnimationFrame(fit)).observe(this.desk)
      model.onChange((kind) => this.update(kind))
    }

    update(kind) {
      const { model } = this
      if (kind === 'selection') return this.mark()
      if (kind === 'rulers') return
      if (kind === 'scene' || !this.hasSameItems()) this.build()
      this.moves(kind === 'settings' && this.built)
      this.draw()
      this.scaleToFit()
      this.mark()
      this.built = true
      this.element.dataset.scene = model.scene.name
    }

    hasSameItems() {
      const names = this.model.items.map(({ name, parent }) => `${parent} ${name}`).join('\n')
      const isSame = names === this.names
      this.names = names
      return isSame
    }

    /** Makes the elements of all views. */
    build() {
      const { items } = this.model
      this.hasSameItems()
      this.built = false
      this.element.replaceChildren()
      this.boxes = items.map((item, index) => (item.guide === undefined ? this.box(item, index) : null))
      items.forEach(({ parent }, index) => {
        if (this.boxes[index]) (this.boxes[parent] ?? this.element).append(this.boxes[index])
      })
    }

    box(item, index) {
      const box = document.createElement('div')
      box.className = 'box'
      box.dataset.item = index
      box.dataset.name = item.name
      box.setAttribute('role', 'group')
      box.tabIndex = index === 0 ? 0 : -1
      return box
    }

    /** Lets the boxes move to their next places, unless the reader's system asks for no motion. */
    moves(isAnimated) {
      const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
      this.element.classList.toggle('moves', isAnimated && !calm)
      clearTimeout(this.timer)
      this.timer = setTimeout(() => this.element.classList.remove('moves'), 500)
    }

    draw() {
      const { model } = this
      const { result } = model
      const places = result?.local ?? this.knownPlaces()
      this.places = places
      this.fit.style.width = `${model.width}px`
      this.fit.style.height = `${model.height}px`
      this.boxes.forEach((box, index) => {
        if (!box) return
        const item = model.items[index]
        place(box, places.subarray
          ? places.subarray(4 * index, 4 * index + 4) : places.slice(4 * index, 4 * index + 4))
        this.paint(box, item, index)
        const [x, y, width, height] = this.frame(index).map(Live.text.number)
        box.setAttribute(
          'aria-label', `${item.name}, ${item.class}: x ${x}, y ${y}, width ${width}, height ${height}`)
      })
    }

    /** Returns the places in a scene that the page does not solve, relative to the superviews. */
    knownPlaces() {
      const { knownFrames: frames, items } = this.model
      return frames.map((value, index) => {
        const parent = items[index >> 2].parent
        return parent < 0 || index % 4 > 1 ? value : value - frames[4 * parent + (index % 4)]
      })
    }

    /** Returns the frame of an item in the picture's coordinates. */
    frame(index) {
      const frames = this.model.result?.frames ?? this.model.knownFrames
      return Array.from(frames.slice(4 * index, 4 * index + 4))
    }

    paint(box, item, index) {
      const { fill, stroke, width, radius, alpha, symbol, image, lines } = item.paint ?? {}
      const { style } = box
      style.background = fill ?? ''
      style.borderRadius = radius ? `${radius}px` : ''
      style.boxShadow = stroke && width ? `inset 0 0 0 ${width}px ${stroke}` : ''
      style.opacity = alpha ?? ''
      style.overflow = item.clips ? 'hidden' : ''
      style.display = item.hidden || index === this.model.hidden ? 'none' : ''
      box.classList.toggle('image', image === true)
      const drawing = this.drawing(item, index, symbol, lines)
      box.querySelector(':scope > .drawing')?.remove()
      if (drawing) box.prepend(drawing)
    }

    /** Returns the symbol and the lines of text of a view. */
    drawing(item, index, symbol, fixedLines) {
      if (item.text && !this.model.result) return unmeasuredText(item.text)
      const lines = item.text && this.model.result ? this.model.result.lines(index) : fixedLines ?? []
      if (!symbol && lines.length === 0) return null
      const drawing = svg('svg', { class: 'drawing', 'aria-hidden': 'true' })
      if (symbol) drawing.append(symbolOf(symbol, this.places[4 * index + 2], this.places[4 * index + 3]))
      for (const line of lines) drawing.append(lineOf(line))
      return drawing
    }

    /** Shrinks a picture that is larger than its desk; while the corner is dragged, the scale stays. */
    scaleToFit() {
      const { width, height } = this.model
      if (!document.body.classList.contains('drags')) this.scale = this.fittingScale(width, height)
      const { scale } = this
      this.fit.style.transform = scale === 1 ? '' : `scale(${scale})`
      this.fit.dataset.scale = scale
      this.fit.style.marginBottom = scale === 1 ? '' : `${-(1 - scale) * height}px`
      this.fit.style.marginRight = scale === 1 ? '' : `${-(1 - scale) * width}px`
    }

    /** Returns the scale at which the whole picture is seen; on a narrow window only its width counts. */
    fittingScale(width, height) {
      const margin = 56
      const others = 250
      const byWidth = (this.desk.clientWidth - margin) / Math.max(1, width)
      const byHeight = innerWidth > 1100 ? (innerHeight - others - margin) / Math.max(1, height) : 1
      return Math.min(1, Math.max(0.2, byWidth), Math.max(0.5, byHeight))
    }

    // Selection

    click(event) {
      const box = event.target.closest('[data-item]')
      if (box) this.model.select(Number(box.dataset.item))
    }

    /** Enter selects the focused view; the arrow keys walk through the views; Escape leaves the selection. */
    key(event) {
      const box = event.target.closest('[data-item]')
      if (!box) return
      const views = this.boxes.filter((one) => one && one.offsetParent !== null)
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
      if (event.key === 'Enter' || event.key === ' ') this.model.select(Number(box.dataset.item))
      else if (event.key === 'Escape') this.model.select(-1)
      else if (step) this.focus(views[(views.indexOf(box) + step + views.length) % views.length])
      else return
      event.preventDefault()
    }

    focus(box) {
      for (const other of this.boxes) if (other) other.tabIndex = other === box ? 0 : -1
      box.focus({ preventScroll: true })
    }

    mark() {
      const { selected } = this.model
      for (const box of this.boxes) box?.classList.remove('selected')
      this.boxes.forEach((box, index) => {
        if (box) box.ariaCurrent = index === selected ? 'true' : null
      })
      const box = this.boxes[selected]
      if (!box) return
      box.classList.add('selected')
      for (const other of this.boxes) if (other) other.tabIndex = other === box ? 0 : -1
    }
  }

  function place({ style }, [x, y, width, height]) {
    style.left = `${x}px`
    style.top = `${y}px`
    style.width = `${width}px`
    style.height = `${height}px`
  }

  /** Returns a symbol in the middle of a view. */
  function symbolOf({ path, filled, size, color }, width, height) {
    const group = svg('g', { transform: `translate(${(width - size[0]) / 2} ${(height - size[1]) / 2})` })
    const ink = filled ? { fill: color } : {
      fill: 'none', stroke: color, 'stroke-width': 1.5, 'stroke-linecap': 'round', 'stroke-linejoin': 'round',
    }
    group.append(svg('path', { d: path, ...ink }))
    return group
  }

  /** Returns the text of a view in a scene that the page does not solve; the browser breaks its lines. */
  function unmeasuredText({ measure, color, alignment, lines }) {
    const { text, size, weight } = measure
    const element = document.createElement('span')
    element.className = 'drawing unmeasured'
    element.dir = 'auto'
    element.textContent = text
    const align = { center: 'center', right: 'right', left: 'left' }[alignment] ?? 'start'
    Object.assign(element.style, {
      color, fontSize: `${size}px`, fontWeight: weight, textAlign: align, whiteSpace: lines === 1
        ? 'pre' : 'pre-wrap',
    })
    return element
  }

  /** Returns true if the first letter of a text is of a script that is written from right to left. */
  function beginsRightToLeft(text) {
    return /^[^\p{L}]*[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u.test(text)
  }

  /** Returns a line of text as wide as the engine measured it, whatever font the browser has. */
  function lineOf({ text, x, baseline, width, size, weight, color, italic, mono }) {
    const isRightToLeft = beginsRightToLeft(text)
    const line = svg('text', {
      x: isRightToLeft ? x + width : x, y: baseline, direction: isRightToLeft ? 'rtl' : 'ltr',
      'font-size': size, 'font-weight': weight, 'font-style': italic ? 'italic' : 'normal', fill: color,
      'xml:space': 'preserve', class: mono ? 'mono' : 'sans',
    })
    if (text.trim().length > 1 && width > 0) {
      line.setAttribute('textLength', width)
      line.setAttribute('lengthAdjust', 'spacingAndGlyphs')
    }
    line.textContent = text
    return line
  }

  Object.assign(Live, { Stage, svg })
})()
