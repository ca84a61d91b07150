// Reloads a page of a server when it has been written again; a page from a file stays as it is.

(() => {
  if (!location.protocol.startsWith('http')) return
  const address = document.currentScript.dataset.time
  let first = null
  setInterval(async () => {
    const answer = await fetch(address, { cache: 'no-store' }).catch(() => null)
    if (!answer?.ok) return
    const time = await answer.text()
    first ??= time
    if (time !== first) location.reload()
  }, 1000)
})()
