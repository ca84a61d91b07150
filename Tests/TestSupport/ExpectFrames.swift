public import Testing

#if canImport(UIKit)
  public import UIKit

  /// The platform's view.
  public typealias PlatformView = UIView
  private typealias PlatformGuide = UILayoutGuide
#else
  public import AppKit

  /// The platform's view.
  public typealias PlatformView = NSView
  private typealias PlatformGuide = NSLayoutGuide
#endif

/// Expects named views and guides to have these frames, all of them at once.
///
///     root.layoutIfNeeded()
///     expectFrames(
///       ("title", title, CGRect(x: 20, y: 10, width: 100, height: 40)),
///       ("badge", badge, CGRect(x: 260, y: 10, width: 40, height: 40)))
///
/// A view's frame is in the coordinates of its superview, a guide's in those of the view that owns it.
/// A failure shows every line, the expected frame beside the actual one, and the whole tree.
///
/// - Parameters:
///   - expected: The name to report, the view or guide, and its frame in points.
///   - tolerance: The largest permitted error of each of the four numbers, in points.
@MainActor public func expectFrames(
  _ expected: (name: String, item: AnyObject, frame: CGRect)..., within tolerance: CGFloat = 1e-6,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectFrames(expected, within: tolerance, sourceLocation: sourceLocation)
}

/// Expects named views and guides to have these frames; for a list that a loop made.
@MainActor public func expectFrames(
  _ expected: [(name: String, item: AnyObject, frame: CGRect)], within tolerance: CGFloat = 1e-6,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let isRight = expected.map { row in
    guard let actual = frame(of: row.item) else { return false }
    return actual.isAlmost(row.frame, within: tolerance)
  }
  guard isRight.contains(false) else { return }
  let rows = zip(expected, isRight).map { row, isRight in
    (row.name, row.frame.text, frame(of: row.item)?.text ?? "neither a view nor a guide", isRight)
  }
  var report = "The layout is not the expected one (x y width height):\n" + table(rows)
  if let view = expected.lazy.compactMap({
    $0.item as? PlatformView ?? ($0.item as? PlatformGuide)?.owningView
  }).first {
    report += "\nThe whole tree:\n" + describe(top(of: view))
  }
  Issue.record(Comment(rawValue: report), sourceLocation: sourceLocation)
}

/// Expects the tree that begins at `root` to read like `expected`, line by line.
///
/// See `describe(_:names:)` for the format of the text.
///
///     expectLayout(root, names: ["a": a, "b": b], """
///       UIView 0 0 300 400
///         a 10 20 100 50
///         b 10 78 100 50
///       """)
@MainActor public func expectLayout(
  _ root: PlatformView, names: [String: PlatformView] = [:], _ expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let actual = describe(root, names: names)
  guard actual != expected else { return }
  let (left, right) = (expected.split(separator: "\n"), actual.split(separator: "\n"))
  let rows = (0..<max(left.count, right.count)).map { index in
    let (one, other) = (index < left.count ? left[index] : "", index < right.count ? right[index] : "")
    return ("\(index + 1)", String(one), String(other), one == other)
  }
  Issue.record(
    Comment(rawValue: "The layout is not the expected one:\n" + table(rows)), sourceLocation: sourceLocation)
}

/// Returns the tree that begins at `root` as text: one view in each line, two spaces deeper inside its
/// superview, with x, y, width and height.
///
/// A view's name is the one in `names`, else its `accessibilityIdentifier`, else its class.
/// Numbers have at most three decimals.
@MainActor public func describe(_ root: PlatformView, names: [String: PlatformView] = [:]) -> String {
  let nameOf = Dictionary(names.map { (ObjectIdentifier($0.value), $0.key) }, uniquingKeysWith: min)
  var lines: [String] = []
  var open = [(view: root, depth: 0)]
  while let (view, depth) = open.popLast() {
    let name = nameOf[ObjectIdentifier(view)] ?? identifier(of: view) ?? "\(type(of: view))"
    lines.append(String(repeating: "  ", count: depth) + name + " " + view.frame.text)
    for subview in view.subviews.reversed() { open.append((subview, depth + 1)) }
  }
  return lines.joined(separator: "\n")
}

/// Returns the identifier of a view: UIKit's is optional, AppKit's is a method and may be empty.
@MainActor private func identifier(of view: PlatformView) -> String? {
  #if canImport(UIKit)
    view.accessibilityIdentifier
  #else
    view.accessibilityIdentifier().isEmpty ? nil : view.accessibilityIdentifier()
  #endif
}

@MainActor private func frame(of item: AnyObject) -> CGRect? {
  #if canImport(UIKit)
    (item as? UIView)?.frame ?? (item as? UILayoutGuide)?.layoutFrame
  #else
    (item as? NSView)?.frame ?? (item as? NSLayoutGuide)?.frame
  #endif
}

@MainActor private func top(of view: PlatformView) -> PlatformView {
  var view = view
  while let superview = view.superview { view = superview }
  return view
}

/// Returns three columns: a name, the expected and the actual frame; with a cross
/// before each line where they differ.
private func table(_ rows: [(name: String, expected: String, actual: String, isRight: Bool)]) -> String {
  let all = [("", "expected", "actual", true)] + rows
  func width(_ texts: [String]) -> Int { texts.map(\.count).max() ?? 0 }
  let (first, second) = (width(all.map(\.0)), width(all.map(\.1)))
  func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: width - text.count)
  }
  return all.map { name, expected, actual, isRight in
    "\(isRight ? " " : "✗") \(padded(name, first)) | \(padded(expected, second)) | \(actual)"
  }.joined(separator: "\n")
}

extension CGRect {
  fileprivate var text: String {
    [origin.x, origin.y, size.width, size.height].map(\.text).joined(separator: " ")
  }

  fileprivate func isAlmost(_ other: CGRect, within tolerance: CGFloat) -> Bool {
    zip(
      [origin.x, origin.y, size.width, size.height],
      [other.origin.x, other.origin.y, other.size.width, other.size.height]
    )
    .allSatisfy { abs($0 - $1) <= tolerance }
  }
}

extension CGFloat {
  /// The number with at most three decimals, without zeros at the end and without a sign before 0.
  fileprivate var text: String {
    guard isFinite else { return "\(self)" }
    let thousandths = (self * 1000).rounded()
    guard thousandths.magnitude < 1e15 else { return "\(self)" }
    let whole = Int64(thousandths.magnitude)
    var text = "\(whole / 1000)"
    if whole % 1000 != 0 {
      var decimals = String(String(1000 + whole % 1000).dropFirst())
      while decimals.hasSuffix("0") { decimals.removeLast() }
      text += "." + decimals
    }
    return thousandths < 0 ? "-" + text : text
  }
}
