// The doctor of the command line as WebAssembly: a log goes in, and the text that the command prints comes
// out.

(() => {
  const Live = globalThis.Live
  const number = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i

  class Doctor {
    /** Starts the module; each instance has a memory of its own. */
    static async start() {
      const doctor = new Doctor()
      const browser = { number: (place, count) => doctor.number(place, count) }
      const { instance } = await WebAssembly.instantiate(Live.bytesOf(globalThis.LIVE_DOCTOR), { browser })
      doctor.functions = instance.exports
      return doctor
    }

    /** Returns the answer to a log, as `swift run Doctor` prints it. */
    answer(log) {
      const { room, diagnose, answer } = this.functions
      const bytes = new TextEncoder().encode(log)
      this.memory(room(bytes.length), bytes.length).set(bytes)
      const count = diagnose()
      return this.text(answer(), count)
    }

    /** Returns the number that a text in the memory is; not a number for another text. */
    number(place, count) {
      const text = this.text(place, count)
      return number.test(text) ? Number(text) : NaN
    }

    text(place, count) { return new TextDecoder().decode(this.memory(place, count)) }

    /** Returns bytes of the memory, which is another object after it has grown. */
    memory(place, count) { return new Uint8Array(this.functions.memory.buffer, place, count) }
  }

  Object.assign(Live, { Doctor })
})()
