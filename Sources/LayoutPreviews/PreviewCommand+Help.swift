extension PreviewCommand {
  func help(_ command: Command?) -> Int32 {
    let commands = command.map { [$0] } ?? Command.listed
    for command in commands {
      let words = (["swift run \(name)", command.rawValue] + command.words).joined(separator: " ")
      output("\(words)\n    \(command.summary)\n")
      let shared = Option.conditions.filter(command.options.contains)
      let isShort = commands.count > 1 && shared.count == Option.conditions.count
      output(lines(of: command.options.filter { !isShort || !shared.contains($0) }))
    }
    guard command == nil else { return 0 }
    output("\nA preview is laid out under its own conditions, or:\n\(lines(of: Option.conditions))")
    output(
      "\nThe status is 0 if all is right, 1 for problems or differences, and 64 for a wrong command line.\n")
    return 0
  }

  private func lines(of options: [Option]) -> String {
    options.map { option in
      let words = [option.rawValue, option.value].compactMap { $0 }.joined(separator: " ")
      let padding = String(repeating: " ", count: max(1, 42 - words.count))
      return "        \(words)\(padding)\(option.summary)\n"
    }.joined()
  }

  /// Prints the completion for a shell: commands first, and names and options behind them.
  func complete(_ shell: String) throws(UsageError) -> Int32 {
    let commands = Command.listed.map(\.rawValue).joined(separator: " ")
    let rest = (previews.map(\.name) + Set(Command.listed.flatMap(\.options)).map(\.rawValue).sorted())
      .joined(separator: " ")
    let script: String
    switch shell {
    case "bash", "zsh":
      script = """
        \(shell == "zsh" ? "autoload -U +X bashcompinit && bashcompinit\n" : "")_\(functionName)() {
          local words="\(commands)"
          if [ "$COMP_CWORD" -gt 1 ]; then words="\(rest)"; fi
          COMPREPLY=($(compgen -W "$words" -- "${COMP_WORDS[COMP_CWORD]}"))
        }
        complete -o default -F _\(functionName) \(name)

        """
    case "fish":
      script = """
        complete -c \(name) -n __fish_use_subcommand -a "\(commands)"
        complete -c \(name) -n "not __fish_use_subcommand" -a "\(rest)"

        """
    default: throw .other("There is no completion for '\(shell)'. Shells: bash, zsh, fish.")
    }
    output(script)
    return 0
  }

  private var functionName: String { String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" }) }
}
