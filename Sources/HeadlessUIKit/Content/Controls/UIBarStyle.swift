/// The styles of a bar; on this floor because search bars have one too.
public enum UIBarStyle: Int, Sendable {
  /// Dark text on a light bar.
  case `default` = 0
  /// Light text on a dark bar.
  case black = 1
}
