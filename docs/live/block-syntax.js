// Reads the expressions of a block: a tree of nodes { type, token, … }, by the precedence of Swift's
// operators.

(() => {
  const { SwiftError, tokens } = globalThis.Live

  /**
   * The infix operators, from the loosest to the tightest; `?:`, ranges and assignments stand by themselves.
   */
  const levels = [
    ['||'], ['&&'], ['==', '!=', '<=', '>=', '<', '>', '===', '!=='], ['??'], ['as'], ['...', '..<'],
    ['+', '-'], ['*', '/', '%'],
  ]
  const rangeLevel = 5

  class Parser {
    constructor(text) {
      this.tokens = tokens(text)
      this.at = 0
      /** False inside the head of `if`, `for` and `switch`, where a brace begins the body. */
      this.allowsClosures = true
    }

    get token() { return this.tokens[this.at] }
    get ahead() { return this.tokens[Math.min(this.at + 1, this.tokens.length - 1)] }

    is(...texts) { return this.token.kind !== 'string' && texts.includes(this.token.text) }
    take() { return this.tokens[this.at++] }
    takeIf(text) { return this.is(text) ? this.take() : null }

    expect(text, message = `expected '${text}'`) {
      if (this.is(text)) return this.take()
      throw this.error(message)
    }

    error(message, token = this.token) {
      // A missing sign is missing behind the last token, which may be on the line before.
      return new SwiftError(message, token.newline && this.at > 0 ? this.tokens[this.at - 1] : token)
    }

    name(message = 'expected a name') {
      if (this.token.kind !== 'name') throw this.error(message)
      return this.take()
    }

    // Expressions

    expression() {
      const condition = this.infix(0)
      if (!(this.is('?') && this.token.before)) return condition
      const token = this.take()
      const yes = this.expression()
      this.expect(':', "expected ':' after '? ...' in ternary expression")
      return { type: 'choice', token, condition, yes, no: this.expression() }
    }

    infix(level) {
      if (level === levels.length) return this.prefix()
      if (level === rangeLevel) return this.range()
      let left = this.infix(level + 1)
      while (this.isInfix(levels[level])) {
        const token = this.take()
        if (token.text === 'as') this.skipTypeSign()
        const right = token.text === 'as' ? this.type() : this.infix(level + 1)
        left = { type: 'infix', operator: token.text, token, left, right }
      }
      return left
    }

    isInfix(operators) {
      // `a -b` on one line and a line that begins with a dot are not infix.
      return this.is(...operators) && (this.token.before === this.token.after || this.token.text === 'as')
    }

    range() {
      if (this.is('...', '..<') && this.token.before && !this.token.after) {
        const token = this.take()
        return { type: 'range', token, lower: null, upper: this.infix(rangeLevel + 1) }
      }
      const lower = this.infix(rangeLevel + 1)
      if (!this.is('...', '..<') || this.token.newline) return lower
      const token = this.take()
      if (token.after && !token.before) return { type: 'range', token, lower, upper: null }
      return { type: 'range', token, lower, upper: this.infix(rangeLevel + 1) }
    }

    prefix() {
      if (this.is('-', '+', '!', '&') && !this.token.after) {
        const token = this.take()
        return { type: 'prefix', operator: token.text, token, value: this.prefix() }
      }
      if (this.is('try', 'await')) this.take()
      return this.postfix(this.primary())
    }

    primary() {
      const token = this.token
      if (token.kind === 'number') return this.number()
      if (token.kind === 'string') return { type: 'string', token: this.take(),
        text: token.text.slice(1, -1) }
      if (token.text === '.') return this.implicitMember()
      if (token.text === '\\') return this.keyPath()
      if (token.text === '(') return this.tuple()
      if (token.text === '[') return this.array()
      if (token.text === '{') return this.closure()
      if (token.text === '#available') return this.availability()
      if (token.kind === 'name' && !reserved.has(token.text)) return { type: 'name', token,
        name: this.take().text }
      const last = this.tokens[this.at - 1]
      if (last?.kind === 'operator') throw this.error(`expected expression after operator`, last)
      throw this.error(last?.text === ','
        ? 'expected expression in list of expressions' : 'expected expression')
    }

    number() {
      const token = this.take()
      const value = Number(token.text.replaceAll('_', ''))
      return { type: 'number', token, value, isWhole: !/[.eE]/.test(token.text) }
    }

    /** Reads `#available(…)`, which is true: the scenes are laid out as on the newest system. */
    availability() {
      const token = this.take()
      this.skipBrackets()
      return { type: 'name', token, name: 'true' }
    }

    implicitMember() {
      const token = this.take()
      const name = this.name("expected identifier after '.' expression")
      return { type: 'case', token: name, dot: token, name: name.text }
    }

    keyPath() {
      const token = this.take()
      if (this.token.kind === 'name') this.take()
      this.expect('.', "expected '.' in key path")
      return { type: 'keyPath', token, name: this.name().text }
    }

    tuple() {
      const token = this.take()
      const { values, labels } = this.list(')')
      if (values.length === 1 && !labels[0]) return { type: 'group', token, value: values[0] }
      return { type: 'tuple', token, values }
    }

    array() {
      const token = this.take()
      return { type: 'array', token, values: this.list(']').values }
    }

    /** Reads a list up to its closing bracket, which has been opened. */
    list(close) {
      const values = []
      const labels = []
      const outer = this.allowsClosures
      this.allowsClosures = true
      while (!this.is(close)) {
        labels.push(this.label())
        values.push(this.expression())
        if (this.is(close)) break
        if (this.takeIf(',')) continue
        const isLost = this.token.kind === 'end'
          || (this.token.newline && /^make\b|^let$|^}$/.test(this.token.text))
        throw this.error(isLost ? `expected '${close}' in expression list` : "expected ',' separator")
      }
      this.allowsClosures = outer
      this.take()
      return { values, labels }
    }

    label() {
      if (this.token.kind !== 'name' || this.ahead.text !== ':') return null
      const label = this.take()
      this.take()
      return label.text
    }

    postfix(value) {
      while (true) {
        const token = this.token
        if (this.is('.')) {
          this.take()
          const name = this.token.kind === 'number'
            ? this.take() : this.name("expected member name following '.'")
          value = { type: 'member', token: name, value, name: name.text }
        } else if (this.is('(') && !token.newline) {
          this.take()
          const { values, labels } = this.list(')')
          value = { type: 'call', token, callee: value, values, labels, trailing: [] }
        } else if (this.is('[') && !token.newline) {
          this.take()
          value = { type: 'subscript', token, value, ...this.list(']') }
        } else if (this.is('{') && !token.newline && this.allowsClosures) {
          value = this.trailing(value)
        } else if (this.is('?', '!') && !token.before && !token.newline) {
          this.take()
          value = { type: 'unwrap', token, value }
        } else {
          return value
        }
      }
    }

    trailing(value) {
      const call = value.type === 'call' && value.trailing.length === 0
        ? value : { type: 'call', token: value.token, callee: value, values: [], labels: [], trailing: [] }
      call.trailing.push(this.closure())
      while (this.token.kind === 'name' && this.ahead.text === ':' && !this.token.newline) {
        this.take()
        this.take()
        call.trailing.push(this.closure())
      }
      return call
    }

    closure() {
      const token = this.expect('{')
      const outer = this.allowsClosures
      this.allowsClosures = true
      const parameters = this.closureParameters()
      const body = this.statements()
      this.expect('}', "expected '}' at end of closure")
      this.allowsClosures = outer
      return { type: 'closure', token, parameters, body }
    }

    /** Reads `a, b, _ in` or `(a, b) in`; returns null if the closure has no parameters. */
    closureParameters() {
      const start = this.at
      const names = []
      const isBracketed = this.takeIf('(') !== null
      while (this.token.kind === 'name' && !reserved.has(this.token.text)) {
        names.push(this.take().text)
        if (this.takeIf(':')) this.type()
        if (!this.takeIf(',')) break
      }
      if (isBracketed) this.takeIf(')')
      if (names.length > 0 && this.takeIf('in')) return names
      this.at = start
      return null
    }

    skipTypeSign() {
      if (this.is('?', '!')) this.take()
    }

    /** Skips a type and returns its text. */
    type() {
      let text = ''
      while (true) {
        if (this.token.kind === 'name'
            && ['any', 'some', 'inout', '@escaping', '@MainActor'].includes(this.token.text)) {
          text += `${this.take().text} `
        } else if (this.is('(', '[')) {
          text += this.skipBrackets()
          break
        } else {
          text += this.name('expected type').text
          break
        }
      }
      while (true) {
        if (this.is('?', '!')) text += this.take().text
        else if (this.is('.', '&')) text += this.take().text + this.name('expected type').text
        else if (this.is('->')) text += this.take().text + this.type()
        else if (this.is('<')) text += this.skipAngles()
        else return text
      }
    }

    skipAngles() {
      let text = ''
      let depth = 0
      do {
        if (this.is('<')) depth += 1
        if (this.is('>')) depth -= 1
        text += this.take().text
      } while (depth > 0 && this.token.kind !== 'end')
      return text
    }

    skipBrackets() {
      const start = this.token
      let depth = 0
      do {
        if (this.is('(', '[', '{')) depth += 1
        if (this.is(')', ']', '}')) depth -= 1
        if (this.token.kind === 'end') throw this.error(`expected the end of '${start.text}'`, start)
        this.take()
      } while (depth > 0)
      return start.text
    }
  }

  const reserved = new Set([
    'let', 'var', 'if', 'else', 'for', 'in', 'while', 'switch', 'case', 'default', 'return', 'guard', 'func',
    'class', 'struct', 'enum', 'extension', 'protocol', 'import', 'defer', 'break', 'continue', 'init',
      'static',
  ])

  Object.assign(globalThis.Live, { Parser, reserved })
})()
