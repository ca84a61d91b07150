import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// The widths of Arabic letters in the forms in which they are joined; those of Noto Sans Arabic 2.005, in
/// 1/1000 of the font's size.
@Suite struct ArabicWidthTests {
  private let metrics = TextMetrics(.systemFont(ofSize: 1000))

  private func width(_ text: String) -> Double {
    (Double(metrics.advance(of: text)) / 1e6 * 10).rounded() / 10
  }

  @Test func aLetterIsAsWideAsItsForm() {
    #expect(width("ب") == 993)
    // At the beginning, in the middle and at the end.
    #expect(width("ببب") == 269 + 343 + 1093)
    #expect(width("بب") == 269 + 1093)
  }

  @Test func aLetterThatJoinsOnlyTheOneBeforeEndsTheWordBeforeTheNext() {
    // An alef joins the beh before it and not the one after it.
    #expect(width("باب") == 269 + 291 + 993)
    #expect(width("ابا") == 238 + 269 + 291)
    #expect(width("دار") == 477 + 238 + 367)
  }

  @Test func aLamAndAnAlefAreALigature() {
    #expect(width("لا") == 582)
    #expect(width("بلا") == 269 + 599)
    #expect(width("لأ") == 582)
  }

  @Test func aNonJoinerSeparatesALamAndAnAlef() { #expect(width("ل\u{200C}ا") == 695 + 238) }

  @Test func aSpaceACommaAndANonJoinerSeparateLetters() {
    let space = width(" ")
    #expect(width("ب ب") == 993 + space + 993)
    #expect(width("ب،ب") == 993 + 328 + 993)
    #expect(width("ب\u{200C}ب") == 993 + 993)
  }

  @Test func aTatweelJoinsBothSides() { #expect(width("بـب") == 269 + 270 + 1093) }

  @Test func pointsBelongToTheirLetter() { #expect(width("بَبِ") == width("بب")) }

  @Test func digitsHaveTheirOwnWidth() { #expect(width("٠١") == 295 + 280) }

  @Test func aBoldLetterIsWider() {
    let bold = TextMetrics(.systemFont(ofSize: 1000, weight: .bold))
    #expect(Double(bold.advance(of: "بب")) / 1e6 == 317 + 1142)
  }
}
