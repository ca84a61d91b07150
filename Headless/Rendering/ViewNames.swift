import Foundation
import HeadlessUIKit

/// The names of views, taken from the properties that hold them.
///
///     final class Cell: UIView {
///       let icon = UIImageView()       // "icon"
///       let stars = [Star(), Star()]   // "stars[0]", "stars[1]"
///     }
@MainActor
struct ViewNames {
  private var names: [ObjectIdentifier: String] = [:]

  /// Reads the names that the properties of a view give to other views; a view keeps its first name.
  mutating func collect(from view: UIView) {
    var mirror: Mirror? = Mirror(reflecting: view)
    while let current = mirror, !Self.isPartOfUIKit(current.subjectType) {
      for child in current.children {
        guard let label = child.label else { continue }
        add(child.value, as: Self.plain(label), owner: view)
      }
      mirror = current.superclassMirror
    }
  }

  /// Returns the name of a view, or of a layer: its own name, or the property that holds it, or its class.
  func name(of item: Capture.Item) -> String {
    switch item {
    case .view(let view): return name(of: view)
    case .layer(let layer):
      if let name = layer.name, !name.isEmpty { return name }
      return names[ObjectIdentifier(layer)] ?? "\(Swift.type(of: layer))"
    }
  }

  /// Returns the name of a view: its accessibility identifier, or the property that holds it, or its class.
  func name(of view: UIView) -> String {
    if let name = view.accessibilityIdentifier, !name.isEmpty { return name }
    return names[ObjectIdentifier(view)] ?? "\(type(of: view))"
  }

  private mutating func add(_ value: Any, as name: String, owner: UIView) {
    if let view = value as? UIView {
      guard view !== owner, names[ObjectIdentifier(view)] == nil else { return }
      names[ObjectIdentifier(view)] = name
    } else if let layer = value as? CALayer {
      if names[ObjectIdentifier(layer)] == nil { names[ObjectIdentifier(layer)] = name }
    } else if let views = value as? [UIView] {
      for (index, view) in views.enumerated() { add(view, as: "\(name)[\(index)]", owner: owner) }
    }
  }

  private static func isPartOfUIKit(_ type: Any.Type) -> Bool {
    String(reflecting: type).hasPrefix("HeadlessUIKit.")
  }

  /// Returns the name of a property, without the prefix that the compiler adds to the storage of a lazy
  /// property.
  private static func plain(_ label: String) -> String {
    let prefix = "$__lazy_storage_$_"
    return label.hasPrefix(prefix) ? String(label.dropFirst(prefix.count)) : label
  }
}
