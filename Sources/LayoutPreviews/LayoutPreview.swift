import HeadlessUIKit
import LayoutInspection
import LayoutRendering

/// A view or a controller of an app that is shown by its name, and a command line for all of them.
///
///     @main struct Screens {
///       static func main() async {
///         await LayoutPreview.run([
///           LayoutPreview("sign-in") { SignInController() },
///           LayoutPreview("cart", states: ["empty", "full"]) { state in CartController(state) },
///         ])
///       }
///     }
///
/// `swift run Screens list` then prints the names, `swift run Screens show cart --state full --device
/// iphone-se-3rd-generation` draws one, and `swift run Screens help` explains the other commands.
@MainActor public struct LayoutPreview {
  /// The name on the command line, unique among the previews of a program.
  public let name: String
  /// The names of the states, the first of which is shown unless another is asked for; empty for one state.
  public let states: [String]
  /// The conditions under which the content is laid out, unless the command line has others.
  public let conditions: Conditions
  /// The languages of the app, which `--language` chooses from; nil for texts as they stand in the code.
  public let languages: LayoutLanguages?
  /// The name for people.
  package var title: String
  /// The part of a list of previews to which it belongs; nil for a list without parts.
  package var group: String?
  /// False for a device that the live page does not show, such as one with a fold.
  package var canBeLive = true
  /// The options of a picture, with rulers or without.
  package var options: (_ rulers: Bool) -> SVGOptions = { SVGOptions(rulers: $0) }
  private let make: (String) -> any LayoutContent

  /// Creates a preview of a view or controller.
  ///
  /// A controller fills a window. A view whose content determines its height has the width of the device and
  /// this height, unless the conditions have a size; any other view fills the screen.
  ///
  /// - Parameters:
  ///   - name: The name on the command line, such as `sign-in`.
  ///   - conditions: The conditions, such as a size in points or a device; without any, an iPhone 16 in light
  ///     style, from left to right, in the usual text size.
  ///   - languages: The languages of the app.
  ///   - make: A function that makes the view or controller anew.
  public init(
    _ name: String, conditions: Conditions = Conditions(), languages: LayoutLanguages? = nil,
    _ make: @escaping () -> any LayoutContent
  ) {
    self.init(name, states: [], conditions: conditions, languages: languages) { _ in make() }
  }

  /// Creates a preview of a view or controller with several states.
  ///
  /// - Parameters:
  ///   - name: The name on the command line, such as `cart`.
  ///   - states: The names of the states, such as `loading` and `full`.
  ///   - conditions: The conditions, such as a size in points or a device.
  ///   - languages: The languages of the app.
  ///   - make: A function that makes the view or controller anew, in the state with the given name.
  public init(
    _ name: String, states: [String], conditions: Conditions = Conditions(),
    languages: LayoutLanguages? = nil, _ make: @escaping (String) -> any LayoutContent
  ) {
    self.name = name
    self.states = states
    self.conditions = conditions
    self.languages = languages
    self.make = make
    title = name
  }

  /// Runs the command on the command line, and ends the program with its exit status.
  ///
  /// The status is 0 if everything is right, 1 if there are problems or differences, 64 for a wrong command
  /// line, and 74 if the output cannot be written.
  ///
  /// - Parameter previews: The previews, in the order in which they are listed.
  public static func run(_ previews: [LayoutPreview]) async -> Never { PreviewCommand.main(previews) }

  /// Returns the content in a state, the first one unless the name of another is given.
  package func content(in state: String? = nil) -> any LayoutContent { make(state ?? states.first ?? "") }
}
