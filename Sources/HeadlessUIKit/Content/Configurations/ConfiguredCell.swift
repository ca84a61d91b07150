/// The configurations of a cell, a header or a footer; stored for those that have one.
struct CellConfigurations: ExtraValue {
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  var shownBackground: BackgroundView?
  var updatesContent = true
  var updatesBackground = true
}

/// A cell, a header or a footer whose content and background can be configurations.
@preconcurrency @MainActor protocol ConfiguredCell: UIView {
  associatedtype CellState: UIConfigurationState

  var contentView: UIView { get }
  /// Replaces the content view; nil makes an empty one.
  func exchangeContentView(for view: UIView?)

  var needsConfigurationUpdate: Bool { get set }
  var configurationState: CellState { get }
  func updateConfiguration(using state: CellState)
  func callUpdateHandler(_ state: CellState)
  var backgroundView: UIView? { get }
  var selectedBackgroundView: UIView? { get }
  var showsSelection: Bool { get }
}

extension ConfiguredCell {
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
    if hadContent, let view = contentView as? any UIContentView, view.supports(configuration) {
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

  func requestConfigurationUpdate() {
    needsConfigurationUpdate = true
    setNeedsUpdateConstraints()
  }

  func updateConfigurationsIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    let current = configurations
    if let content = current.content, current.updatesContent {
      setContent(content.updated(for: configurationState))
    }
    if let background = current.background, current.updatesBackground {
      setBackground(background.updated(for: configurationState))
    }
    let state = configurationState
    updateConfiguration(using: state)
    callUpdateHandler(state)
  }

  // Backgrounds

  var selectedBackgroundView: UIView? { nil }
  var showsSelection: Bool { false }

  func exchange(_ old: UIView?, for new: UIView?) {
    if old !== new, old?.superview === self { old?.removeFromSuperview() }
    showBackgrounds()
  }

  /// Inserts the backgrounds behind everything else.
  func showBackgrounds() {
    let selected = selectedBackgroundView
    if !showsSelection, selected?.superview === self { selected?.removeFromSuperview() }
    for background in [showsSelection ? selected : nil, backgroundView].compactMap(\.self) {
      background.fill(self)
      insertSubview(background, at: 0)
    }
  }
}
