/// The data that only few views need; created on first use and released with the view.
///
/// A node may outlive its view, because anchors reference the node. All strong references of a view's data
/// are therefore stored here.
final class ViewExtras {
  // Guides.

  /// The own guides of the view, each created on first use.
  var ownGuides: [UILayoutGuide] = []
  /// The guides that a view of this module uses for its own layout; `layoutGuides` does not contain them.
  var privateGuides: [UILayoutGuide] = []

  // Margins.

  /// The part of the superview's margins that reaches into the view.
  var inheritedMargins = UIEdgeInsets.zero
  var coveredCorners = CornerInsets.zero

  // Alignment.

  /// The insets of the alignment rectangle inside the frame, as they were last computed.
  var alignmentInsets = UIEdgeInsets.zero

  // Scale.

  /// The number of pixels for each point, if the client has set it.
  var contentScale: CGFloat?

  // Values of other folders.

  private var values: [ObjectIdentifier: any ExtraValue] = [:]

  subscript<Value: ExtraValue>(type: Value.Type) -> Value {
    get { values[ObjectIdentifier(type)] as? Value ?? Value() }
    _modify {
      // The value is taken out of the table, so that it is changed in place and not copied.
      var value = values.removeValue(forKey: ObjectIdentifier(type)) as? Value ?? Value()
      defer { values[ObjectIdentifier(type)] = value }
      yield &value
    }
  }
}

/// A value that few views have, stored in the extras under its type: `node[TouchSettings.self]`.
///
/// The folder that uses the value declares it, so that the engine does not name it.
protocol ExtraValue {
  init()
}

extension LayoutNode {
  /// The value of a type among the extras; a new one if none was stored.
  subscript<Value: ExtraValue>(type: Value.Type) -> Value {
    get { extras?[type] ?? Value() }
    _modify { yield &makeExtras()[type] }
  }

  func makeExtras() -> ViewExtras {
    if let extras { return extras }
    let made = ViewExtras()
    extras = made
    return made
  }
}
