extension HeadlessLayout {
  /// Connects another scene to the app, in a part of the screen.
  ///
  /// - Parameters:
  ///   - frame: The rectangle of the scene on the screen, in points.
  ///   - safeArea: The part of each of its edges that bars and corners cover, in points.
  /// - Returns: The scene, for `UIWindow(windowScene:)`; it stays connected until `disconnect(_:)`.
  public static func connectScene(frame: CGRect, safeArea: UIEdgeInsets = .zero) -> UIWindowScene {
    let scene = UIWindowScene(ownArea: area(frame, safeArea))
    UIApplication.shared.connectedScenes.insert(scene)
    return scene
  }

  /// Disconnects a scene from the app.
  ///
  /// - Parameter scene: The scene; its windows belong to none afterward.
  public static func disconnect(_ scene: UIWindowScene) {
    for window in scene.windows { window.windowScene = nil }
    UIApplication.shared.connectedScenes.remove(scene)
  }

  /// Gives a scene another part of the screen, as a person does who resizes the app.
  ///
  /// The windows that fill the scene follow its size and its safe area, and their controllers are told
  /// before, as for a rotation.
  ///
  /// - Parameters:
  ///   - frame: The rectangle of the scene on the screen, in points; nil means the whole screen with its safe
  ///     area.
  ///   - safeArea: The part of each of its edges that bars and corners cover, in points.
  ///   - scene: The scene; by default the one of the windows that are made without a scene.
  public static func setFrame(
    _ frame: CGRect?, safeArea: UIEdgeInsets = .zero, of scene: UIWindowScene? = nil
  ) { (scene ?? .main).change(to: frame.map { area($0, safeArea) }) }

  private static func area(_ frame: CGRect, _ safeArea: UIEdgeInsets) -> WindowArea {
    let frame = frame.standardized
    precondition(
      [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite),
      "The frame of a scene is not finite: \(frame)")
    return WindowArea(frame: frame, safeArea: safeArea)
  }
}
