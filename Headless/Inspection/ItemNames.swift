import AutoLayoutKit
import Foundation

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

/// The names of views, guides and layers, taken from the properties that hold them.
///
///     final class Cell: UIView {
///       let icon = UIImageView()       // "icon"
///       let stars = [Star(), Star()]   // "stars[0]", "stars[1]"
///     }
///
/// The properties of the views of a tree and of their controllers are read, and only where a name is asked
/// for. An `unowned` property among them must be alive, or left out of a `customMirror`.
@MainActor public struct ItemNames {
  private var names: [ObjectIdentifier: String] = [:]

  /// Creates names without reading any property: an item is called by its identifier or its class.
  public init() {}

  /// Reads the names in a tree of views; where two views name an item, the outer one counts.
  ///
  /// - Parameter root: The topmost view. The cost is proportional to the number of views and properties.
  public init(in root: AutoLayoutKitView) {
    var open = [root]
    var index = 0
    while index < open.count {
      collect(from: open[index])
      open += open[index].subviews
      index += 1
    }
  }

  /// Reads the names that the properties of a view and of its controller give to other items; an item keeps
  /// its first name.
  ///
  /// - Parameter view: The view whose properties are read.
  public mutating func collect(from view: AutoLayoutKitView) {
    read(view)
    if let controller = Self.controller(of: view) { read(controller) }
  }

  /// Returns the name of an item: its accessibility identifier, or the property that holds it, or its class.
  ///
  /// A guide has its `identifier`, a layer its `name`. The view of a controller without another name is
  /// called by the class of the controller.
  ///
  /// - Parameter item: A view, guide or layer.
  public func name(of item: AnyObject) -> String {
    if let own = Self.ownName(of: item), !own.isEmpty { return own }
    if let name = names[ObjectIdentifier(item)] { return name }
    if let view = item as? AutoLayoutKitView, type(of: view) == AutoLayoutKitView.self,
      let controller = Self.controller(of: view)
    {
      return "\(type(of: controller))"
    }
    return "\(type(of: item))"
  }

  private mutating func read(_ owner: AnyObject) {
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let current = mirror, !Self.isPartOfUIKit(current.subjectType) {
      for child in current.children {
        guard let label = child.label else { continue }
        add(child.value, as: Self.plain(label), owner: owner)
      }
      mirror = current.superclassMirror
    }
  }

  private mutating func add(_ value: Any, as name: String, owner: AnyObject) {
    if let item = Self.namedItem(value) {
      guard item !== owner, names[ObjectIdentifier(item)] == nil else { return }
      names[ObjectIdentifier(item)] = name
    } else if let items = value as? [Any] {
      for (index, item) in items.enumerated() { add(item, as: "\(name)[\(index)]", owner: owner) }
    }
  }

  /// Returns a value as an object if it is an item that can have a name; nil otherwise.
  private static func namedItem(_ value: Any) -> AnyObject? {
    if let view = value as? AutoLayoutKitView { return view }
    if let guide = value as? AutoLayoutKitGuide { return guide }
    return value as? CALayer
  }

  private static func isPartOfUIKit(_ type: Any.Type) -> Bool {
    let name = String(reflecting: type)
    return ["HeadlessUIKit.", "UIKit.", "AppKit.", "__C."].contains { name.hasPrefix($0) }
  }

  /// Returns the name of a property, without the prefix that the compiler adds to the storage of a lazy
  /// property.
  private static func plain(_ label: String) -> String {
    let prefix = "$__lazy_storage_$_"
    return label.hasPrefix(prefix) ? String(label.dropFirst(prefix.count)) : label
  }
}

#if canImport(UIKit)
  extension ItemNames {
    private static func controller(of view: UIView) -> UIViewController? {
      guard let controller = view.next as? UIViewController, controller.viewIfLoaded === view else {
        return nil
      }
      return controller
    }

    private static func ownName(of item: AnyObject) -> String? {
      if let view = item as? UIView { return view.accessibilityIdentifier }
      if let guide = item as? UILayoutGuide { return guide.identifier }
      return (item as? CALayer)?.name
    }
  }
#elseif canImport(AppKit)
  extension ItemNames {
    private static func controller(of view: NSView) -> NSViewController? {
      guard let controller = view.nextResponder as? NSViewController, controller.isViewLoaded,
        controller.view === view
      else { return nil }
      return controller
    }

    private static func ownName(of item: AnyObject) -> String? {
      if let view = item as? NSView { return view.identifier?.rawValue }
      if let guide = item as? NSLayoutGuide { return guide.identifier.rawValue }
      return (item as? CALayer)?.name
    }
  }
#endif
