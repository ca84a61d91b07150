// Tables, collection views, and their cells.

extension ElementKind {
  static let listKinds: [String: ElementKind] = [
    "tableView": tableView,
    "tableViewCell": tableViewCell,
    "tableViewCellContentView": contentView,
    "tableHeaderFooterView": ElementKind(
      UITableViewHeaderFooterView.self, view,
      [.part("contentView") { $0.contentView }], unused: ["reuseIdentifier"]),
    "collectionView": collectionView,
    "collectionViewFlowLayout": flowLayout,
    "collectionViewLayout": ElementKind(UICollectionViewLayout.self),
    "collectionViewCell": ElementKind(
      UICollectionViewCell.self, reusableView,
      [
        .part("contentView") { $0.contentView }, .object("backgroundView", \.backgroundView),
        .object("selectedBackgroundView", \.selectedBackgroundView),
      ],
      unused: ["customSize"]),
    "collectionViewCellContentView": contentView,
    "collectionReusableView": reusableView,
  ]

  /// The view that holds the content of a cell, whose frame the cell determines.
  private static let contentView = ElementKind(UIView.self, view, unused: ["tableViewCell"])

  private static let tableView = ElementKind(
    UITableView.self, scrollView,
    [
      // -1 stands for the automatic height.
      .height("rowHeight", \.rowHeight), .height("estimatedRowHeight", \.estimatedRowHeight),
      .height("sectionHeaderHeight", \.sectionHeaderHeight, unlessUsual: true),
      .height("sectionFooterHeight", \.sectionFooterHeight, unlessUsual: true),
      .height("estimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight),
      .height("estimatedSectionFooterHeight", \.estimatedSectionFooterHeight),
      .choice("separatorStyle", \.separatorStyle, ["none": .none, "default": .singleLine]),
      .insets("separatorInset", \.separatorInset), .color("separatorColor", \.separatorColor),
      .choice(
        "separatorInsetReference", \.separatorInsetReference,
        ["cellEdges": .fromCellEdges, "automaticInsets": .fromAutomaticInsets]),
      .flag("allowsSelection", \.allowsSelection),
      .flag("allowsMultipleSelection", \.allowsMultipleSelection),
      .flag("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing),
      .flag("allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing),
      .flag("contentViewInsetsToSafeArea", \.insetsContentViewsToSafeArea),
      .object("tableHeaderView", \.tableHeaderView), .object("tableFooterView", \.tableFooterView),
      .object("backgroundView", \.backgroundView),
      .custom("prototypes") { table, value in value.registerCells(in: table) },
      .custom("sections") { table, value in value.addSections(to: table) },
      .outlet("dataSource", \.dataSource),
      .outlet("delegate", (any UITableViewDelegate).self) { $0.delegate = $1 },
    ],
    // The coder gives the style to the initializer.
    unused: [
      "style", "dataMode", "springLoaded", "prefetchDataSource", "sectionIndexMinimumDisplayRowCount",
      "sectionIndexColor",
    ])

  private static let accessories: [String: UITableViewCell.AccessoryType] = [
    "none": .none, "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark,
    "detailDisclosureButton": .detailDisclosureButton, "detailButton": .detailButton,
  ]

  private static let tableViewCell = ElementKind(
    UITableViewCell.self, view,
    [
      // Labels and the image of the style come before the content view, which contains their elements.
      .custom("textLabel") { cell, value in value.replace(by: cell.textLabel) },
      .custom("detailTextLabel") { cell, value in value.replace(by: cell.detailTextLabel) },
      .custom("imageView") { cell, value in value.replace(by: cell.imageView) },
      .custom("image") { cell, value in cell.imageView?.image = value.image },
      .choice("accessoryType", \.accessoryType, accessories),
      .choice("editingAccessoryType", \.editingAccessoryType, accessories),
      .flag("showsReorderControl", \.showsReorderControl),
      .flag("shouldIndentWhileEditing", \.shouldIndentWhileEditing),
      .choice(
        "selectionStyle", \.selectionStyle,
        ["none": .none, "blue": .blue, "gray": .gray, "default": .default]),
      .count("indentationLevel", \.indentationLevel), .number("indentationWidth", \.indentationWidth),
      .insets("separatorInset", \.separatorInset), .part("contentView") { $0.contentView },
      .object("accessoryView", \.accessoryView), .object("backgroundView", \.backgroundView),
      .object("selectedBackgroundView", \.selectedBackgroundView),
      .custom("listContentConfiguration") { cell, value in
        cell.contentConfiguration = value.listContentConfiguration
      },
    ],
    // The coder gives these to the initializer, and a section the height.
    unused: ["style", "reuseIdentifier", "rowHeight", "hidesAccessoryWhenEditing", "focusStyle"])

  private static let collectionView = ElementKind(
    UICollectionView.self, scrollView,
    [
      .custom("collectionViewLayout") { view, value in
        let made = value.element.flatMap { value.reader.make($0) }
        if let layout = made as? UICollectionViewLayout { view.collectionViewLayout = layout }
      },
      .flag("allowsSelection", \.allowsSelection),
      .flag("allowsMultipleSelection", \.allowsMultipleSelection),
      .object("backgroundView", \.backgroundView),
      .custom("cells") { view, value in value.registerCells(in: view) },
      .custom("sectionHeaderView") { view, value in
        value.registerView(UICollectionView.elementKindSectionHeader, in: view)
      },
      .custom("sectionFooterView") { view, value in
        value.registerView(UICollectionView.elementKindSectionFooter, in: view)
      },
      .outlet("dataSource", \.dataSource),
      .outlet("delegate", (any UICollectionViewDelegate).self) { $0.delegate = $1 },
    ],
    unused: ["dataMode", "prefetchingEnabled", "prefetchDataSource", "springLoaded"])

  private static let flowLayout = ElementKind(
    UICollectionViewFlowLayout.self, nil,
    [
      .choice("scrollDirection", \.scrollDirection, ["horizontal": .horizontal, "vertical": .vertical]),
      .number("minimumLineSpacing", \.minimumLineSpacing),
      .number("minimumInteritemSpacing", \.minimumInteritemSpacing), .size("itemSize", \.itemSize),
      .size("estimatedItemSize", \.estimatedItemSize),
      .custom("automaticEstimatedItemSize") { layout, value in
        if value.flag == true { layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
      },
      .size("headerReferenceSize", \.headerReferenceSize),
      .size("footerReferenceSize", \.footerReferenceSize), .insets("sectionInset", \.sectionInset),
      .choice(
        "sectionInsetReference", \.sectionInsetReference,
        [
          "contentInset": .fromContentInset, "safeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins,
        ]),
      .flag("sectionHeadersPinToVisibleBounds", \.sectionHeadersPinToVisibleBounds),
      .flag("sectionFootersPinToVisibleBounds", \.sectionFootersPinToVisibleBounds),
    ])

  private static let reusableView = ElementKind(
    UICollectionReusableView.self, view,
    [.custom("reuseIdentifier") { view, value in view.reuseIdentifier = value.text }])
}

extension Property where Target: UITableView {
  /// A height, which is automatic if it is −1 or 0 in the document.
  ///
  /// - Parameter unlessUsual: True if 28 and 18 mean the automatic height, too; Interface Builder writes them
  ///   for headers and footers unless a person changes them.
  fileprivate static func height(
    _ name: String, _ path: ReferenceWritableKeyPath<Target, CGFloat>, unlessUsual: Bool = false
  ) -> Self {
    .custom(name) { table, value in
      guard let height = value.number else { return }
      let isUsual = unlessUsual && (height == 28 || height == 18)
      table[keyPath: path] = height > 0 && !isUsual ? height : UITableView.automaticDimension
    }
  }
}

// Cells

extension DocumentValue {
  /// Lets an existing view stand for the element whose identifier the attribute has.
  fileprivate func replace(by view: UIView?) {
    if let text, let view { reader.existing[text] = view }
  }

  private var prototypes: [(identifier: String, nib: UINib)] {
    (element?.children ?? []).compactMap { cell in
      cell["reuseIdentifier"].map { ($0, UINib(cell, in: reader)) }
    }
  }

  fileprivate func registerCells(in table: UITableView) {
    for cell in prototypes { table.register(cell.nib, forCellReuseIdentifier: cell.identifier) }
  }

  fileprivate func registerCells(in view: UICollectionView) {
    for cell in prototypes { view.register(cell.nib, forCellWithReuseIdentifier: cell.identifier) }
  }

  fileprivate func registerView(_ kind: String, in view: UICollectionView) {
    guard let element, let identifier = element["reuseIdentifier"] else { return }
    view.register(
      UINib(element, in: reader), forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
  }

  /// Makes the cells of the sections, which the controller of the table then shows.
  ///
  /// In a grouped table, the height of headers and footers in the document is that of those without a title.
  fileprivate func addSections(to table: UITableView) {
    guard let controller = reader.controller as? UITableViewController else {
      reader.document.note("static cells in a table that is not the view of a table view controller", owner)
      return
    }
    let isPlain = table.style == .plain
    let heights = (header: table.sectionHeaderHeight, footer: table.sectionFooterHeight)
    if !isPlain {
      table.sectionHeaderHeight = UITableView.automaticDimension
      table.sectionFooterHeight = UITableView.automaticDimension
    }
    controller.staticSections = (element?.children ?? []).map { section in
      let title = { (name: String, height: CGFloat) in
        let text = section[name] ?? section.children.first { $0.key == name }?.text
        return StaticTitle(
          title: text, height: isPlain || text == nil ? height : UITableView.automaticDimension)
      }
      return StaticSection(
        header: title("headerTitle", heights.header), footer: title("footerTitle", heights.footer),
        rows: section.list("cells").compactMap { cell in
          let height = cell.usableNumber("rowHeight").flatMap {
            $0 >= 0 || $0 == UITableView.automaticDimension ? $0 : nil
          }
          return (reader.make(cell) as? UITableViewCell).map { StaticRow(cell: $0, height: height) }
        })
    }
  }

  fileprivate var listContentConfiguration: UIListContentConfiguration? {
    guard let element else { return nil }
    var made = UIListContentConfiguration.cell()
    if element["secondaryText"] != nil { made = .subtitleCell() }
    made.text = element["text"]
    made.secondaryText = element["secondaryText"]
    if let name = element["image"] {
      made.image = DocumentValue(text: name, owner: element, reader: reader).image
    }
    return made
  }
}
