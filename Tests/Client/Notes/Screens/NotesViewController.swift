import UIKit

/// An object that is told about the screen of notes.
@objc protocol NotesViewControllerDelegate {
  func notesViewControllerDidClose(_ controller: NotesViewController)
}

/// A screen with a note, a button that counts, and bar buttons, as an app writes it for UIKit.
class NotesViewController: UIViewController {
  @IBOutlet weak var noteView: NoteView!
  weak var delegate: NotesViewControllerDelegate?
  private(set) var count = 0
  var layoutCount = 0
  private(set) var events: [String] = []
  @objc dynamic var subject = "Draft"

  let addButton: UIButton = {
    let button = UIButton(type: .system)
    // The controller does not exist yet: the responder chain finds it.
    button.addTarget(nil, action: #selector(addNote), for: .touchUpInside)
    return button
  }()
  private(set) lazy var removeButton: UIButton = {
    let button = UIButton(type: .system)
    button.addTarget(self, action: #selector(removeNote(_:)), for: [.touchUpInside, .touchUpOutside])
    return button
  }()
  private lazy var tap = UITapGestureRecognizer(target: self, action: #selector(noteTapped))

  override func viewDidLoad() {
    super.viewDidLoad()
    addSubviews()
    noteView.addGestureRecognizer(tap)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .close, target: self, action: #selector(close(sender:)))
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "Save", style: .done, target: self, action: #selector(Self.save)),
      .fixedSpace(21),
      UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))),
    ]
    NotificationCenter.default.addObserver(
      self, selector: #selector(noteChanged(_:)), name: .noteDidChange, object: noteView)
  }

  private func addSubviews() {
    let note = NoteView()
    noteView = note
    for subview in [note, addButton, removeButton] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      note.topAnchor.constraint(equalTo: view.topAnchor, constant: 11),
      note.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 13),
      note.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -17),
      note.bottomAnchor.constraint(equalTo: addButton.topAnchor, constant: -19),
      addButton.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 23),
      addButton.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -29),
      addButton.widthAnchor.constraint(equalToConstant: 50),
      addButton.heightAnchor.constraint(equalToConstant: 44),
      removeButton.leftAnchor.constraint(equalTo: addButton.rightAnchor, constant: 7),
      removeButton.bottomAnchor.constraint(equalTo: addButton.bottomAnchor),
      removeButton.widthAnchor.constraint(equalTo: addButton.widthAnchor),
      removeButton.heightAnchor.constraint(equalTo: addButton.heightAnchor),
    ])
  }

  @objc private func addNote() { count += 1 }

  @IBAction func removeNote(_ sender: UIButton) {
    count -= 1
    sender.isHidden = count == 0
  }

  @objc private func noteTapped(_ recognizer: UITapGestureRecognizer) {
    events.append("tap at \(recognizer.location(in: view))")
  }

  @objc(closeNotes:) private func close(sender: UIBarButtonItem) {
    events.append("close")
    delegate?.notesViewControllerDidClose(self)
  }

  @objc func save() { events.append("save \(#keyPath(NotesViewController.subject))") }

  @objc private func noteChanged(_ notification: Notification) {
    events.append("changed to \(notification.userInfo?["text"] ?? "nothing")")
  }
}

extension Notification.Name {
  static let noteDidChange = Notification.Name("noteDidChange")
}
