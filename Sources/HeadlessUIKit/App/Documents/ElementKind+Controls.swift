// The controls, and the search bar.

extension ElementKind {
  static let controlKinds: [String: ElementKind] = [
    "button": button,
    "textField": textField,
    "switch": ElementKind(
      UISwitch.self, control,
      [
        .flag("on", \.isOn), .color("onTintColor", \.onTintColor),
        .color("thumbTintColor", \.thumbTintColor),
      ]),
    "slider": slider,
    "stepper": ElementKind(
      UIStepper.self, control,
      [
        .number("minimumValue", \.minimumValue), .number("maximumValue", \.maximumValue),
        .number("stepValue", \.stepValue), .number("value", \.value), .flag("wraps", \.wraps),
        .flag("autorepeat", \.autorepeat), .flag("continuous", \.isContinuous),
      ]),
    "segmentedControl": segmentedControl,
    "pageControl": ElementKind(
      UIPageControl.self, control,
      [
        .count("numberOfPages", \.numberOfPages, upTo: 1000), .count("currentPage", \.currentPage),
        .flag("hidesForSinglePage", \.hidesForSinglePage),
        .color("pageIndicatorTintColor", \.pageIndicatorTintColor),
        .color("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor),
      ]),
    "progressView": ElementKind(
      UIProgressView.self, view,
      [
        .choice("progressViewStyle", \.progressViewStyle, ["default": .default, "bar": .bar]),
        .number("progress", \.progress), .color("progressTintColor", \.progressTintColor),
        .color("trackTintColor", \.trackTintColor),
      ]),
    "activityIndicatorView": activityIndicatorView,
    "searchBar": searchBar,
  ]

  private static let control = ElementKind(
    UIControl.self, view,
    [
      .flag("enabled", \.isEnabled), .flag("selected", \.isSelected), .flag("highlighted", \.isHighlighted),
      .choice(
        "contentHorizontalAlignment", \.contentHorizontalAlignment,
        [
          "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
          "trailing": .trailing,
        ]),
      .choice(
        "contentVerticalAlignment", \.contentVerticalAlignment,
        ["center": .center, "top": .top, "bottom": .bottom, "fill": .fill]),
    ])

  // Buttons

  private static let buttonTypes: [String: UIButton.ButtonType] = [
    "custom": .custom, "system": .system, "roundedRect": .system, "close": .close,
  ]

  private static let button = ElementKind(
    UIButton.self, control,
    [
      .checked("buttonType") { button, value in
        let type = value.text.flatMap { buttonTypes[$0] }
        button.become(type ?? .system)
        return type != nil
      },
      .custom("state") { button, value in value.setState(of: button) },
      .custom("fontDescription") { button, value in
        if let font = value.font { button.titleLabel?.font = font }
      },
      .custom("lineBreakMode") { button, value in
        if let mode = value.text.flatMap({ DocumentValue.lineBreakModes[$0] }), mode != .byTruncatingMiddle {
          button.titleLabel?.lineBreakMode = mode
        }
      },
      .insets("contentEdgeInsets", \.contentEdgeInsets), .insets("titleEdgeInsets", \.titleEdgeInsets),
      .insets("imageEdgeInsets", \.imageEdgeInsets),
      .custom("buttonConfiguration") { button, value in button.configuration = value.buttonConfiguration },
      .flag("changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction),
      .flag("adjustsImageWhenHighlighted", \.adjustsImageWhenHighlighted),
      .flag("adjustsImageWhenDisabled", \.adjustsImageWhenDisabled),
      .flag(
        "adjustsImageSizeForAccessibilityContentSizeCategory",
        \.adjustsImageSizeForAccessibilityContentSizeCategory),
    ],
    unused: [
      "pointerInteraction", "hasAttributedTitle", "showsTouchWhenHighlighted",
      "reversesTitleShadowWhenHighlighted", "titleShadowOffset", "showsMenuAsPrimaryAction",
    ])

  // Text fields and the search bar

  private static let viewModes: [String: UITextField.ViewMode] = [
    "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
  ]

  private static let textField = ElementKind(
    UITextField.self, control,
    [
      .font("fontDescription", \.font), .color("textColor", \.textColor), .text("text", \.text),
      .text("placeholder", \.placeholder),
      .choice("textAlignment", \.textAlignment, DocumentValue.alignments),
      .choice(
        "borderStyle", \.borderStyle,
        ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect]),
      .choice("clearButtonMode", \.clearButtonMode, viewModes),
      .flag("adjustsFontSizeToFit", \.adjustsFontSizeToFitWidth),
      .number("minimumFontSize", \.minimumFontSize),
      .flag("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
      .attributedText("attributedText", \.attributedText),
      .attributedText("attributedPlaceholder", \.attributedPlaceholder),
      .custom("textInputTraits") { field, value in value.setTraits(of: field) },
      .outlet("delegate", \.delegate),
    ],
    unused: ["usesAttributedText", "clearsOnBeginEditing"])

  private static let searchBar = ElementKind(
    UISearchBar.self, view,
    [
      .text("text", \.text), .text("placeholder", \.placeholder), .text("prompt", \.prompt),
      .flag("showsCancelButton", \.showsCancelButton), .flag("translucent", \.isTranslucent),
      .choice(
        "searchBarStyle", \.searchBarStyle,
        ["default": .default, "prominent": .prominent, "minimal": .minimal]),
      .choice("barStyle", \.barStyle, bars), .color("barTintColor", \.barTintColor),
      .flag("showsBookmarkButton", \.showsBookmarkButton),
      .outlet("delegate", \.delegate),
    ],
    unused: ["textInputTraits"])

  // Others

  private static let slider = ElementKind(
    UISlider.self, control,
    [
      .number("minValue", \.minimumValue), .number("maxValue", \.maximumValue), .number("value", \.value),
      .flag("continuous", \.isContinuous), .color("minimumTrackTintColor", \.minimumTrackTintColor),
      .color("maximumTrackTintColor", \.maximumTrackTintColor), .color("thumbTintColor", \.thumbTintColor),
      .image("minimumValueImage", \.minimumValueImage), .image("maximumValueImage", \.maximumValueImage),
    ])

  private static let segmentedControl = ElementKind(
    UISegmentedControl.self, control,
    [
      .custom("segments") { control, value in value.addSegments(to: control) },
      .flag("apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent),
      .flag("momentary", \.isMomentary), .color("selectedSegmentTintColor", \.selectedSegmentTintColor),
    ],
    // The segments come from an element inside, after the attributes.
    unused: ["selectedSegmentIndex", "segmentControlStyle"])

  private static let activityIndicatorView = ElementKind(
    UIActivityIndicatorView.self, view,
    [
      .custom("style") { wheel, value in
        wheel.style = ["large", "whiteLarge"].contains(value.text) ? .large : .medium
        // Documents leave the value out if it is false.
        wheel.hidesWhenStopped = value.owner["hidesWhenStopped"] == "YES"
        wheel.isHidden = wheel.hidesWhenStopped || value.owner["hidden"] == "YES"
      },
      .color("color", \.color),
      .custom("animating") { view, value in if value.flag == true { view.startAnimating() } },
    ],
    unused: ["hidesWhenStopped"])
}

// Parts of controls

extension DocumentValue {
  private static let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
    "focused": .focused,
  ]

  fileprivate func setState(of button: UIButton) {
    guard let element, let state = element.key.flatMap({ Self.states[$0] }) else { return }
    if let title = element["title"] { button.setTitle(title, for: state) }
    if let name = element["image"] { button.setImage(inner(element, text: name).image, for: state) }
    if let name = element["backgroundImage"] {
      button.setBackgroundImage(inner(element, text: name).image, for: state)
    }
    for child in element.children {
      let value = inner(element, child: child)
      switch child.key {
      case "title": button.setTitle(value.string, for: state)
      case "attributedTitle": button.setAttributedTitle(value.attributedString, for: state)
      case "titleColor": if let color = value.color { button.setTitleColor(color, for: state) }
      case "imageReference": button.setImage(value.image, for: state)
      // A symbol in the size that the document gives to it.
      case "preferredSymbolConfiguration":
        let isSymbol = element["catalog"] == "system"
        guard isSymbol, let name = element["image"], let form = value.symbolConfiguration else { break }
        button.setImage(UIImage(systemName: name, withConfiguration: form), for: state)
      case "titleShadowColor": break
      case let other: reader.document.note("\(other ?? child.name) of the state of a button", child)
      }
    }
  }

  private static let configurations: [String: UIButton.Configuration] = [
    "plain": .plain(), "gray": .gray(), "tinted": .tinted(), "filled": .filled(),
    "borderless": .borderless(), "bordered": .bordered(), "borderedTinted": .borderedTinted(),
    "borderedProminent": .borderedProminent(),
  ]

  fileprivate var buttonConfiguration: UIButton.Configuration? {
    guard let element, let style = element["style"], var made = Self.configurations[style] else { return nil }
    let text = { (name: String) in
      element[name]
        ?? element.children.first { $0.key == name && $0.name == "string" }.flatMap {
          inner(element, child: $0).string
        }
    }
    if let title = text("title") { made.title = title }
    if let subtitle = text("subtitle") { made.subtitle = subtitle }
    if let name = element["image"] { made.image = inner(element, text: name).image }
    if let padding = element.usableNumber("imagePadding") { made.imagePadding = padding }
    if let padding = element.usableNumber("titlePadding") { made.titlePadding = padding }
    let places: [String: NSDirectionalRectEdge] = ["top": .top, "bottom": .bottom, "trailing": .trailing]
    made.imagePlacement = places[element["imagePlacement"] ?? ""] ?? .leading
    let sizes: [String: UIButton.Configuration.Size] = ["mini": .mini, "small": .small, "large": .large]
    made.buttonSize = sizes[element["buttonSize"] ?? ""] ?? .medium
    let corners: [String: UIButton.Configuration.CornerStyle] = [
      "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
      "capsule": .capsule,
    ]
    made.cornerStyle = corners[element["cornerStyle"] ?? ""] ?? made.cornerStyle
    for child in element.children { set(child, of: element, in: &made) }
    return made
  }

  private func set(
    _ child: DocumentElement, of element: DocumentElement, in configuration: inout UIButton.Configuration
  ) {
    let value = inner(element, child: child)
    switch child.key {
    case "contentInsets": if let insets = value.directionalInsets { configuration.contentInsets = insets }
    case "attributedTitle":
      if let text = value.attributedString {
        configuration.attributedTitle = AttributedString(converting: text)
      }
    case "attributedSubtitle":
      if let text = value.attributedString {
        configuration.attributedSubtitle = AttributedString(converting: text)
      }
    case "fontDescription":
      guard let font = value.font, let title = configuration.title else { break }
      var text = AttributedString(title)
      text.font = font
      configuration.attributedTitle = text
    case "imageReference": configuration.image = value.image
    case "preferredSymbolConfigurationForImage":
      configuration.preferredSymbolConfigurationForImage = value.symbolConfiguration
    case "baseForegroundColor", "color": configuration.baseForegroundColor = value.color
    case "baseBackgroundColor": configuration.baseBackgroundColor = value.color
    case "backgroundConfiguration", "background":
      if let color = child.children.first(where: { $0.key == "backgroundColor" }) {
        configuration.background.backgroundColor = inner(child, child: color).color
      }
    case "title", "subtitle": break
    case let other: reader.document.note("\(other ?? child.name) of a button configuration", child)
    }
  }

  fileprivate func addSegments(to control: UISegmentedControl) {
    for (index, segment) in (element?.children ?? []).enumerated() {
      if let name = segment["image"] {
        control.insertSegment(with: inner(segment, text: name).image, at: index, animated: false)
      } else {
        control.insertSegment(withTitle: segment["title"] ?? "", at: index, animated: false)
      }
      let width = segment.number("width")
      if width > 0 { control.setWidth(width, forSegmentAt: index) }
      if segment["enabled"] == "NO" { control.setEnabled(false, forSegmentAt: index) }
    }
    if let selected = owner["selectedSegmentIndex"].flatMap(Int.init) {
      control.selectedSegmentIndex = selected
    }
  }

  // Text input

  private static let keyboards: [String: UIKeyboardType] = [
    "alphabet": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL,
    "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad,
    "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
  ]
  private static let returnKeys: [String: UIReturnKeyType] = [
    "go": .go, "google": .google, "join": .join, "next": .next, "route": .route, "search": .search,
    "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall, "continue": .continue,
  ]
  private static let capitalizations: [String: UITextAutocapitalizationType] = [
    "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
  ]
  private static let corrections: [String: UITextAutocorrectionType] = ["no": .no, "yes": .yes]

  func setTraits(of field: UITextField) {
    guard let element else { return }
    field.isSecureTextEntry = element["secureTextEntry"] == "YES"
    field.keyboardType = Self.keyboards[element["keyboardType"] ?? ""] ?? .default
    field.returnKeyType = Self.returnKeys[element["returnKeyType"] ?? ""] ?? .default
    field.autocapitalizationType = Self.capitalizations[element["autocapitalizationType"] ?? ""] ?? .none
    field.autocorrectionType = Self.corrections[element["autocorrectionType"] ?? ""] ?? .default
  }

  func setTraits(of view: UITextView) {
    guard let element else { return }
    view.keyboardType = Self.keyboards[element["keyboardType"] ?? ""] ?? .default
    view.returnKeyType = Self.returnKeys[element["returnKeyType"] ?? ""] ?? .default
    view.autocapitalizationType = Self.capitalizations[element["autocapitalizationType"] ?? ""] ?? .none
    view.autocorrectionType = Self.corrections[element["autocorrectionType"] ?? ""] ?? .default
  }

  // Accessibility

  private static let traits: [String: UIAccessibilityTraits] = [
    "button": .button, "link": .link, "image": .image, "selected": .selected, "playsSound": .playsSound,
    "keyboardKey": .keyboardKey, "staticText": .staticText, "summaryElement": .summaryElement,
    "notEnabled": .notEnabled, "updatesFrequently": .updatesFrequently, "searchField": .searchField,
    "startsMediaSession": .startsMediaSession, "adjustable": .adjustable, "header": .header,
    "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn,
    "tabBar": .tabBar,
  ]

  func setAccessibility(of view: UIView) {
    guard let element else { return }
    if let identifier = element["identifier"] { view.accessibilityIdentifier = identifier }
    if let label = element["label"] { view.accessibilityLabel = label }
    if let hint = element["hint"] { view.accessibilityHint = hint }
    for child in element.children {
      switch child.key {
      case "isElement": view.isAccessibilityElement = child["value"] == "YES"
      case "traits":
        view.accessibilityTraits = Self.traits.reduce(into: []) { traits, trait in
          if child[trait.key] == "YES" { traits.insert(trait.value) }
        }
      case "label": view.accessibilityLabel = inner(element, child: child).string
      case "hint": view.accessibilityHint = inner(element, child: child).string
      case let other: reader.document.note("\(other ?? child.name) of accessibility", child)
      }
    }
  }

  private func inner(
    _ owner: DocumentElement, text: String? = nil, child: DocumentElement? = nil
  ) -> DocumentValue {
    DocumentValue(text: text, element: child, owner: owner, reader: reader)
  }
}
