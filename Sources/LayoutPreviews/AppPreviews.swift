import HeadlessUIKit
import LayoutInspection

/// The previews of a module of an app; the code that the plugin `AppSources` generates has a subclass.
@MainActor open class AppPreviews {
  /// The previews of the module.
  open class var all: [LayoutPreview] { [] }
}

/// A `#Preview` of an app; the code that the plugin `AppSources` generates makes one in its place.
@MainActor public struct AppPreview {
  private let place: String

  /// Creates a preview at a place such as `Card.swift:12`, which is its name unless it has one.
  ///
  /// - Parameter place: The file and the line.
  public init(at place: String) { self.place = place }

  /// Returns the preview.
  ///
  /// - Parameters:
  ///   - name: The name; nil for the place.
  ///   - traits: The traits of the preview.
  ///   - body: A function that makes the view or controller.
  public func callAsFunction(
    _ name: String? = nil, traits: Trait..., body: @escaping () -> any LayoutContent
  ) -> LayoutPreview {
    var conditions = LayoutPreview.Conditions()
    for trait in traits { trait.change(&conditions) }
    return LayoutPreview(name ?? place, conditions: conditions, body)
  }

  /// A trait of a preview: its size or its orientation.
  public struct Trait: Sendable {
    fileprivate let change: @Sendable (inout LayoutPreview.Conditions) -> Void

    /// The usual device.
    public static let defaultLayout = Trait { _ in }
    /// As high as the content determines, which a view is without a trait too.
    public static let sizeThatFitsLayout = Trait { _ in }
    /// The usual device upright.
    public static let portrait = Trait { _ in }
    /// The usual device upside down, which a phone shows upright.
    public static let portraitUpsideDown = Trait { _ in }
    /// The usual device turned to the left.
    public static let landscapeLeft = Trait { $0.screen = LayoutSizes.Screen.usual.turned }
    /// The usual device turned to the right.
    public static let landscapeRight = landscapeLeft

    /// A size in points, without a safe area.
    ///
    /// - Parameters:
    ///   - width: The width.
    ///   - height: The height.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> Trait {
      Trait {
        $0.size = CGSize(width: width, height: height)
        $0.safeArea = .zero
      }
    }
  }
}

extension [LayoutPreview] {
  /// The previews that the files of an app make with `#Preview`, in all modules that the plugin `AppSources`
  /// has compiled for this program and that depend on `LayoutPreviews`.
  ///
  /// The modules are found by the folder of the build beside the program.
  @MainActor public static var all: [LayoutPreview] {
    let program = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    let folder = program.resolvingSymlinksInPath().deletingLastPathComponent()
    let files = try? FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent("Modules").path)
    let modules = (files ?? []).filter { $0.hasSuffix(".swiftmodule") }.map { $0.dropLast(12) }.sorted()
    return modules.flatMap { module in
      (NSClassFromString("\(module)._AppPreviews") as? AppPreviews.Type)?.all ?? []
    }
  }
}
