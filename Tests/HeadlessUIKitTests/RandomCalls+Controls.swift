import HeadlessUIKit
import UIKit

extension RandomCalls {
  /// The calls of buttons, of small controls and of cells.
  static var controlCalls: [Call] { buttonCalls + configurationCalls + smallCalls + cellCalls }

  private static var buttonCalls: [Call] {
    [
      Call("button", 8) { world in
        guard let button = world.view(UIButton.self) else { return }
        let state: UIControl.State = world.pick([.normal, .disabled, .selected, .highlighted])
        button.setTitle(world.text(), for: state)
        button.setImage(world.image(), for: state)
        button.setBackgroundImage(world.image(), for: state)
        button.setAttributedTitle(
          world.chance(0.8) ? nil : NSAttributedString(string: world.text() ?? ""), for: state)
        button.isEnabled = world.bool()
        button.isSelected = world.bool()
        button.isHighlighted = world.bool()
      },
      Call("button insets", 6) { world in
        guard let button = world.view(UIButton.self) else { return }
        button.contentEdgeInsets = world.insets()
        button.titleEdgeInsets = world.insets()
        button.imageEdgeInsets = world.insets()
        button.contentHorizontalAlignment = world.pick([.center, .left, .right, .fill, .leading, .trailing])
        button.contentVerticalAlignment = world.pick([.center, .top, .bottom, .fill])
        for rect in [
          button.titleRect(forContentRect: world.rectangle()),
          button.imageRect(forContentRect: world.rectangle()),
        ] {
          world.expect(rect, "a rectangle of a button")
        }
      },
      Call("button configuration", 10) { world in
        guard let button = world.view(UIButton.self) else { return }
        guard world.chance(0.8) else { return button.configuration = nil }
        var configuration = world.pick([
          UIButton.Configuration.plain, UIButton.Configuration.filled, UIButton.Configuration.gray,
        ])()
        configuration.title = world.text()
        configuration.subtitle = world.text()
        configuration.image = world.image()
        configuration.imagePlacement = world.pick([.leading, .trailing, .top, .bottom, [], .all])
        configuration.imagePadding = world.length()
        configuration.titlePadding = world.length()
        if world.bool() {
          configuration.contentInsets = NSDirectionalEdgeInsets(
            top: world.length(), leading: world.length(), bottom: world.length(), trailing: world.length())
        }
        button.configuration = configuration
      },
      Call("inside view", 4) { world in
        guard world.views.count < limit else { return }
        let inside: UIView? =
          switch world.view() {
          case let button as UIButton: world.bool() ? button.titleLabel : button.imageView
          case let cell as UITableViewCell:
            world.pick([cell.textLabel, cell.detailTextLabel, cell.imageView])
          default: world.view().subviews.first
          }
        if let inside, !world.views.contains(inside) { world.take(inside) }
      },
    ]
  }

  private static var smallCalls: [Call] {
    [
      Call("image view", 6) { world in
        guard let view = world.view(UIImageView.self) else { return }
        view.image = world.image()
        view.highlightedImage = world.image()
        view.isHighlighted = world.bool()
      },
      Call("slider", 5) { world in
        guard let slider = world.view(UISlider.self) else { return }
        slider.minimumValue = world.float()
        slider.maximumValue = world.float()
        slider.setValue(world.float(), animated: world.bool())
        let rect = slider.thumbRect(
          forBounds: world.rectangle(), trackRect: world.rectangle(), value: world.float())
        world.expect(rect, "the thumb of a slider")
      },
      Call("stepper, switch", 4) { world in
        let stepper = world.view(UIStepper.self)
        stepper?.minimumValue = Double(world.length())
        stepper?.maximumValue = Double(world.length())
        stepper?.value = Double(world.length())
        world.view(UISwitch.self)?.setOn(world.bool(), animated: false)
      },
      Call("progress, activity", 5) { world in
        world.view(UIProgressView.self)?.progressViewStyle = world.bool() ? .bar : .default
        world.view(UIProgressView.self)?.setProgress(world.float(), animated: world.bool())
        let indicator = world.view(UIActivityIndicatorView.self)
        if world.bool() {
          indicator?.startAnimating()
        } else {
          indicator?.stopAnimating()
        }
        indicator?.style = world.bool() ? .large : .medium
        indicator?.hidesWhenStopped = world.bool()
      },
      Call("pages", 4) { world in
        guard let pages = world.view(UIPageControl.self) else { return }
        pages.numberOfPages = world.chance(0.1) ? 300 : world.int(-2..<30)
        pages.currentPage = world.int(-2..<30)
        pages.hidesForSinglePage = world.bool()
      },
      Call("segments", 10) { world in
        guard let control = world.view(UISegmentedControl.self) else { return }
        let segment = world.int(-1..<6)
        switch world.int(0..<8) {
        case 0: control.insertSegment(with: world.image(), at: segment, animated: false)
        case 1: control.removeSegment(at: segment, animated: true)
        case 2: control.setWidth(world.length(), forSegmentAt: segment)
        case 3: control.setTitle(world.text(), forSegmentAt: segment)
        case 4: control.setImage(world.image(), forSegmentAt: segment)
        case 5: control.selectedSegmentIndex = segment
        case 6: control.apportionsSegmentWidthsByContent.toggle()
        default: control.insertSegment(withTitle: world.text(), at: segment, animated: true)
        }
      },
    ]
  }

  private static var cellCalls: [Call] {
    [
      Call("table cell", 8) { world in
        guard let cell = world.view(UITableViewCell.self) else { return }
        cell.textLabel?.text = world.text()
        cell.detailTextLabel?.text = world.text()
        cell.imageView?.image = world.image()
        cell.accessoryType = world.pick([.none, .checkmark, .detailDisclosureButton])
        cell.accessoryView = world.chance(0.8) ? nil : RandomView(frame: world.rectangle())
        cell.separatorInset = world.insets()
        cell.setSelected(world.bool(), animated: false)
      },
      Call("cell backgrounds", 4) { world in
        world.view(UITableViewCell.self)?.backgroundView = world.bool() ? nil : RandomView()
        world.view(UITableViewCell.self)?.selectedBackgroundView = world.bool() ? nil : RandomView()
        world.view(UICollectionViewCell.self)?.backgroundView = world.bool() ? nil : RandomView()
        world.view(UICollectionViewCell.self)?.isSelected = world.bool()
        world.view(UITableViewHeaderFooterView.self)?.backgroundView = world.bool() ? nil : RandomView()
      },
    ]
  }

  /// Returns an image, rarely one without a size.
  func image() -> UIImage? {
    switch int(0..<5) {
    case 0: nil
    case 1:
      UIGraphicsImageRenderer(size: CGSize(width: size(), height: size())).image { $0.fill(rectangle()) }
    case 2: UIImage(systemName: "star")?.withAlignmentRectInsets(insets())
    case 3:
      UIImage(
        systemName: "chevron.right", withConfiguration: UIImage.SymbolConfiguration(pointSize: size() + 1))
    default: UIImage(systemName: "star")
    }
  }

  private func float() -> Float { Float(max(-1e38, min(1e38, pick([length(), 0, 1, length() / 1000])))) }
}
