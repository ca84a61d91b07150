#if canImport(UIKit)
  #if SWIFT_PACKAGE && canImport(AutoLayoutKit)
    public import AutoLayoutKit
  #endif
  public import UIKit

  extension AutoLayoutKitMaker {
    /// The traits of the container, for a block of `tk_constraintTracking` to follow.
    ///
    ///     make.size(icon) == (make.traits.horizontalSizeClass == .regular ? 64 : 44)
    public var traits: AutoLayoutKitTraits {
      AutoLayoutKitTraits(container: container, keeper: AutoLayoutKitBlockKeeper.running(in: container))
    }
  }

  /// The traits of a container.
  ///
  /// A block of `tk_constraintTracking` runs again when a trait that it has read changes.
  @MainActor public struct AutoLayoutKitTraits {
    let container: UIView
    let keeper: AutoLayoutKitBlockKeeper?

    /// The horizontal size class.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { read(\.horizontalSizeClass) }
    /// The vertical size class.
    public var verticalSizeClass: UIUserInterfaceSizeClass { read(\.verticalSizeClass) }
    /// The text size that the user has chosen.
    public var preferredContentSizeCategory: UIContentSizeCategory {
      read(\.preferredContentSizeCategory)
    }
    /// The direction of texts.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { read(\.layoutDirection) }
    /// The light or dark style.
    public var userInterfaceStyle: UIUserInterfaceStyle { read(\.userInterfaceStyle) }
    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { read(\.userInterfaceIdiom) }
    /// The number of pixels in a point.
    public var displayScale: CGFloat { read(\.displayScale) }

    private func read<Value: Hashable>(_ trait: KeyPath<UITraitCollection, Value>) -> Value {
      let value = container.traitCollection[keyPath: trait]
      keeper?.traits[trait] = value
      return value
    }

    #if canImport(Observation)  // the SDKs of iOS 17
      @available(iOS 17, tvOS 17, *)
      static let types: [PartialKeyPath<UITraitCollection>: UITrait] = [
        \.horizontalSizeClass: UITraitHorizontalSizeClass.self,
        \.verticalSizeClass: UITraitVerticalSizeClass.self,
        \.preferredContentSizeCategory: UITraitPreferredContentSizeCategory.self,
        \.layoutDirection: UITraitLayoutDirection.self,
        \.userInterfaceStyle: UITraitUserInterfaceStyle.self,
        \.userInterfaceIdiom: UITraitUserInterfaceIdiom.self,
        \.displayScale: UITraitDisplayScale.self,
      ]
    #endif
  }
#endif
