// Cuts the Swift code of a block into tokens.
//
// A token is { kind, text, line, start, end, newline, before, after }: `newline` is true for the first token
// of a line, `before` and `after` are true where a space (or a bracket, or a comma) separates it from its
// neighbor, because Swift tells `a ...b` from `a... b` by the spaces.

(() => {
  const Live = (globalThis.Live ??= {})

  /** An error that the Swift compiler would report: the code does not run. */
  class SwiftError extends Error {
    constructor(message, token) {
      super(message)
      this.code = token?.code ?? null
      this.line = token?.line ?? 1
      this.start = token?.start ?? 0
      this.end = token?.end ?? 0
    }
  }

  const rules = [
    ['space', /[ \t]+/y],
    ['newline', /\r?\n/y],
    ['comment', /\/\/[^\n]*|\/\*[\s\S]*?\*\//y],
    ['string', /"(?:[^"\\\n]|\\\((?:[^()]|\([^()]*\))*\)|\\.)*"/y],
    ['number', /\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][+-]?\d+)?/y],
    ['name', /[$#@]?[\p{L}_][\p{L}\p{N}_]*|`[\p{L}_][\p{L}\p{N}_]*`|\$\d+/uy],
    ['operator', /\.\.\.|\.\.<|->|[-+*/%=!<>&|^~?]+|\\|\./y],
    ['bracket', /[()[\]{}]/y],
    ['separator', /[,;:]/y],
  ]

  /** Returns the tokens of a text, with one of the kind 'end' at the end. */
  function tokens(text) {
    const result = []
    const state = { at: 0, line: 1, newline: true }
    while (state.at < text.length) {
      const token = next(text, state)
      if (token) result.push(token)
    }
    result.push(
      { kind: 'end', text: '', line: state.line, start: text.length, end: text.length, newline: true })
    for (const token of result) markSpaces(text, token)
    return result
  }

  /** Returns the next token, or null for space and comments. */
  function next(text, state) {
    for (const [kind, rule] of rules) {
      rule.lastIndex = state.at
      const match = rule.exec(text)
      if (!match) continue
      const token = { kind, text: match[0], line: state.line, start: state.at, end: rule.lastIndex }
      state.at = rule.lastIndex
      state.line += match[0].split('\n').length - 1
      if (kind === 'newline') state.newline = true
      if (kind === 'space' || kind === 'newline' || kind === 'comment') return null
      token.newline = state.newline
      state.newline = false
      return token
    }
    const token = { line: state.line, start: state.at, end: state.at + 1 }
    if (text[state.at] === '"') throw new SwiftError('unterminated string literal', token)
    throw new SwiftError(`invalid character '${text[state.at]}' in source file`, token)
  }

  function markSpaces(text, token) {
    const open = /[\s([{,;:]/
    const close = /[\s)\]},;:]/
    token.before = token.start === 0 || open.test(text[token.start - 1])
    token.after = token.end >= text.length || close.test(text[token.end])
  }

  Object.assign(Live, { SwiftError, tokens })
})()
