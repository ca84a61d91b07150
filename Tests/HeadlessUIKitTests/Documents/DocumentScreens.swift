import UIKit

// Classes that the documents of the tests name.

/// The steps in which documents make the objects of a test.
@MainActor enum LoadingSteps {
  static var all: [String] = []

  /// Returns the steps of `body`.
  static func of(_ body: () throws -> Void) rethrows -> [String] {
    all = []
    try body()
    return all
  }
}

/// A controller with outlets, which sets them by their names as the code of the plugin does.
class ScreenController: UIViewController {
  private(set) var card: CardView?
  private(set) var labels: [UILabel] = []
  private(set) var width: NSLayoutConstraint?
  private(set) var subject: String?

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    LoadingSteps.all.append("controller, \(isViewLoaded ? "with" : "without") a view")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    LoadingSteps.all.append("awake controller")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    LoadingSteps.all.append("viewDidLoad, card \(card == nil ? "missing" : "set")")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    LoadingSteps.all.append("prepare \(segue.identifier ?? "") for \(type(of: segue.destination))")
  }

  override func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "card": card = value as? CardView
    case "labels": labels = value as? [UILabel] ?? []
    case "width": width = value as? NSLayoutConstraint
    case "subject": subject = value as? String
    default: super.setValue(value, forKey: key)
    }
  }
}

/// A view that sets itself up after the document, as many views of apps do.
class CardView: UIView {
  private(set) var inset: CGFloat = 0
  private(set) var isRound = false
  private(set) var title: UILabel?

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    LoadingSteps.all.append("card, \(subviews.count) subviews, alpha \(alpha), tag \(tag)")
    alpha = 0.5
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    LoadingSteps.all.append("awake card, title \(title?.text ?? "missing"), inset \(inset), tag \(tag)")
  }

  override func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "inset": inset = (value as? NSNumber).map { CGFloat($0.doubleValue) } ?? -1
    case "isRound": isRound = value as? Bool ?? false
    case "title": title = value as? UILabel
    default: super.setValue(value, forKey: key)
    }
  }
}

/// A label that notes when it awakes.
class NotingLabel: UILabel {
  override func awakeFromNib() {
    super.awakeFromNib()
    LoadingSteps.all.append("awake label \(text ?? "")")
  }
}

/// A controller whose initializer takes an argument beside the coder.
class DetailController: UIViewController {
  let number: Int

  init?(coder: NSCoder, number: Int) {
    self.number = number
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    number = 0
    super.init(coder: coder)
  }
}

/// A cell of a storyboard or a xib, with an outlet.
class RowCell: UITableViewCell {
  private(set) var caption: UILabel?

  override func setValue(_ value: Any?, forKey key: String) {
    if key == "caption" { caption = value as? UILabel } else { super.setValue(value, forKey: key) }
  }
}

/// A view whose initializer with a coder makes nothing.
class CodeOnlyView: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { nil }
}

/// An object of a xib that is no view.
class Helper: NSObject {}

/// A segue of a class of its own.
class FlashSegue: UIStoryboardSegue {
  static var performed = 0

  override func perform() { Self.performed += 1 }
}
