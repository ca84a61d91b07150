import AutoLayoutKit
import LayoutSolver
import LayoutWords
import Testing
import UIKit

@testable import HeadlessUIKit
@testable import LayoutInspection

/// The words that other modules have of their own are those of `LayoutWords` and of this module.
///
/// An app can add AutoLayoutKit.swift alone, so that this file has its own names of attributes, relations,
/// numbers and lists.
@MainActor @Suite(.serialized) struct LibraryWordTests {
  private typealias Attribute = NSLayoutConstraint.Attribute

  private let view = UIView()

  /// The attributes but `notAnAttribute`.
  private let attributes = (1...20).compactMap { Attribute(rawValue: $0) }

  /// Returns an attribute of the view, for which a comparison by the library has a text.
  private func side(_ attribute: Attribute) -> AutoLayoutKitAttribute {
    AutoLayoutKitAttribute(view, attribute)
  }

  /// Returns the beginning of the report about a comparison that has no meaning, which repeats it.
  private func written(_ comparison: () -> NSLayoutConstraint) -> String {
    let text = reports { _ = comparison() }.first?.description ?? ""
    return String(text.prefix { $0 != ":" })
  }

  // The names of attributes

  @Test func theNameOfAnAttributeIsThatOfItsDeclaration() {
    #expect(Attribute.notAnAttribute.name == "notAnAttribute" && attributes.count == 20)
    for attribute in attributes { #expect(attribute.name == "\(attribute)") }
  }

  @Test func theSideAndTheAxisOfAnAttributeAreThoseOfTheEngine() {
    for attribute in attributes {
      let geometry = attribute.geometry(isMirrored: false)
      #expect(attribute.isVertical == (geometry.axis == .vertical), "\(attribute)")
      #expect(attribute.isSize == !geometry.hasPosition, "\(attribute)")
      if geometry.hasPosition { #expect(attribute.side == Double(geometry.sizeFactor), "\(attribute)") }
    }
  }

  @Test func theLibraryHasTheSameNamesOfAttributes() {
    for attribute in attributes {
      let other = attribute.isVertical ? Attribute.left : .top
      let text = written { side(attribute) == side(other) }
      #expect(text == "UIView.\(attribute.name) == UIView.\(other.name)")
    }
  }

  // Relations

  @Test func aRelationHasTheSameNumberEverywhere() {
    let relations: [NSLayoutConstraint.Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    let rows: [Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    #expect(relations.map(\.words) == [.atMost, .equal, .atLeast])
    #expect(rows.map { RelationWords($0.rawValue) } == [.atMost, .equal, .atLeast])
    #expect(relations.map(\.words).map { NSLayoutConstraint.Relation($0) } == relations)
    #expect(relations.map(\.flipped) == relations.reversed())
  }

  @Test func theLibraryHasTheSameSymbolsOfRelations() {
    let (left, top) = (side(.left), side(.top))
    let texts = [written { left <= top }, written { left == top }, written { left >= top }]
    #expect(texts == RelationWords.allCases.map { "UIView.left \($0.symbol) UIView.top" })
  }

  // Numbers and lists

  @Test func theLibraryWritesANumberInTheSameWayWithThreeDecimals() {
    let numbers: [Double] = [0.5, 1 / 3, 12, 0.123_45, 2e6, 1e-3]
    for number in numbers {
      let text = written { side(.left) == side(.top) * number }
      #expect(text == "UIView.left == UIView.top * \(number.text(decimals: 3))")
    }
  }

  @Test func theConveniencesWriteANumberWithAllDigits() {
    for (width, height) in [(-1.0, 1.0 / 3), (-2.5, 16)] {
      view.addSubview(UIView())
      let texts = reports { view.tk_constraint { make in make.aspectRatio(width, height, view.subviews) } }
      let call = "aspectRatio(\(width.exactText), \(height.exactText), …)"
      #expect(texts.first?.description.contains(call) == true)
    }
  }

  @Test func theLibraryWritesAListInTheSameWay() {
    let box = UIView()
    view.addSubview(box)
    let texts = reports { view.tk_constraint { make in make.width(box) == [1, 2, 3, 4] } }
    #expect(texts.first?.description.hasSuffix("so \(["2", "3", "4"].list) are not used.") == true)
  }
}
