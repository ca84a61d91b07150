// The functions that the page for logs calls. Texts are bytes in UTF-8.

/// The text that the page writes into, and then the answer.
nonisolated(unsafe) private var bytes: [UInt8] = []

/// Makes room for a text of some bytes, and returns its place in the memory.
@_expose(wasm, "room")
public func room(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  bytes = [UInt8](repeating: 0, count: Int(count))
  return bytes.withUnsafeMutableBufferPointer(\.baseAddress)
}

/// Reads the log in the room, puts the answer in its place, and returns the number of its bytes.
@_expose(wasm, "diagnose")
public func diagnose() -> Int32 {
  bytes = Array(Diagnosis(of: String(decoding: bytes, as: UTF8.self)).text.utf8)
  return Int32(bytes.count)
}

/// Returns the place of the answer in the memory.
@_expose(wasm, "answer")
public func answer() -> UnsafeMutablePointer<UInt8>? { bytes.withUnsafeMutableBufferPointer(\.baseAddress) }
