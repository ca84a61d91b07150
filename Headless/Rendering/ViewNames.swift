import Foundation
import HeadlessUIKit

/// The names that a person knows views by: the properties that hold them.
///
///     final class Cell: UIView {
///       let icon = UIImageView()       // "icon"
///       let stars = [Star(), Star()]   // "stars[0]", "stars[1]"
///     }
@MainActor
struct ViewNames {
  private var names: [ObjectIdentifier: String] = [:]

  /// Learns the names that a view's own properties give to other views; the name learnt first stays.
  mutating func learn(from view: UIView) {
    var mirror: Mirror? = Mirror(reflecting: view)
    while let current = mirror, !Self.isPartOfUIKit(current.subjectType) {
      for child in current.children {
        guard let label = child.label else { continue }
        learn(child.value, as: Self.plain(label), owner: view)
      }
      mirror = current.superclassMirror
    }
  }

  /// The name of a view: its accessibility identifier, else the property that holds it, else its class.
  func name(of view: UIView) -> String {
    if let name = view.accessibilityIdentifier, !name.isEmpty { return name }
    return names[ObjectIdentifier(view)] ?? "\(type(of: view))"
  }

  private mutating func learn(_ value: Any, as name: String, owner: UIView) {
    if let view = value as? UIView {
      guard view !== owner, names[ObjectIdentifier(view)] == nil else { return }
      names[ObjectIdentifier(view)] = name
    } else if let views = value as? [UIView] {
      for (place, view) in views.enumerated() { learn(view, as: "\(name)[\(place)]", owner: owner) }
    }
  }

  private static func isPartOfUIKit(_ type: Any.Type) -> Bool {
    String(reflecting: type).hasPrefix("HeadlessUIKit.")
  }

  /// The name of a lazy property's storage without what the compiler puts before it.
  private static func plain(_ label: String) -> String {
    let prefix = "$__lazy_storage_$_"
    return label.hasPrefix(prefix) ? String(label.dropFirst(prefix.count)) : label
  }
}
