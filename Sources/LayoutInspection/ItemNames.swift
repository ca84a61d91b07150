public import AutoLayoutKit
public import LayoutPlatform

/// The names of views, guides and layers, taken from the properties that hold them.
///
///     final class Cell: UIView {
///       let icon = UIImageView()       // "icon"
///       let stars = [Star(), Star()]   // "stars[0]", "stars[1]"
///     }
///
/// Where several properties hold an item, the one of the nearest view around it counts, as in
/// `AutoLayoutKitReport.name(of:)`. The properties of the views of a tree and of their controllers are read,
/// and only where a name is asked for. An `unowned` property among them must be alive, or left out of a
/// `customMirror`.
@MainActor public struct ItemNames {
  /// The name of each item, and the number of views around the view with the property; -1 if the item is not
  /// inside that view.
  private var names: [ObjectIdentifier: (text: String, depth: Int)] = [:]

  /// Creates names without reading any property: an item is called by its identifier or its class.
  public init() {}

  /// Reads the names in a tree of views.
  ///
  /// - Parameter root: The topmost view. The cost is proportional to the number of views and properties.
  public init(in root: AutoLayoutKitView) {
    var level = [root]
    var depth = InspectedFrame.depth(of: root)
    while !level.isEmpty {
      for view in level { collect(from: view, depth: depth) }
      level = level.flatMap(\.subviews)
      depth += 1
    }
  }

  /// Reads the names that the properties of a view and of its controller give to other items.
  ///
  /// The order of the views does not matter. Of two properties of one view, the first one counts.
  ///
  /// - Parameter view: The view whose properties are read.
  public mutating func collect(from view: AutoLayoutKitView) {
    collect(from: view, depth: InspectedFrame.depth(of: view))
  }

  /// Reads the names that the properties of a view give, without counting the views around it.
  ///
  /// - Parameters:
  ///   - view: The view whose properties are read.
  ///   - depth: A number that grows inward, counted from the same view in all calls.
  package mutating func collect(from view: AutoLayoutKitView, depth: Int) {
    read(view, around: view, depth)
    if let controller = Self.controller(of: view) { read(controller, around: view, depth) }
  }

  /// Returns the name of an item: its accessibility identifier, or the property that holds it, or its class.
  ///
  /// A guide has its `identifier`, a layer its `name`. The view of a controller without another name is
  /// called by the class of the controller.
  ///
  /// - Parameter item: A view, guide or layer.
  public func name(of item: AnyObject) -> String { knownName(of: item) ?? "\(type(of: item))" }

  func knownName(of item: AnyObject) -> String? {
    if let own = Self.ownName(of: item), !own.isEmpty { return own }
    if let name = names[ObjectIdentifier(item)] { return name.text }
    if let view = item as? AutoLayoutKitView, type(of: view) == AutoLayoutKitView.self,
      let controller = Self.controller(of: view)
    {
      return "\(type(of: controller))"
    }
    return nil
  }

  private mutating func read(_ owner: AnyObject, around view: AutoLayoutKitView, _ depth: Int) {
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let current = mirror, !Self.isPartOfUIKit(current.subjectType) {
      for child in current.children {
        guard let label = child.label else { continue }
        for (item, suffix) in Self.items(in: child.value) where item !== view {
          let own = Self.isInside(item, view) ? depth : -1
          if let former = names[ObjectIdentifier(item)], former.depth >= own { continue }
          names[ObjectIdentifier(item)] = (Self.property(label) + suffix, own)
        }
      }
      mirror = current.superclassMirror
    }
  }

  /// Returns the items of a property, each with the index behind the name of the property.
  ///
  /// An array of other values is recognized by its first one. It is never cast to a class, for which
  /// Foundation would make an object of each of its values.
  private static func items(in value: Any) -> [(item: AnyObject, suffix: String)] {
    if !(value is any Collection) {
      if let view = value as? AutoLayoutKitView { return [(view, "")] }
      if let guide = value as? AutoLayoutKitGuide { return [(guide, "")] }
      return (value as? CALayer).map { [($0, "")] } ?? []
    }
    if let rows = value as? [[any AutoLayoutKitItem]] {
      return rows.enumerated().flatMap { row, items in
        items.enumerated().map { ($0.element, "[\(row)][\($0.offset)]") }
      }
    }
    let items: [AnyObject] = value as? [any AutoLayoutKitItem] ?? (value as? [CALayer]) ?? []
    return items.enumerated().map { ($0.element, "[\($0.offset)]") }
  }

  private static func isInside(_ item: AnyObject, _ view: AutoLayoutKitView) -> Bool {
    guard let layer = item as? CALayer
    else { return AutoLayoutKitView.holding(item)?.isDescendant(of: view) == true }
    return sequence(first: layer, next: \.superlayer).dropFirst().contains { $0 === view.layer }
  }

  static func isPartOfUIKit(_ type: Any.Type) -> Bool {
    let name = String(reflecting: type)
    return ["HeadlessUIKit.", "UIKit.", "AppKit.", "__C."].contains { name.hasPrefix($0) }
  }

  /// Returns the name of a property from that of its storage, which is `$__lazy_storage_$_late` or `_late`.
  package static func property(_ label: String) -> String {
    String((label.split(separator: "$").last ?? "").drop { $0 == "_" })
  }
}

#if canImport(UIKit)
  extension ItemNames {
    private static func controller(of view: UIView) -> UIViewController? {
      guard let controller = view.next as? UIViewController, controller.viewIfLoaded === view
      else { return nil }
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
