// Controllers, the items of their bars, and gesture recognizers.

extension ElementKind {
  static let controllerKinds: [String: ElementKind] = [
    "viewController": viewController,
    "tableViewController": ElementKind(
      UITableViewController.self, viewController,
      [.flag("clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear)]),
    "collectionViewController": ElementKind(
      UICollectionViewController.self, viewController,
      [.flag("clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear)]),
    "navigationController": ElementKind(
      UINavigationController.self, viewController,
      [
        .part("navigationBar") { $0.navigationBar }, .part("toolbar") { $0.toolbar },
        .flag("navigationBarHidden", \.isNavigationBarHidden), .flag("toolbarHidden", \.isToolbarHidden),
      ],
      unused: [
        "hidesBarsOnSwipe", "hidesBarsOnTap", "hidesBarsWhenKeyboardAppears",
        "hidesBarsWhenVerticallyCompact",
      ]),
    "tabBarController": ElementKind(
      UITabBarController.self, viewController, [.part("tabBar") { $0.tabBar }]),
    "navigationItem": navigationItem,
    "barButtonItem": barButtonItem,
    "tabBarItem": ElementKind(
      UITabBarItem.self, barItem,
      [.image("selectedImage", \.selectedImage)], unused: ["largeContentSizeImage"]),
    "tapGestureRecognizer": ElementKind(
      UITapGestureRecognizer.self, recognizer,
      [
        .count("numberOfTapsRequired", \.numberOfTapsRequired),
        .count("numberOfTouchesRequired", \.numberOfTouchesRequired),
      ]),
    "pongPressGestureRecognizer": longPress,
    "longPressGestureRecognizer": longPress,
    "panGestureRecognizer": ElementKind(
      UIPanGestureRecognizer.self, recognizer,
      [
        .count("minimumNumberOfTouches", \.minimumNumberOfTouches),
        .count("maximumNumberOfTouches", \.maximumNumberOfTouches),
      ]),
    "screenEdgePanGestureRecognizer": ElementKind(UIScreenEdgePanGestureRecognizer.self, recognizer),
    "swipeGestureRecognizer": ElementKind(
      UISwipeGestureRecognizer.self, recognizer,
      [
        .count("numberOfTouchesRequired", \.numberOfTouchesRequired),
        .choice(
          "direction", \.direction, ["right": .right, "left": .left, "up": .up, "down": .down]),
      ]),
    "pinchGestureRecognizer": ElementKind(UIPinchGestureRecognizer.self, recognizer),
    "rotationGestureRecognizer": ElementKind(UIRotationGestureRecognizer.self, recognizer),
    "customObject": ElementKind(NSObject.self),
  ]

  static let viewController = ElementKind(
    UIViewController.self, nil,
    [
      .text("title", \.title), .object("tabBarItem", \.tabBarItem),
      .part("navigationItem") { $0.navigationItem }, .objects("toolbarItems", \.toolbarItems),
      .size("contentSizeForViewInPopover", \.preferredContentSize),
      .size("preferredContentSize", \.preferredContentSize),
      .flag("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed),
      .flag("extendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars),
      .flag("definesPresentationContext", \.definesPresentationContext),
      .flag(
        "providesPresentationContextTransitionStyle", \.providesPresentationContextTransitionStyle),
      .flag("modalInPresentation", \.isModalInPresentation),
      .flag("viewRespectsSystemMinimumLayoutMargins", \.viewRespectsSystemMinimumLayoutMargins),
      .choice("modalPresentationStyle", \.modalPresentationStyle, presentations),
      .choice("modalTransitionStyle", \.modalTransitionStyle, transitions),
      .custom("extendedEdge") { controller, value in
        controller.edgesForExtendedLayout = value.edges
      },
      .checked("view") { controller, value in
        // The element of the view is read when the view is loaded.
        guard let object = value.object else { return true }
        guard let view = object as? UIView else { return false }
        controller.view = view
        return true
      },
    ],
    unused: [
      // The first three stand for other objects, or are made when the view is loaded.
      "layoutGuides", "tableView", "collectionView", "automaticallyAdjustsScrollViewInsets",
      "wantsFullScreenLayout", "autoresizesArchivedViewToFullSize", "interfaceOrientation", "keyCommands",
      "restorationIdentifier",
    ])

  private static let navigationItem = ElementKind(
    UINavigationItem.self, nil,
    [
      .text("title", \.title), .text("prompt", \.prompt), .text("backButtonTitle", \.backButtonTitle),
      .choice(
        "largeTitleDisplayMode", \.largeTitleDisplayMode,
        ["automatic": .automatic, "always": .always, "never": .never]),
      .flag("leftItemsSupplementBackButton", \.leftItemsSupplementBackButton),
      .flag("hidesBackButton", \.hidesBackButton), .object("titleView", \.titleView),
      .object("backBarButtonItem", \.backBarButtonItem),
      .object("leftBarButtonItem", \.leftBarButtonItem), .objects("leftBarButtonItems", \.leftBarButtonItems),
      .object("rightBarButtonItem", \.rightBarButtonItem),
      .objects("rightBarButtonItems", \.rightBarButtonItems),
    ])

  private static let barItem = ElementKind(
    UIBarItem.self, nil,
    [
      .text("title", \.title), .image("image", \.image), .count("tag", \.tag),
      .flag("enabled", \.isEnabled),
      .custom("accessibilityConfiguration") { item, value in
        item.accessibilityIdentifier = value.element?["identifier"]
        if let label = value.element?["label"] { item.accessibilityLabel = label }
      },
    ],
    unused: ["catalog"])

  private static let barButtonItem = ElementKind(
    UIBarButtonItem.self, barItem,
    [
      .custom("systemItem") { item, value in
        if let system = value.text.flatMap({ systemItems[$0] }) { item.take(system) }
      },
      .choice("style", \.style, ["plain": .plain, "done": .done, "bordered": .plain]),
      .image("landscapeImage", \.landscapeImagePhone), .number("width", \.width),
      .color("tintColor", \.tintColor), .object("view", \.customView),
      .object("customView", \.customView), .flag("hidden", \.isHidden), .flag("selected", \.isSelected),
    ])

  private static let recognizer = ElementKind(
    UIGestureRecognizer.self, nil,
    [
      .flag("enabled", \.isEnabled), .flag("cancelsTouchesInView", \.cancelsTouchesInView),
      .flag("delaysTouchesBegan", \.delaysTouchesBegan), .flag("delaysTouchesEnded", \.delaysTouchesEnded),
      .outlet("delegate", \.delegate),
    ])

  // Interface Builder writes the name of this kind with a typing error.
  private static let longPress = ElementKind(
    UILongPressGestureRecognizer.self, recognizer,
    [
      .number("minimumPressDuration", \.minimumPressDuration),
      .number("allowableMovement", \.allowableMovement),
      .count("numberOfTapsRequired", \.numberOfTapsRequired),
      .count("numberOfTouchesRequired", \.numberOfTouchesRequired),
    ])

  // Choices

  static let presentations: [String: UIModalPresentationStyle] = [
    "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
    "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
    "overCurrentContext": .overCurrentContext, "popover": .popover, "none": .none,
  ]
  static let transitions: [String: UIModalTransitionStyle] = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
    "partialCurl": .partialCurl,
  ]
  private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply,
    "action": .action, "organize": .organize, "bookmarks": .bookmarks, "search": .search,
    "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash, "play": .play, "pause": .pause,
    "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo, "close": .close,
  ]
}

extension DocumentValue {
  fileprivate var edges: UIRectEdge {
    let parts: [(String, UIRectEdge)] = [
      ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
    ]
    return parts.reduce(into: []) { edges, part in
      if element?[part.0] == "YES" { edges.insert(part.1) }
    }
  }
}
