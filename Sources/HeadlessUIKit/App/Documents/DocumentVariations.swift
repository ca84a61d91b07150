/// The parts of a document that differ between size classes, and the constraints of the document.
///
///     <label text="Title">
///       <variation key="heightClass=compact" hidden="YES"/>
///     <constraint … constant="20">
///       <variation key="heightClass=regular-widthClass=regular" constant="40"/>
///     <view>
///       <variation key="default"><mask key="constraints"><exclude reference="…"/></mask></variation>
///       <variation key="widthClass=compact"><mask key="constraints"><include reference="…"/></mask>
///
/// They are applied when the objects are made, and again whenever the size classes of the view change.
@MainActor final class DocumentVariations {
  private var varied: [(object: Weak, element: DocumentElement, kind: ElementKind)] = []
  /// The views of which not all size classes have every subview and every constraint.
  private var masked: [(view: Weak, element: DocumentElement)] = []
  private var constraints: [DocumentConstraint] = []
  /// The subviews that a mask can remove, by identifier.
  private var subviews: [String: UIView] = [:]
  /// The identifiers of the subviews that a mask excludes at present.
  private var hidden: Set<String> = []
  /// The functions that restore the values before the present variations, in the order of the changes.
  private var restoring: [() -> Void] = []

  private struct Weak { weak var object: NSObject? }

  private struct DocumentConstraint {
    let constraint: NSLayoutConstraint
    let id: String
    let varies: Bool
    /// True if the constraint is inactive because of the document, and not because the app deactivated it.
    var waits = true
  }

  func add(_ object: NSObject, _ element: DocumentElement, _ kind: ElementKind) {
    let variations = element.variations
    if variations.isEmpty { return }
    varied.append((Weak(object: object), element, kind))
    let hasMask = variations.contains { $0.child("mask") != nil }
    if hasMask { masked.append((Weak(object: object), element)) }
  }

  /// Adds a constraint, which is active unless a mask excludes it.
  func add(_ constraint: NSLayoutConstraint, _ element: DocumentElement) {
    let varies = !element.variations.isEmpty
    constraints.append(DocumentConstraint(constraint: constraint, id: element.id ?? "", varies: varies))
    add(constraint, element, .constraint)
  }

  /// Applies the variations for the present traits, and keeps them if there are any.
  func begin(with reader: DocumentReader) {
    for (_, element) in masked {
      for id in element.ids(inMasksOf: "subviews") { subviews[id] = reader.objects[id] as? UIView }
    }
    // Later changes read values of the document only. The reader has the objects, which would retain it.
    let values = DocumentReader(reader.document)
    let root = reader.made.lazy.compactMap { $0.object as? UIView }.first
    apply(root?.traitCollection ?? UIScreen.main.traitCollection, values)
    if varied.isEmpty { return constraints = [] }
    root?.registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {
      (view: UIView, _) in self.apply(view.traitCollection, values)
    }
  }

  private func apply(_ traits: UITraitCollection, _ reader: DocumentReader) {
    // The priority of an active constraint cannot become required.
    deactivate(where: \.varies)
    for restore in restoring.reversed() { restore() }
    restoring = []
    for (object, element, kind) in varied {
      guard let object = object.object else { continue }
      for variation in element.variations(for: traits) { apply(variation, to: object, kind, reader) }
    }
    applyMasks(traits)
  }

  /// Shows the subviews and activates the constraints that the masks do not exclude.
  ///
  /// A constraint that the app has deactivated stays inactive, unless a mask has excluded it since then.
  private func applyMasks(_ traits: UITraitCollection) {
    let excluded = masked.reduce(into: Set<String>()) {
      $0.formUnion($1.element.excluded("constraints", for: traits))
    }
    deactivate { excluded.contains($0.id) }
    let active = constraints.map(\.constraint.isActive)
    for (view, element) in masked {
      guard let view = view.object as? UIView else { continue }
      let hidden = element.excluded("subviews", for: traits)
      show(element.list("subviews").compactMap(\.id), except: hidden, in: view)
    }
    var activated: [NSLayoutConstraint] = []
    for (index, wasActive) in active.enumerated() {
      let (constraint, id) = (constraints[index].constraint, constraints[index].id)
      // A view that leaves its superview loses the constraints to the views that stay.
      if wasActive, !constraint.isActive { constraints[index].waits = true }
      if excluded.contains(id) { constraints[index].waits = true }
      guard constraints[index].waits, !excluded.contains(id), constraint.joinsOneTree else { continue }
      constraints[index].waits = false
      activated.append(constraint)
    }
    NSLayoutConstraint.activate(activated)
  }

  /// Deactivates some constraints; those that were active wait for their activation.
  private func deactivate(where isMeant: (DocumentConstraint) -> Bool) {
    for index in constraints.indices where isMeant(constraints[index]) {
      guard constraints[index].constraint.isActive else { continue }
      constraints[index].waits = true
      constraints[index].constraint.isActive = false
    }
  }

  private func apply(
    _ variation: DocumentElement, to object: NSObject, _ kind: ElementKind, _ reader: DocumentReader
  ) {
    for property in kind.properties {
      let element = variation.children.first { $0.key == property.name }
      let text = variation[property.name]
      guard text != nil || element != nil, let restoringValue = property.restoring else { continue }
      restoring.append(restoringValue(object))
      let value = DocumentValue(text: text, element: element, owner: variation, reader: reader)
      _ = property.set(object, value)
    }
  }

  /// Shows the subviews of a view that a mask does not exclude any more, in the order of the document.
  ///
  /// A subview that the app has removed or moved stays where it is.
  private func show(_ ids: [String], except excluded: Set<String>, in view: UIView) {
    var index = 0
    for id in ids {
      guard let subview = subviews[id] else {
        index += 1
        continue
      }
      if excluded.contains(id) {
        hidden.insert(id)
        if subview.superview === view { subview.removeFromSuperview() }
        continue
      }
      if hidden.remove(id) != nil, subview.superview == nil, !view.isDescendant(of: subview) {
        let place = min(index, view.subviews.count)
        if let stack = view as? UIStackView {
          stack.insertArrangedSubview(subview, at: min(index, stack.arrangedSubviews.count))
        } else {
          view.insertSubview(subview, at: place)
        }
      }
      if subview.superview === view { index += 1 }
    }
  }
}

extension DocumentElement {
  fileprivate var variations: [DocumentElement] { children.filter { $0.name == "variation" } }

  /// Returns the variations for some traits, those for one size class before those for both.
  fileprivate func variations(for traits: UITraitCollection) -> [DocumentElement] {
    let found = variations.filter { $0.applies(to: traits) }
    return found.filter { !$0.isForBothClasses } + found.filter(\.isForBothClasses)
  }

  private var isForBothClasses: Bool { key?.contains("-") == true }

  /// True if the size classes in the key are those of the traits.
  private func applies(to traits: UITraitCollection) -> Bool {
    let classes = [UIUserInterfaceSizeClass.compact: "compact", .regular: "regular"]
    return (key ?? "").split(separator: "-").allSatisfy { part in
      switch part.split(separator: "=").first {
      case "widthClass": part.hasSuffix("=\(classes[traits.horizontalSizeClass] ?? "")")
      case "heightClass": part.hasSuffix("=\(classes[traits.verticalSizeClass] ?? "")")
      default: part == "default"
      }
    }
  }

  fileprivate func excluded(_ kind: String, for traits: UITraitCollection) -> Set<String> {
    var excluded: Set<String> = []
    for variation in variations(for: traits) {
      for change in variation.children.first(where: { $0.name == "mask" && $0.key == kind })?.children ?? [] {
        guard let id = change["reference"] else { continue }
        if change.name == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
      }
    }
    return excluded
  }

  fileprivate func ids(inMasksOf kind: String) -> [String] {
    variations.flatMap(\.children).filter { $0.name == "mask" && $0.key == kind }.flatMap(\.children)
      .compactMap { $0["reference"] }
  }
}

extension NSLayoutConstraint {
  fileprivate var joinsOneTree: Bool {
    guard let first = Self.view(of: firstItem) else { return false }
    guard let second = Self.view(of: secondItem) else { return secondItem == nil }
    return first.topmost === second.topmost
  }

  private static func view(of item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }
}

extension UIView {
  fileprivate var topmost: UIView { sequence(first: self) { $0.superview }.reduce(self) { $1 } }
}
