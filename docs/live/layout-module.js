// The WebAssembly modules that a page brings as scripts.

(() => {
  const Live = (globalThis.Live ??= {})

  /** Returns the bytes of a text in base64. */
  function bytesOf(text) {
    const characters = atob(text)
    const bytes = new Uint8Array(characters.length)
    for (let index = 0; index < bytes.length; index++) bytes[index] = characters.charCodeAt(index)
    return bytes
  }

  Object.assign(Live, { bytesOf })
})()
