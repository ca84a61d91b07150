import Foundation
import RecordedFrames

do {
  try MainActor.assumeIsolated { try Command(CommandLine.arguments.dropFirst()).run() }
} catch let error as Command.Mistake {
  FileHandle.standardError.write(Data("\(error.sentence)\n\n\(Command.usage)\n".utf8))
  exit(64)
}
