// Reads the statements of a block, and the declarations around it.

(() => {
  const { Parser, SwiftError, reserved } = globalThis.Live

  const modifiers = new Set([
    'private', 'fileprivate', 'internal', 'public', 'open', 'final', 'override', 'static', 'class', 'lazy',
      'weak',
    'unowned', 'convenience', 'required', 'mutating', 'nonmutating', 'nonisolated', 'indirect',
  ])

  class StatementParser extends Parser {
    /** Reads a whole piece of code: declarations and statements in any order. */
    file() {
      const statements = this.statements()
      if (this.token.kind !== 'end') throw this.error("extraneous '}' at top level")
      return statements
    }

    /** Reads statements up to a closing brace or the end. */
    statements() {
      const result = []
      while (!this.is('}') && this.token.kind !== 'end' && !this.is('case', 'default')) {
        const first = this.at
        const statement = this.statement()
        if (statement) result.push(statement)
        if (this.takeIf(';') || this.takeComma() || this.token.newline || this.is('}')
          || this.token.kind === 'end') continue
        if (this.at === first) throw this.error('expected expression')
        throw this.error("consecutive statements on a line must be separated by newline or ';'", this.token)
      }
      return result
    }

    /** Takes the comma behind an entry in a list of scenes, whose list is not shown. */
    takeComma() { return this.ahead.kind === 'end' ? this.takeIf(',') : null }

    statement() {
      const token = this.token
      if (token.kind === 'name' && token.text.startsWith('@')) return this.attribute()
      if (this.isModifier()) {
        this.take()
        return this.statement()
      }
      switch (token.kind === 'name' ? token.text : '') {
        case 'import': return this.skipImport()
        case 'let': case 'var': return this.variable()
        case 'func': case 'init': case 'subscript': return this.function()
        case 'typealias': return this.skipAlias()
        case 'class': case 'struct': case 'enum': case 'extension': case 'protocol':
          return this.typeDeclaration()
        case 'if': return this.if()
        case 'guard': return this.guard()
        case 'for': return this.for()
        case 'switch': return this.switch()
        case 'defer': this.take(); return { type: 'defer', token, body: this.braced() }
        case 'return': return this.return()
        case 'case': return null
        case 'while': throw new SwiftError("this page cannot run 'while'", token)
        case 'break': case 'continue': return { type: this.take().text, token }
      }
      return this.expressionStatement()
    }

    isModifier() {
      if (this.token.kind !== 'name' || !modifiers.has(this.token.text)) return false
      if (this.token.text === 'class') return ['func', 'var'].includes(this.ahead.text)
      if (this.ahead.text === '(' && this.token.text === 'private') {
        this.take()
        this.skipBrackets()
        this.at -= 1
        return true
      }
      return this.ahead.kind === 'name'
    }

    attribute() {
      this.take()
      if (this.is('(') && !this.token.before) this.skipBrackets()
      return this.is('}') || this.token.kind === 'end' ? null : this.statement()
    }

    skipImport() {
      this.take()
      this.name()
      return null
    }

    skipAlias() {
      this.take()
      this.name()
      this.expect('=')
      this.type()
      return null
    }

    return() {
      const token = this.take()
      const isBare = this.token.newline || this.is('}')
      return { type: 'return', token, value: isBare ? null : this.expression() }
    }

    variable() {
      const token = this.take()
      const names = this.pattern()
      const declared = this.takeIf(':') ? this.type() : null
      let value = null
      let getter = null
      if (this.takeIf('=')) value = this.expression()
      else if (this.is('{')) getter = this.braced()
      return { type: 'variable', token, names, declared, value, getter }
    }

    /** Reads one name or `(a, b)`; the latter gives a list. */
    pattern() {
      if (!this.takeIf('(')) return this.name('expected pattern').text
      const names = []
      do names.push(this.name('expected pattern').text)
      while (this.takeIf(','))
      this.expect(')')
      return names
    }

    function() {
      const token = this.take()
      const isNamed = token.text === 'func'
      const name = isNamed ? this.name('expected identifier in function declaration').text : token.text
      if (this.is('?', '!')) this.take()
      if (this.is('<')) this.skipAngles()
      const parameters = this.parameters()
      while (this.is('async', 'throws', 'rethrows')) this.take()
      if (this.takeIf('->')) this.type()
      const body = this.is('{') ? this.braced() : []
      return { type: 'function', token, name, parameters, body }
    }

    parameters() {
      const result = []
      this.expect('(')
      while (!this.is(')')) {
        while (this.token.kind === 'name' && this.token.text.startsWith('@')) this.take()
        const label = this.name('expected parameter name').text
        const name = this.token.kind === 'name' ? this.take().text : label
        this.expect(':', "expected ':' following argument label and parameter name")
        const declared = this.type()
        const isList = this.takeIf('...') !== null
        const fallback = this.takeIf('=') ? this.expression() : null
        result.push({ label: label === '_' ? null : label, name, declared, isList, fallback })
        if (!this.takeIf(',')) break
      }
      this.expect(')', "expected ',' separator")
      return result
    }

    typeDeclaration() {
      const token = this.take()
      const name = this.type()
      if (this.takeIf(':')) {
        do this.type()
        while (this.takeIf(','))
      }
      this.expect('{')
      const members = []
      while (!this.is('}') && this.token.kind !== 'end') {
        if (this.is('case')) {
          this.enumCases()
          continue
        }
        const member = this.statement()
        if (member) members.push(member)
      }
      this.expect('}', `expected '}' in ${token.text}`)
      return { type: 'type', token, name, members }
    }

    enumCases() {
      do {
        this.take()
        this.name()
        if (this.is('(')) this.skipBrackets()
        if (this.takeIf('=')) this.expression()
      } while (this.is(','))
    }

    braced() {
      this.expect('{')
      const body = this.statements()
      this.expect('}', "expected '}'")
      return body
    }

    /** Reads the head of a statement with a body, where a brace is no closure. */
    head(read) {
      const outer = this.allowsClosures
      this.allowsClosures = false
      const result = read()
      this.allowsClosures = outer
      return result
    }

    conditions() {
      return this.head(() => {
        const result = []
        do {
          const token = this.token
          if (this.takeIf('let') ?? this.takeIf('var')) {
            const name = this.name().text
            result.push({ type: 'binding', token, name, value: this.takeIf('=') ? this.expression() : null })
          } else {
            result.push(this.expression())
          }
        } while (this.takeIf(','))
        return result
      })
    }

    if() {
      const token = this.take()
      const conditions = this.conditions()
      const yes = this.braced()
      let no = null
      if (this.takeIf('else')) no = this.is('if') ? [this.if()] : this.braced()
      return { type: 'if', token, conditions, yes, no }
    }

    guard() {
      const token = this.take()
      const conditions = this.conditions()
      this.expect('else', "expected 'else' after 'guard' condition")
      return { type: 'if', token, conditions, yes: [], no: this.braced(), isGuard: true }
    }

    for() {
      const token = this.take()
      const names = this.pattern()
      this.expect('in')
      const sequence = this.head(() => this.expression())
      let filter = null
      if (this.token.text === 'where') {
        this.take()
        filter = this.head(() => this.expression())
      }
      return { type: 'for', token, names, sequence, filter, body: this.braced() }
    }

    switch() {
      const token = this.take()
      const value = this.head(() => this.expression())
      this.expect('{')
      const cases = []
      while (!this.is('}')) cases.push(this.switchCase())
      this.take()
      return { type: 'switch', token, value, cases }
    }

    switchCase() {
      if (this.takeIf('default')) {
        this.expect(':')
        return { patterns: null, body: this.statements() }
      }
      this.expect('case', "expected 'case' or 'default' in switch")
      const patterns = []
      do patterns.push(this.casePattern())
      while (this.takeIf(','))
      this.expect(':', "expected ':' after 'case'")
      return { patterns, body: this.statements() }
    }

    casePattern() {
      if (!this.is('.')) return { value: this.expression() }
      this.take()
      const name = this.name().text
      const names = []
      if (this.takeIf('(')) {
        do {
          this.takeIf('let')
          names.push(this.name().text)
        } while (this.takeIf(','))
        this.expect(')')
      }
      return { name, names }
    }

    expressionStatement() {
      const value = this.expression()
      const token = this.token
      if (this.is('=', '+=', '-=', '*=', '/=') && token.before) {
        this.take()
        return { type: 'assignment', token, operator: token.text, target: value, value: this.expression() }
      }
      return { type: 'expression', token: value.token, value }
    }
  }

  /**
   * Returns the statements and declarations of a piece of code; throws a SwiftError. Its tokens know the
   * piece by its index.
   */
  function parse(text, code = 0) {
    const parser = new StatementParser(text)
    for (const token of parser.tokens) token.code = code
    return parser.file()
  }

  Object.assign(globalThis.Live, { parse, reserved })
})()
