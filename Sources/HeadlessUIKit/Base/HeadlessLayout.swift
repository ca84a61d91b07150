/// The settings of the headless UIKit that have no counterpart in UIKit.
@MainActor public enum HeadlessLayout {
  /// A function that is called with every other message that UIKit would log; nil writes the message to the
  /// standard error stream.
  public static var logHandler: ((String) -> Void)?

  static func log(_ sentence: String) { if let logHandler { logHandler(sentence) } else { write(sentence) } }
  static func write(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
}
