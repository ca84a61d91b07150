// The size of the picture: the handle at its corner, the two number fields, and the time of each solve.

(() => {
  const Live = globalThis.Live
  const limit = 2

  class SizeControls {
    constructor(model, stage) {
      this.model = model
      this.stage = stage
      this.handle = document.getElementById('handle')
      this.fields = { width: document.getElementById('width'), height: document.getElementById('height') }
      this.times = []
      this.handle.addEventListener('pointerdown', (event) => this.grab(event))
      this.handle.addEventListener('keydown', (event) => this.key(event))
      for (const [side, field] of Object.entries(this.fields)) {
        field.addEventListener('input', () => {
          if (field.value !== '') this.resize({ [side]: Number(field.value) })
        })
        field.addEventListener('change', () => this.show())
      }
      document.getElementById('size-reset').addEventListener('click', () => {
        const [width, height] = model.scene.size
        this.resize({ width, height })
      })
      model.onChange((kind) => {
        if (kind === 'scene') this.times = []
        if (!['selection', 'rulers'].includes(kind)) this.show()
      })
    }

    resize({ width = this.model.width, height = this.model.height }) { this.model.resize(width, height) }

    /** Follows the pointer until it is released; several moves in one frame are one solve. */
    grab(event) {
      if (!this.model.canSolve) return
      event.preventDefault()
      this.handle.focus()
      this.handle.setPointerCapture(event.pointerId)
      const start = { x: event.clientX, y: event.clientY, width: this.model.width, height: this.model.height }
      let waiting = null
      const move = ({ clientX, clientY }) => {
        waiting ??= requestAnimationFrame(() => {
          waiting = null
          this.drag(start, this.latest)
        })
        this.latest = { clientX, clientY }
      }
      const release = ({ clientX, clientY }) => {
        cancelAnimationFrame(waiting)
        this.drag(start, { clientX, clientY })
      }
      document.body.classList.add('drags')
      this.handle.addEventListener('pointermove', move)
      this.handle.addEventListener('lostpointercapture', () => {
        this.handle.removeEventListener('pointermove', move)
        this.handle.removeEventListener('pointerup', release)
        document.body.classList.remove('drags')
        this.stage.scaleToFit()
      }, { once: true })
      this.handle.addEventListener('pointerup', release, { once: true })
    }

    drag(start, { clientX, clientY }) {
      const { scale = 1 } = this.stage
      this.resize({
        width: Math.max(20, Math.round(start.width + (clientX - start.x) / scale)),
        height: Math.max(20, Math.round(start.height + (clientY - start.y) / scale)),
      })
    }

    key(event) {
      const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }
      const step = steps[event.key]
      if (!step || !this.model.canSolve) return
      event.preventDefault()
      const points = event.shiftKey ? 10 : 1
      this.resize({
        width: Math.max(20, this.model.width + step[0] * points),
        height: Math.max(20, this.model.height + step[1] * points),
      })
    }

    show() {
      const { width, height, result, canSolve } = this.model
      for (const [side, value] of Object.entries({ width, height })) {
        const field = this.fields[side]
        if (document.activeElement !== field || Number(field.value) !== value) field.value = value
        field.disabled = !canSolve
      }
      this.handle.hidden = !canSolve
      this.handle.setAttribute('aria-label', `Size: ${width} by ${height} points`)
      const [usualWidth, usualHeight] = this.model.scene.size
      document.getElementById('size-reset').disabled =
        !canSolve || (width === usualWidth && height === usualHeight)
      this.showTime(result)
    }

    showTime(result) {
      const output = document.getElementById('time')
      if (!result) {
        output.textContent = ''
        return
      }
      this.times = [...this.times, result.milliseconds].slice(-32)
      output.dataset.milliseconds = result.milliseconds
      // Browsers round their clocks, to a tenth of a millisecond or more.
      const time = result.milliseconds < 0.05 ? 'less than 0.1' : result.milliseconds.toFixed(1)
      output.textContent = `solved in ${time} ms`
      this.drawTimes()
    }

    /** Draws the latest solves as bars; the full height is 2 ms. */
    drawTimes() {
      const bars = this.times.map((time, index) => {
        const height = Math.max(1, Math.min(1, time / limit) * 20)
        return Live.svg(
          'rect', { x: index * 3, y: 20 - height, width: 2, height, class: time > limit ? 'long' : '' })
      })
      document.getElementById('times').replaceChildren(...bars)
    }
  }

  Object.assign(Live, { SizeControls })
})()
