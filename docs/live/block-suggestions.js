// The nearest known name to a misspelt one.

(() => {
  /** Returns the number of letters to insert, remove or replace between two words. */
  function distance(one, other) {
    let row = Array.from({ length: other.length + 1 }, (_, index) => index)
    for (let i = 1; i <= one.length; i++) {
      const next = [i]
      for (let j = 1; j <= other.length; j++) {
        const cost = one[i - 1] === other[j - 1] ? 0 : 1
        next.push(Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + cost))
      }
      row = next
    }
    return row[other.length]
  }

  /** Returns "; did you mean 'x'?" for the nearest of the names, or nothing if none is near. */
  function didYouMean(name, names) {
    const limit = name.length < 4 ? 1 : Math.max(2, Math.floor(name.length / 3))
    const near = names.map((one) => [distance(name.toLowerCase(), one.toLowerCase()), one])
      .filter(([far, one]) => far <= limit && one !== name && /^[a-z]/i.test(one))
      .sort((left, right) => left[0] - right[0])[0]
    return near ? `; did you mean '${near[1]}'?` : ''
  }

  Object.assign(globalThis.Live, { didYouMean })
})()
