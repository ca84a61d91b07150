#if canImport(HeadlessUIKit)
  import AutoLayoutKit
  import Foundation
  import HeadlessUIKit
  import LayoutWords

  // Sentences about optional constraints: those that lost, and the contents that push against the others.
  extension ExplainedLayout {
    /// Returns a sentence for each optional constraint of a view that is not satisfied.
    ///
    ///     Card.swift:12 width wants 320 at priority 750;
    ///     the text of title (373, compression resistance 750) pushes it to 405.
    func lostConstraints(of view: UIView) -> [String] {
      guard let system else { return [] }
      return constraints(of: view).map(\.constraint)
        .filter { $0.firstItem === view && LostConstraint.isWritten($0) }
        .compactMap { LostConstraint($0, in: system) }.map { sentence($0, about: view) }
    }

    private func sentence(_ lost: LostConstraint, about view: UIView) -> String {
      let constraint = lost.constraint
      let priority = constraint.priority.rawValue.points
      let site = constraint.site?.call ?? names.equation(constraint)
      let isSize = constraint.firstAttribute == .width || constraint.firstAttribute == .height
      let actual = value(constraint.firstAttribute == .width ? .width : .height, of: view)
      let bound = constraint.relation.words.bound
      let number = constraint.numberAsWritten.map { bound + $0.points } ?? "its place"
      let wanted = isSize ? bound + (actual - lost.excess).points : number
      let change = lost.excess > 0 ? "to \(actual.points)" : "at \(actual.points)"
      let result = "it \(isSize ? change : "by \(abs(lost.excess).points)")"
      let verb = isSize ? (lost.excess > 0 ? "pushes" : "holds") : "moves"
      return "\(site) wants \(wanted) at priority \(priority)\(winners(lost, verb: verb, result: result))."
    }

    /// Returns the end of a sentence: `; the text of title (…) pushes it to 405`.
    private func winners(_ lost: LostConstraint, verb: String, result: String) -> String {
      let texts = (lost.contents.map(words) + lost.constraints.map(words)).unique
      if texts.isEmpty { return " and does not hold" }
      // "pushes" for one, "push" for several.
      let plain = verb == "pushes" ? "push" : String(verb.dropLast())
      let shown = texts.count > 4 ? Array(texts.prefix(3)) + ["\(texts.count - 3) more"] : texts
      return "; \(shown.list) \(texts.count == 1 ? verb : plain) \(result)"
    }

    private func words(_ constraint: NSLayoutConstraint) -> String {
      let isRequired = constraint.priority == .required
      return (constraint.site?.call ?? names.equation(constraint))
        + " (\(isRequired ? "required" : "priority \(constraint.priority.rawValue.points)"))"
    }

    /// Returns a content with its length and its priority: `the text of title (373, hugging 250)`.
    private func words(_ content: LostConstraint.ContentRow) -> String {
      let priority = "\(content.isHugging ? "hugging" : "compression resistance") \(content.priority.points)"
      return "\(content.subject(named: names.name(of: content.view))) (\(content.length.points), \(priority))"
    }

    func pushRemark(_ constraint: NSLayoutConstraint) -> String? {
      guard let system else { return nil }
      let contents = LostConstraint.contents(against: constraint, in: system).map(words)
      if contents.isEmpty { return nil }
      return "\(contents.list) \(contents.count == 1 ? "pushes" : "push") against it"
    }
  }

  extension LostConstraint.ContentRow {
    /// Returns the content of a view with a name: `the text of title`.
    @MainActor func subject(named name: String) -> String {
      "the \(view is UILabel || view is UITextView || view is UIButton ? "text" : "content") of \(name)"
    }
  }
#endif
