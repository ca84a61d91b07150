/// A parsed visual format, by the grammar in the appendix "Visual Format Language" of Apple's Auto Layout
/// Guide.
///
///     V:|-(>=20@750)-[icon(40)]-[title(==icon)]-|
struct VisualFormat {
  /// A word or a number, with its position in the format.
  struct Symbol<Value> {
    let value: Value
    let position: Int
  }

  /// The right side of a predicate, or a priority.
  enum Amount {
    case number(CGFloat)
    /// The name of a metric, or of a view whose size is used.
    case name(String)
  }

  /// A relation to an amount: `>=20@750`.
  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var amount: Symbol<Amount>
    var priority: Symbol<Amount>?
  }

  /// The connection between two views.
  enum Connection {
    case flush
    case standard
    case predicates([Predicate])
  }

  /// A view and the predicates on its size.
  struct View {
    let name: Symbol<String>
    let predicates: [Predicate]
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  /// The connection of the superview's near edge with the first view; nil if the format does not begin with
  /// the superview.
  var leading: Symbol<Connection>?
  var views: [View] = []
  /// The connections between neighbors, one less than views.
  var connections: [Connection] = []
  /// The connection of the last view with the superview's far edge; nil if the format does not end with the
  /// superview.
  var trailing: Symbol<Connection>?
}
