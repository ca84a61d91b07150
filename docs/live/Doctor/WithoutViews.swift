// The types of views and of their constraints, which a log does not have: it is read without them.

/// The names of views.
struct ReportNames {}
/// The constraints beside those of a conflict.
struct ConstraintList {}
/// A constraint of an app.
final class NSLayoutConstraint {}

/// The line of a conflict that is probably wrong.
struct ConflictCulprit {
  let description: String
  let site: ConstraintSite?
  let items: [Int]
  let edit: ConflictEdit
}

/// The search for such a line, which needs the views of an app.
struct CulpritSearch {
  init(_ words: ConflictWords) {}

  var all: [ConflictCulprit] { [] }
}
