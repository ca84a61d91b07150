#if !canImport(LayoutRendering)
  import UIKit

  /// All scenes in a table, a section for each kind.
  final class SceneTable: UITableViewController {
    private let sections = DemoScene.Kind.allCases.map { kind in
      (kind: kind, scenes: DemoScene.all.filter { $0.kind == kind })
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "AutoLayoutKit"
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "scene")
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      navigationController?.setToolbarHidden(true, animated: animated)
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].scenes.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      sections[section].kind.rawValue
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "scene", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = sections[indexPath.section].scenes[indexPath.row].title
      cell.contentConfiguration = content
      cell.accessoryType = .disclosureIndicator
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      let scene = sections[indexPath.section].scenes[indexPath.row]
      navigationController?.pushViewController(SceneController(scene), animated: true)
    }
  }
#endif
