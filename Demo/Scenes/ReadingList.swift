import AutoLayoutKit
import UIKit

/// A list of articles in sections, each row as high as its texts, below a navigation bar with buttons.
final class ReadingList: UITableViewController {
  let texts: Texts

  init(_ texts: Texts) {
    self.texts = texts
    super.init(style: .plain)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    preconditionFailure("A reading list is made in code, with its texts.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = texts.title
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: texts.edit, style: .plain, target: nil, action: nil)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: texts.add, style: .done, target: nil, action: nil)
    tableView.register(ArticleCell.self, forCellReuseIdentifier: "article")
    tableView.register(ReadingHeader.self, forHeaderFooterViewReuseIdentifier: "header")
    tableView.separatorInset = UIEdgeInsets(top: 0, left: 72, bottom: 0, right: 0)
    if #available(iOS 15, tvOS 15, *) { tableView.sectionHeaderTopPadding = 0 }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { texts.sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    texts.sections[section].articles.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "article", for: indexPath)
    let article = texts.sections[indexPath.section].articles[indexPath.row]
    (cell as? ArticleCell)?.show(article, unit: texts.minutes)
    return cell
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") as? ReadingHeader
    header?.name.text = texts.sections[section].name
    header?.count.text = "\(texts.sections[section].articles.count)"
    return header
  }

  /// Returns the app: this list below a navigation bar.
  static func app(_ texts: Texts) -> UINavigationController {
    UINavigationController(rootViewController: ReadingList(texts))
  }
}

/// An article: a picture, the title, the summary and the time that it takes.
final class ArticleCell: UITableViewCell {
  let picture = UIView(color: Theme.brand, radius: 8)
  let title = UILabel()
  let summary = UILabel()
  let minutes = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    build()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  func show(_ article: ReadingList.Article, unit: String) {
    picture.backgroundColor = article.color
    title.text = article.title
    summary.text = article.summary
    minutes.text = "\(article.minutes) \(unit)"
  }

  private func build() {
    title.font = .preferredFont(forTextStyle: .headline)
    summary.font = .preferredFont(forTextStyle: .subheadline)
    minutes.font = .preferredFont(forTextStyle: .footnote)
    for label in [title, summary, minutes] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
    }
    for label in [summary, minutes] { label.textColor = Theme.inkSoft }
    contentView.add(picture, title, summary, minutes)
    contentView.tk_constraint { make in
      let inside = make.directional
      inside.insetEdges(top: 12, left: 16, bottom: 12, right: 16)
      make.size(picture) == (44, 44)
      inside.xPlace(picture, 12, title)
      inside.xPlace(picture, 12, summary)
      inside.xPlace(picture, 12, minutes)
      inside.yTop(picture)
      inside.yPlace(title, 3, summary, 6, minutes)
    }
  }
}

/// The name of a section and the number of its articles.
final class ReadingHeader: UITableViewHeaderFooterView {
  let name = UILabel()
  let count = UILabel()

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    build()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    contentView.backgroundColor = Theme.ground
    name.font = .preferredFont(forTextStyle: .subheadline)
    count.font = .preferredFont(forTextStyle: .subheadline)
    for label in [name, count] { label.adjustsFontForContentSizeCategory = true }
    count.textColor = Theme.inkSoft
    contentView.add(name, count)
    contentView.tk_constraint { make in
      let inside = make.directional
      inside.insetEdges(top: 6, left: 16, bottom: 6, right: 16)
      inside.xPlace(name, make.wall, count)
      inside.yEqual(name, count)
    }
  }
}
