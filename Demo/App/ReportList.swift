#if !canImport(LayoutRendering)
  import AutoLayoutKit
  import LayoutInspection
  import UIKit

  /// The reports about the scene on the screen: misuse of the library, conflicts and problems of the layout.
  @MainActor
  final class ReportList {
    static let shared = ReportList()

    /// The sentences of the reports, each once, in the order of their arrival.
    private(set) var sentences: [String] = []
    /// The notification that is posted after each change.
    static let didChange = Notification.Name("ReportListDidChange")
    private var start = Date()

    /// Receives each report of the library from now on, and passes it on to the log.
    func receiveReports() {
      AutoLayoutKitReport.handler = { report in
        AutoLayoutKitReport.log(report)
        self.add(report.description)
      }
    }

    /// Forgets all reports, and the conflicts in the log until now.
    func removeAll() {
      sentences = []
      start = Date()
      NotificationCenter.default.post(name: Self.didChange, object: self)
    }

    /// Adds the problems of a layout, and the conflicts that UIKit has written to the log.
    func examine(_ view: UIView) {
      for problem in problems(in: view) { add(problem.description) }
      do {
        let conflicts = try LayoutReports.conflictsInProcessLog(since: start, views: [view])
        for conflict in conflicts { add(conflict.description) }
      } catch {
        add("The log with UIKit's conflicts cannot be read: \(error.localizedDescription)")
      }
    }

    /// Adds a sentence that is not in the list yet.
    func add(_ sentence: String) {
      guard !sentences.contains(sentence) else { return }
      sentences.append(sentence)
      NotificationCenter.default.post(name: Self.didChange, object: self)
    }
  }

  /// The reports as a table that grows with their text.
  final class ReportTable: UITableViewController {
    private var sentences = ReportList.shared.sentences

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Reports"
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "report")
      tableView.allowsSelection = false
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
      NotificationCenter.default.addObserver(
        self, selector: #selector(showReports), name: ReportList.didChange, object: nil)
    }

    @objc private func showReports() {
      sentences = ReportList.shared.sentences
      tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      max(sentences.count, 1)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "report", for: indexPath)
      var content = cell.defaultContentConfiguration()
      let isEmpty = sentences.isEmpty
      content.text = isEmpty ? "Everything fits, and nothing is ambiguous." : sentences[indexPath.row]
      content.image = UIImage(systemName: isEmpty ? "checkmark.circle" : "exclamationmark.triangle")
      cell.contentConfiguration = content
      return cell
    }
  }
#endif
