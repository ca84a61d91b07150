/// A view or a guide of the app that an address in a log stands for.
struct LogItem {
  let name: String
  /// The number of views around it.
  let depth: Int
  let object: AnyObject
}
