// A class that is known at run time only makes its objects with an initializer that its subclasses override,
// but that is not `required`, because it is not in UIKit either. Swift allows such a call only on `self`
// inside a convenience initializer, where it reaches the override in the class of the metatype. These
// initializers therefore have second names as functions of the metatype. The compiler checks that both
// declarations of a name agree.

extension UITableViewCell {
  @_silgen_name("headlessUIKit_makeTableCell")
  convenience init(registeredFor identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  @_silgen_name("headlessUIKit_makeTableCell")
  static func made(for identifier: __owned String) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
  @_silgen_name("headlessUIKit_makeTableHeader")
  convenience init(registeredFor identifier: String) { self.init(reuseIdentifier: identifier) }

  @_silgen_name("headlessUIKit_makeTableHeader")
  static func made(for identifier: __owned String) -> UITableViewHeaderFooterView
}

extension UICollectionReusableView {
  @_silgen_name("headlessUIKit_makeReusableView")
  convenience init(registeredWith frame: CGRect) { self.init(frame: frame) }

  @_silgen_name("headlessUIKit_makeReusableView")
  static func made(with frame: CGRect) -> UICollectionReusableView
}

extension UICollectionViewLayoutAttributes {
  @_silgen_name("headlessUIKit_makeLayoutAttributes")
  convenience init(ofClass: Void) { self.init() }

  @_silgen_name("headlessUIKit_makeLayoutAttributes")
  static func made() -> UICollectionViewLayoutAttributes
}
