// Colors the code: each line is an element of its own, so that lines can be marked.

(() => {
  const Live = globalThis.Live

  const keywords = [
    'let', 'var', 'if', 'else', 'for', 'in', 'switch', 'case', 'default', 'return', 'func', 'guard', 'self',
    'true', 'false', 'nil', 'private', 'override', 'init', 'super', 'static', 'where', 'as', 'import',
    'final', 'class', 'extension', 'fileprivate', 'public', 'defer',
  ].join('|')

  const rule = new RegExp([
    /(?<comment>\/\/[^\n]*)/, /(?<string>"(?:[^"\\\n]|\\.)*"?)/, /(?<number>\b\d[\d_]*(?:\.\d+)?\b)/,
    new RegExp(`(?<keyword>\\b(?:${keywords})\\b)`),
    /(?<type>\b[A-Z]\w*)/, /(?<verb>(?<=\w\.|\)\.)[a-z]\w*(?=\())/, /(?<member>(?<![\w)\]])\.[a-z]\w*)/,
  ].map((part) => part.source).join('|'), 'g')

  /** Returns the elements of a text's lines; `fields(index)` are those that stand in the place of numbers. */
  function highlight(text, fields) {
    return text.split('\n').map((line, index) => {
      const element = document.createElement('span')
      element.className = 'line'
      element.dataset.line = index
      let at = 0
      for (const { column, length, element: field } of fields(index)) {
        element.append(...pieces(line.slice(at, column)), field)
        at = column + length
      }
      element.append(...pieces(line.slice(at)), '\n')
      return element
    })
  }

  function pieces(line) {
    const result = []
    let at = 0
    for (const match of line.matchAll(rule)) {
      const kind = Object.keys(match.groups).find((name) => match.groups[name] !== undefined)
      if (match.index > at) result.push(line.slice(at, match.index))
      const element = document.createElement('i')
      element.className = kind
      element.textContent = match[0]
      result.push(element)
      at = match.index + match[0].length
    }
    if (at < line.length) result.push(line.slice(at))
    return result
  }

  Object.assign(Live, { highlight })
})()
