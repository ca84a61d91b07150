/// The configurations of a cell, a header or a footer; stored for those that have one.
struct CellConfigurations: ExtraValue {
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  var shownBackground: BackgroundView?
  var updatesContent = true
  var updatesBackground = true
}

/// A cell, a header or a footer whose content and background can be configurations.
@MainActor protocol ConfiguredCell: UIView {
  /// Replaces the content view; nil makes an empty one.
  func exchangeContentView(for view: UIView?)
  // Not `contentView`: its isolation would become that of this protocol, which is not `@preconcurrency`.
  var shownContent: UIView { get }
  /// True if the configurations must be updated before the next layout.
  var needsConfigurationUpdate: Bool { get set }
  /// Calls the methods and functions of the client that change the configurations.
  func callConfigurationUpdates()
  var currentState: any UIConfigurationState { get }
}

extension ConfiguredCell {
  /// The configurations; the default ones if there are none.
  var configurations: CellConfigurations {
    get { node[CellConfigurations.self] }
    set { node[CellConfigurations.self] = newValue }
  }

  /// Shows the content of a configuration: in the current content view if it supports it, else in a new one.
  func setContent(_ configuration: (any UIContentConfiguration)?) {
    if configuration == nil, node.extras == nil { return }
    let hadContent = configurations.content != nil
    configurations.content = configuration
    guard let configuration else {
      if hadContent { exchangeContentView(for: nil) }
      return
    }
    if hadContent, let view = shownContent as? any UIContentView, view.supports(configuration) {
      view.configuration = configuration
    } else {
      exchangeContentView(for: configuration.makeContentView())
    }
    setNeedsLayout()
  }

  func setBackground(_ background: UIBackgroundConfiguration?) {
    if background == nil, node.extras == nil { return }
    configurations.background = background
    placeBackground()
  }

  /// Places the background, if there is one, behind everything else.
  func placeBackground() {
    guard node.extras != nil else { return }
    guard let background = configurations.background else {
      configurations.shownBackground?.removeFromSuperview()
      configurations.shownBackground = nil
      return
    }
    let shownBackground = configurations.shownBackground ?? BackgroundView()
    configurations.shownBackground = shownBackground
    if shownBackground.superview !== self { insertSubview(shownBackground, at: 0) }
    let color = background.resolvedBackgroundColor(for: tintColor)
    shownBackground.show(background, color: color, radius: background.cornerRadius, in: self)
  }

  /// Requests an update of the configurations before the next layout.
  func requestConfigurationUpdate() {
    needsConfigurationUpdate = true
    setNeedsUpdateConstraints()
  }

  func updateConfigurationsIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    let current = configurations
    if let content = current.content, current.updatesContent {
      setContent(content.updated(for: currentState))
    }
    if let background = current.background, current.updatesBackground {
      setBackground(background.updated(for: currentState))
    }
    callConfigurationUpdates()
  }
}
