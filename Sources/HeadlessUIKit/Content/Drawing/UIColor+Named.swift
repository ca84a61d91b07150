extension UIColor {
  /// Creates a color from the asset catalogs of the main bundle, as `init(named:in:compatibleWith:)` does.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Creates a color from the asset catalogs of a bundle: folders `.xcassets` that were copied as they are.
  ///
  /// A color set with variants for idioms or for the light and the dark style makes a color that depends on
  /// the traits. The components count as those of sRGB. The first image or color of a bundle lists its
  /// catalogs.
  ///
  /// - Parameters:
  ///   - name: The name of the color set, after the folders that contain it if these are part of the name.
  ///   - bundle: The bundle; nil for the main bundle.
  ///   - traitCollection: The traits for which the color is resolved; nil for none.
  /// - Returns: Nil if there is no such color.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let folders = AssetIndex.shared.folders(of: bundle ?? .main)
    let colors = folders.lazy.compactMap { AssetCatalog(in: $0).color(named: name) }
    guard !name.isEmpty, let found = colors.first else { return nil }
    if let traitCollection {
      self.init(cgColor: found.resolvedColor(with: traitCollection).cgColor)
    } else {
      self.init(dynamicProvider: found.resolvedColor)
    }
  }
}
