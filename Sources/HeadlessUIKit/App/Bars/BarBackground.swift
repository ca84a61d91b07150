/// The background of a bar, with a line at the edge next to the content.
final class BarBackground: UIView {
  private let line = UIView()
  private let lineAtTop: Bool

  init(lineAtTop: Bool) {
    self.lineAtTop = lineAtTop
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = .systemBackground
    line.backgroundColor = .separator
    addSubview(line)
  }

  required init?(coder: NSCoder) {
    lineAtTop = false
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = CGRect(x: 0, y: lineAtTop ? 0 : bounds.height - 1, width: bounds.width, height: 1)
  }
}
