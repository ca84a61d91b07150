import Foundation
import RecordedFrames

/// The command line of the tool.
@MainActor struct Command {
  struct Mistake: Error {
    let sentence: String
  }

  nonisolated static let usage = """
    Lays recorded frames out on the headless UIKit and compares.

        swift run -c release Replay FILE [OPTIONS]

    FILE               a recording in each line, as Tests/RecordedFrames/Recording.swift describes them
    --worst COUNT      lists that many of the units that differ, pinned and with own texts; 10 unless given
    --units N,N…       lists these units, by their lines, and draws them
    --pictures FOLDER  draws the listed units: recorded, laid out, differences in red
    --page FILE        writes the tables as a page
    --fixture FILE     writes the recordings without their texts, one of each shape
    """

  private var file: URL?
  private var worst = 10
  private var units: [Int] = []
  private var pictures: URL?
  private var page: URL?
  private var fixture: URL?

  init(_ arguments: some Sequence<String>) throws {
    var rest = Array(arguments)[...]
    while let word = rest.popFirst() {
      switch word {
      case "--worst": worst = try Self.number(after: word, in: &rest)
      case "--units":
        units = try Self.value(after: word, in: &rest).split(separator: ",").map { part in
          guard let number = Int(part) else { throw Mistake(sentence: "'\(part)' is no number.") }
          return number
        }
      case "--pictures": pictures = URL(fileURLWithPath: try Self.value(after: word, in: &rest))
      case "--page": page = URL(fileURLWithPath: try Self.value(after: word, in: &rest))
      case "--fixture": fixture = URL(fileURLWithPath: try Self.value(after: word, in: &rest))
      case _ where word.hasPrefix("-"): throw Mistake(sentence: "There is no option '\(word)'.")
      case _ where file == nil: file = URL(fileURLWithPath: word)
      default: throw Mistake(sentence: "'\(word)' is a second file.")
      }
    }
    guard file != nil else { throw Mistake(sentence: "A file of recordings is missing.") }
  }

  private static func value(after word: String, in rest: inout ArraySlice<String>) throws -> String {
    guard let value = rest.popFirst() else { throw Mistake(sentence: "'\(word)' needs a value.") }
    return value
  }

  private static func number(after word: String, in rest: inout ArraySlice<String>) throws -> Int {
    let value = try value(after: word, in: &rest)
    guard let number = Int(value), number >= 0 else {
      throw Mistake(sentence: "'\(word)' needs a number, and not '\(value)'.")
    }
    return number
  }

  func run() throws {
    guard let file else { return }
    let recordings: [Recording]
    do {
      recordings = try Recording.read(file)
    } catch {
      throw Mistake(sentence: "\(file.path) cannot be read: \(error)")
    }
    if let fixture {
      let written = Recording.ofEachShape(recordings.map(\.withoutTexts))
      try Recording.write(written, to: fixture)
      print("\(fixture.path): \(written.count) recordings without texts.")
    }
    let clock = ContinuousClock()
    let start = clock.now
    let replay = Replay(recordings)
    let time = clock.now - start
    print((replay.tableByTrait + [""] + replay.tableByElement).joined(separator: "\n"))
    print("\n\(recordings.count) recordings, laid out twice, in \(time).")
    try list(replay, recordings)
    if let page { try TruthPage(replay).write(to: page) }
  }

  private func list(_ replay: Replay, _ recordings: [Recording]) throws {
    for (name, comparisons) in [("pinned", replay.pinned), ("own-texts", replay.measured)] {
      let listed =
        units.isEmpty
        ? Array(Replay.worst(of: comparisons).prefix(worst))
        : comparisons.filter { units.contains($0.number) }
      if !listed.isEmpty { print("\n\(name):") }
      for comparison in listed {
        print(comparison.report.joined(separator: "\n"))
        guard let pictures else { continue }
        try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
        let picture = ComparisonPicture(comparison, of: recordings[comparison.number - 1]).svg()
        let file = pictures.appendingPathComponent("\(name)-\(comparison.number).svg")
        try Data(picture.utf8).write(to: file)
        print("  \(file.path)")
      }
    }
  }
}
