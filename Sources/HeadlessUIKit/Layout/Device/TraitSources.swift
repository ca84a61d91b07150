/// The traits that a controller has instead of those around it, by their sources.
struct TraitSources {
  var parent: UITraitCollection?
  var presentation: UITraitCollection?
  var own: UITraitCollection?

  /// The traits of all sources; those of the controller itself count most.
  var all: UITraitCollection? {
    let present = [parent, presentation, own].compactMap(\.self)
    return present.isEmpty ? nil : UITraitCollection(traitsFrom: present)
  }
}
