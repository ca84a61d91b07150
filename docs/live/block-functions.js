// The functions that the pieces of code declare, and the choice among several of one name.

(() => {
  const { Item, Maker, parse, typeName } = globalThis.Live

  /** The functions of a scene's code, by name. */
  class Functions {
    /**
     * @param codes The pieces of code, { file, first, text, type }.
     * @param edits The texts of the edited pieces by index; only their errors are thrown.
     */
    constructor(codes, edits = null) {
      this.byName = new Map()
      this.errors = new Map()
      this.statements = codes.map(({ text }, index) => {
        try {
          return parse(text, index)
        } catch (error) {
          if (edits && index in edits) throw error
          this.errors.set(index, error)
          return []
        }
      })
      this.statements.forEach((statements, index) => this.collect(statements, codes[index].type ?? null))
    }

    collect(statements, type) {
      for (const node of statements) {
        if (node.type === 'type') this.collect(node.members, node.name)
        else if (node.type === 'function') this.add(node.name, { node, type })
        else if (node.type === 'variable' && node.getter) this.addGetter(node, type)
      }
    }

    addGetter(node, type) {
      const getter =
        { type: 'function', token: node.token, name: node.names, parameters: [], body: node.getter }
      this.add(node.names, { node: getter, type, isGetter: true })
    }

    add(name, entry) {
      if (!this.byName.has(name)) this.byName.set(name, [])
      this.byName.get(name).push(entry)
    }

    /** Returns true if a function of one piece is called by another piece. */
    isCalledElsewhere(name, code) {
      return this.statements.some((statements, index) => index !== code && calls(statements, name))
    }

    names() { return [...this.byName.keys()] }

    /** Returns the function of a name that fits best: by the type of `self`, the labels and the arguments. */
    find(name, self, call) {
      const entries = (this.byName.get(name) ?? []).filter(({ type, isGetter }) =>
        !isGetter && (self instanceof Maker ? type === 'AutoLayoutKitMaker' : type !== 'AutoLayoutKitMaker'))
      const fitting = entries.filter(({ node }) => fits(node, call))
      const own = fitting.filter(({ type }) => self instanceof Item && type === self.className)
      return (own[0] ?? fitting[0] ?? entries[0])?.node ?? null
    }

    getter(name, self) {
      const entries = (this.byName.get(name) ?? []).filter(({ isGetter }) => isGetter)
      return entries.find(({ type }) => type === self?.className)?.node ?? null
    }
  }

  /** Returns true if a tree of nodes holds a call of a name. */
  function calls(node, name) {
    if (Array.isArray(node)) return node.some((one) => calls(one, name))
    if (node === null || typeof node !== 'object' || node.kind) return false
    if (node.type === 'call' && node.callee.name === name) return true
    return Object.values(node).some((one) => calls(one, name))
  }

  function fits({ parameters }, { values, labels }) {
    if (parameters.some(({ isList }) => isList)) return true
    const needed = parameters.filter(({ fallback }) => !fallback)
    if (values.length < needed.length || values.length > parameters.length) return false
    return values.every((value, index) => {
      const label = labels[index]
      const parameter = label ? parameters.find((one) => one.label === label) : parameters[index]
      return parameter && accepts(parameter.declared, value)
    })
  }

  /** Returns false if a value cannot have a declared type. */
  function accepts(declared, value) {
    const isList = declared.startsWith('[')
    if (Array.isArray(value) !== isList) return false
    if (value instanceof Item && /^[A-Z]\w+$/.test(declared)) {
      return declared === 'UIView' || declared === typeName(value) || !declared.startsWith('UI')
        && declared === value.className
    }
    return true
  }

  Object.assign(globalThis.Live, { Functions, callsName: calls })
})()
