/// The look of the system, which decides the sizes of controls and bars.
enum SystemLook: Sendable {
  /// The look of iOS 13 to 18.
  case iOS13
  /// The look of iOS 26 and 27.
  case iOS26

  init(system: Int) { self = system >= 26 ? .iOS26 : .iOS13 }
  @MainActor static var ofDevice: SystemLook { SystemLook(system: UIScreen.main.device.system) }
}
