import AutoLayoutKit
import UIKit

/// A list of articles in sections, each row as high as its texts, below a navigation bar with buttons.
final class ReadingList: UITableViewController {
  /// An article of the list.
  struct Article {
    let title: String
    let summary: String
    let minutes: Int
    let color: UIColor
  }

  let sections: [(name: String, articles: [Article])] = [
    (
      "Today",
      [
        Article(
          title: "A week without a plan", summary: "Two friends, one train ticket, and no map.", minutes: 6,
          color: .systemIndigo),
        Article(
          title: "How bridges are kept standing, and by whom",
          summary:
            "Every night forty people climb into the cables. We went along, in the rain and with a borrowed "
            + "helmet, and came back with respect for bolts.",
          minutes: 14, color: .systemTeal),
      ]
    ),
    (
      "This week",
      [
        Article(title: "Bread", summary: "Flour, water, salt. And time.", minutes: 3, color: .systemOrange),
        Article(
          title: "The quiet return of the night train",
          summary: "Sleeper cars were given up as too slow and too dear. Now they are sold out for months.",
          minutes: 9, color: .systemPink),
        Article(
          title: "Letters from a lighthouse", summary: "The last keeper kept a diary for thirty years.",
          minutes: 11, color: .systemGreen),
      ]
    ),
    (
      "Earlier",
      [
        Article(
          title: "Why maps lie", summary: "A sphere does not fit on paper, so something has to give.",
          minutes: 7,
          color: .systemPurple),
        Article(
          title: "Small gardens", summary: "Twelve balconies, and the people behind them.", minutes: 5,
          color: .systemBrown),
      ]
    ),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Reading list"
    navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add", style: .done, target: nil, action: nil)
    tableView.register(ArticleCell.self, forCellReuseIdentifier: "article")
    tableView.register(ReadingHeader.self, forHeaderFooterViewReuseIdentifier: "header")
    tableView.separatorInset = UIEdgeInsets(top: 0, left: 72, bottom: 0, right: 0)
    if #available(iOS 15, tvOS 15, *) { tableView.sectionHeaderTopPadding = 0 }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].articles.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "article", for: indexPath)
    (cell as? ArticleCell)?.show(sections[indexPath.section].articles[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") as? ReadingHeader
    header?.name.text = sections[section].name
    header?.count.text = "\(sections[section].articles.count)"
    return header
  }

  /// Returns the app: this list below a navigation bar.
  static func app() -> UINavigationController {
    UINavigationController(rootViewController: ReadingList(style: .plain))
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

  func show(_ article: ReadingList.Article) {
    picture.backgroundColor = article.color
    title.text = article.title
    summary.text = article.summary
    minutes.text = "\(article.minutes) min"
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
