import HeadlessUIKit

/// The form of a picture of a view.
public enum PictureFormat: Equatable, Sendable {
  /// An SVG picture.
  case svg(SVGOptions = SVGOptions())
  /// A list of the frames of all views, and of the gaps, insets and walls if `rulers` is true.
  case text(rulers: Bool = false)
  /// A picture of box-drawing characters.
  case terminal(TerminalOptions = TerminalOptions())
}

/// The place where `show` puts the picture of a view.
public enum PictureDestination: Equatable, Sendable {
  /// The standard output: a picture of characters and the frames of all views.
  case terminal
  /// A file with an SVG picture.
  case svg(URL, SVGOptions = SVGOptions())
  /// A file with the frames of all views.
  case text(URL)
}

/// Lays a view out and returns a picture of it.
///
///     let picture = LayoutRendering.render(LoginView(), as: .svg(SVGOptions(rulers: true)))
///
/// - Parameters:
///   - view: The topmost view of the picture.
///   - format: The form of the picture.
///   - size: The new size of the view, in points. Without it, the view keeps its size; a view of no size and
///     without a superview gets the size of the screen.
@MainActor public func render(
  _ view: UIView, as format: PictureFormat = .svg(), size: CGSize? = nil
) -> String {
  let snapshot = LayoutSnapshot(layingOut: view, size: size)
  switch format {
  case .svg(let options): return snapshot.svg(options)
  case .text(let rulers): return snapshot.frameList() + (rulers ? "\n" + snapshot.rulerList() : "")
  case .terminal(let options): return snapshot.terminalPicture(options)
  }
}

/// Lays a view out and shows it: in the terminal, or in a file.
///
///     @Test func theLoginFits() {
///       LayoutRendering.show(LoginView())
///     }
///
///     LoginView at 390x844
///     ┌───────────────────────────┐
///     │          Welcome          │
///     …
///     LoginView         0    0  390  844
///     LoginView/title  20   59  350   34
///
/// A file that cannot be written is reported to the standard error.
///
/// - Parameters:
///   - view: The topmost view of the picture.
///   - destination: The place of the picture.
///   - size: The new size of the view, in points. Without it, the view keeps its size; a view of no size and
///     without a superview gets the size of the screen.
@MainActor public func show(
  _ view: UIView, as destination: PictureDestination = .terminal, size: CGSize? = nil
) {
  let shown = ShownView(view, as: destination, size: size, terminal: .current())
  print(shown.output, terminator: "")
  FileHandle.standardError.write(Data(shown.errors.utf8))
}

/// The text that `show` prints for a view.
@MainActor struct ShownView {
  private(set) var output = ""
  private(set) var errors = ""

  /// Draws a view, and writes the file if there is one.
  init(_ view: UIView, as destination: PictureDestination, size: CGSize?, terminal: TerminalOptions) {
    let snapshot = LayoutSnapshot(layingOut: view, size: size)
    let title = "\(type(of: view)) at \(snapshot.size.width.points)x\(snapshot.size.height.points)"
    switch destination {
    case .terminal:
      let hint = snapshot.isTooSmall(for: terminal) ? Self.frameHint : ""
      output = "\(title)\n" + snapshot.terminalPicture(terminal) + "\n" + hint + snapshot.frameList()
    case .svg(let file, let options): write(snapshot.svg(options), to: file, title)
    case .text(let file): write(snapshot.frameList(), to: file, title)
    }
  }

  /// The line below a picture whose rows are higher than a text.
  static let frameHint =
    "A row of this picture is higher than the smallest text: the frames below are exact, and so is an SVG"
    + " file.\n"

  private mutating func write(_ picture: String, to file: URL, _ title: String) {
    do {
      try Data(picture.utf8).write(to: file)
      output = "\(title): \(file.path)\n"
    } catch {
      errors = "\(title) cannot be written to \(file.path): \(error.reason(at: file))\n"
    }
  }
}

extension Error {
  /// Returns the reason for a failed write to a file.
  ///
  /// Foundation says only that the file does not exist if its folder is missing.
  package func reason(at file: URL) -> String {
    let folder = file.deletingLastPathComponent().path
    let exists = FileManager.default.fileExists(atPath: folder)
    return exists ? localizedDescription : "The folder \(folder) does not exist."
  }
}

extension LayoutSnapshot {
  @MainActor fileprivate init(layingOut view: UIView, size: CGSize?) {
    let hasNoSize = view.superview == nil && (view.bounds.width <= 0 || view.bounds.height <= 0)
    if let size = size ?? (hasNoSize ? UIScreen.main.bounds.size : nil) { view.frame.size = size }
    view.layoutIfNeeded()
    self.init(of: view)
  }
}
