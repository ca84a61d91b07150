import Foundation
import QuartzCore
import UIKit.UIGestureRecognizerSubclass
import os.log

private let logger = Logger(subsystem: "notes", category: "source")

/// An object that a source of notes may tell and ask.
@objc protocol NoteSourceDelegate {
  @objc optional func source(_ source: NoteSource, didLoad notes: [String])
  @objc optional func source(_ source: NoteSource, titleAt index: Int) -> String?
  @objc optional func limit() -> Int
  @objc optional var prefix: String { get }
  func sourceDidClose()
}

/// A source of notes, whose class belongs to no actor.
class NoteSource: NSObject {
  weak var delegate: (any NoteSourceDelegate)?
  let request = URLRequest(url: URL(fileURLWithPath: "/notes"))
  var events: [String] = []

  nonisolated func load() -> [String] {
    let limit = delegate?.limit?() ?? 3
    let notes = (0..<limit).map { delegate?.source?(self, titleAt: $0) ?? "\(delegate?.prefix ?? "")\($0)" }
    delegate?.source?(self, didLoad: notes)
    delegate?.sourceDidClose()
    logger.debug("\(notes.count, privacy: .public) notes")
    return notes
  }

  @objc func tap(_ layer: CALayer) { events.append("layer") }
  @objc(tapText:) func tap(_ text: String) { events.append(text) }
  @available(*, unavailable) @objc func tap() {}
}

/// A class that inherits no actor from the selectors of its superclass.
final class StoredSource: NoteSource, @unchecked Sendable {
  nonisolated func loadTwice() -> [String] { load() + load() }
}

extension NSObject {
  @objc var noteName: String { "note of \(type(of: self))" }
}

@available(iOS 17, *)
#Preview("A note") {
  NoteView()
}
