#if canImport(HeadlessUIKit)
  import Foundation
  import HeadlessUIKit

  /// The facts about texts of labels, each read once for all sizes.
  ///
  /// A label returns the same object until its text or its style changes.
  @MainActor final class TextMemory {
    private struct Facts {
      /// The text itself, so that no other one gets its address.
      let text: NSAttributedString
      var looks: Int?
      var widestWord: CGFloat?
    }

    /// The number of texts that are kept.
    private static var mostTexts: Int { 4096 }
    private var known: [ObjectIdentifier: Facts] = [:]

    /// Returns a hash of a text and its styles.
    func looks(of text: NSAttributedString) -> Int {
      if let looks = known[ObjectIdentifier(text)]?.looks { return looks }
      var hasher = Hasher()
      text.hashRuns(into: &hasher)
      let looks = hasher.finalize()
      note(text) { $0.looks = looks }
      return looks
    }

    /// Returns the width of the widest word of a text, in points.
    func widestWord(of text: NSAttributedString) -> CGFloat {
      if let width = known[ObjectIdentifier(text)]?.widestWord { return width }
      let width = text.widestWord
      note(text) { $0.widestWord = width }
      return width
    }

    private func note(_ text: NSAttributedString, _ change: (inout Facts) -> Void) {
      // The text of a subclass may be changed later.
      if text is NSMutableAttributedString { return }
      if known.count >= Self.mostTexts { known.removeAll() }
      change(&known[ObjectIdentifier(text), default: Facts(text: text)])
    }
  }
#endif
