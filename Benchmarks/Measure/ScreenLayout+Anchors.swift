import UIKit

// The constraints and the properties of `placeInBlock`, written by hand.
extension ScreenLayout {
  func placeByAnchors() {
    for view in subviews {
      view.translatesAutoresizingMaskIntoConstraints = false
      for part in view.subviews { part.translatesAutoresizingMaskIntoConstraints = false }
    }
    var constraints: [NSLayoutConstraint] = []
    addColumn(to: &constraints)
    addHeader(to: &constraints)
    addButtons(to: &constraints)
    for card in cards { card.addParts(to: &constraints) }
    addForm(to: &constraints)
    addBar(to: &constraints)
    submit.alpha = 0.5
    NSLayoutConstraint.activate(constraints)
  }

  private func addColumn(to constraints: inout [NSLayoutConstraint]) {
    constraints += [
      header.leftAnchor.constraint(equalTo: leftAnchor),
      header.rightAnchor.constraint(equalTo: rightAnchor),
      bar.leftAnchor.constraint(equalTo: leftAnchor),
      bar.rightAnchor.constraint(equalTo: rightAnchor),

      header.topAnchor.constraint(equalTo: topAnchor),
      buttons[0].topAnchor.constraint(equalTo: header.bottomAnchor, constant: 12),
      cards[0].topAnchor.constraint(equalTo: buttons[0].bottomAnchor, constant: 16),
      cards[1].topAnchor.constraint(equalTo: cards[0].bottomAnchor, constant: 8),
      cards[2].topAnchor.constraint(equalTo: cards[1].bottomAnchor, constant: 8),
      cards[3].topAnchor.constraint(equalTo: cards[2].bottomAnchor, constant: 8),
      form.topAnchor.constraint(equalTo: cards[3].bottomAnchor, constant: 16),
      submit.topAnchor.constraint(equalTo: form.bottomAnchor, constant: 16),
      bar.bottomAnchor.constraint(equalTo: bottomAnchor),

      header.heightAnchor.constraint(equalToConstant: 56),
      submit.heightAnchor.constraint(equalToConstant: 48),
      bar.heightAnchor.constraint(equalToConstant: 64),
    ]
    for view in cards + [form, submit] {
      constraints += [
        view.leftAnchor.constraint(equalTo: leftAnchor, constant: 16),
        view.rightAnchor.constraint(equalTo: rightAnchor, constant: -16),
      ]
    }
  }

  private func addHeader(to constraints: inout [NSLayoutConstraint]) {
    heading.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    constraints += [
      back.widthAnchor.constraint(equalToConstant: 32),
      back.heightAnchor.constraint(equalToConstant: 32),
      avatar.widthAnchor.constraint(equalToConstant: 32),
      avatar.heightAnchor.constraint(equalToConstant: 32),

      back.leftAnchor.constraint(equalTo: header.leftAnchor, constant: 16),
      heading.leftAnchor.constraint(equalTo: back.rightAnchor, constant: 12),
      avatar.leftAnchor.constraint(equalTo: heading.rightAnchor, constant: 8),
      avatar.rightAnchor.constraint(equalTo: header.rightAnchor, constant: -16),

      back.centerYAnchor.constraint(equalTo: header.centerYAnchor),
      heading.centerYAnchor.constraint(equalTo: header.centerYAnchor),
      avatar.centerYAnchor.constraint(equalTo: header.centerYAnchor),

      dot.widthAnchor.constraint(equalToConstant: 10),
      dot.heightAnchor.constraint(equalToConstant: 10),
      dot.rightAnchor.constraint(equalTo: avatar.rightAnchor),
      dot.topAnchor.constraint(equalTo: avatar.topAnchor),
    ]
  }

  private func addButtons(to constraints: inout [NSLayoutConstraint]) {
    constraints += [
      buttons[0].leftAnchor.constraint(equalTo: leftAnchor, constant: 16),
      buttons[1].leftAnchor.constraint(equalTo: buttons[0].rightAnchor, constant: 8),
      buttons[2].leftAnchor.constraint(equalTo: buttons[1].rightAnchor, constant: 8),
      buttons[3].leftAnchor.constraint(equalTo: buttons[2].rightAnchor, constant: 8),
      buttons[3].rightAnchor.constraint(equalTo: rightAnchor, constant: -16),
      buttons[0].heightAnchor.constraint(equalToConstant: 40),
    ]
    for button in buttons.dropFirst() {
      constraints += [
        button.widthAnchor.constraint(equalTo: buttons[0].widthAnchor),
        button.heightAnchor.constraint(equalToConstant: 40),
        button.topAnchor.constraint(equalTo: buttons[0].topAnchor),
      ]
    }
  }

  private func addForm(to constraints: inout [NSLayoutConstraint]) {
    remember.setContentHuggingPriority(.required, for: .horizontal)
    remember.setContentCompressionResistancePriority(.required, for: .horizontal)
    for (caption, field) in zip(captions, fields) {
      constraints += [
        caption.widthAnchor.constraint(equalToConstant: 96),
        field.heightAnchor.constraint(equalToConstant: 36),
        caption.leftAnchor.constraint(equalTo: form.leftAnchor, constant: 12),
        field.leftAnchor.constraint(equalTo: caption.rightAnchor, constant: 12),
        field.rightAnchor.constraint(equalTo: form.rightAnchor, constant: -12),
        caption.centerYAnchor.constraint(equalTo: field.centerYAnchor),
      ]
    }
    for (index, line) in lines.enumerated() {
      constraints += [
        line.topAnchor.constraint(equalTo: fields[index].bottomAnchor, constant: 2),
        fields[index + 1].topAnchor.constraint(equalTo: line.bottomAnchor, constant: 2),
        line.leftAnchor.constraint(equalTo: form.leftAnchor, constant: 12),
        line.rightAnchor.constraint(equalTo: form.rightAnchor, constant: -12),
        line.heightAnchor.constraint(equalToConstant: 1),
      ]
    }
    constraints += [
      fields[0].topAnchor.constraint(equalTo: form.topAnchor, constant: 12),
      toggle.topAnchor.constraint(equalTo: fields[3].bottomAnchor, constant: 12),
      toggle.bottomAnchor.constraint(equalTo: form.bottomAnchor, constant: -12),
      toggle.widthAnchor.constraint(equalToConstant: 50),
      toggle.heightAnchor.constraint(equalToConstant: 30),

      remember.leftAnchor.constraint(equalTo: form.leftAnchor, constant: 12),
      toggle.leftAnchor.constraint(greaterThanOrEqualTo: remember.rightAnchor, constant: 8),
      toggle.rightAnchor.constraint(equalTo: form.rightAnchor, constant: -12),
      remember.centerYAnchor.constraint(equalTo: toggle.centerYAnchor),
    ]
  }

  private func addBar(to constraints: inout [NSLayoutConstraint]) {
    constraints += [
      barLine.topAnchor.constraint(equalTo: bar.topAnchor),
      barLine.leftAnchor.constraint(equalTo: bar.leftAnchor),
      barLine.rightAnchor.constraint(equalTo: bar.rightAnchor),
      barLine.heightAnchor.constraint(equalToConstant: 1),
      tabs[0].caption.leftAnchor.constraint(equalTo: bar.leftAnchor),
      tabs[4].caption.rightAnchor.constraint(equalTo: bar.rightAnchor),
    ]
    for (previous, tab) in zip(tabs, tabs.dropFirst()) {
      constraints += [
        tab.caption.leftAnchor.constraint(equalTo: previous.caption.rightAnchor),
        tab.caption.widthAnchor.constraint(equalTo: tabs[0].caption.widthAnchor),
      ]
    }
    for tab in tabs {
      constraints += [
        tab.symbol.widthAnchor.constraint(equalToConstant: 24),
        tab.symbol.heightAnchor.constraint(equalToConstant: 24),
        tab.symbol.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
        tab.caption.topAnchor.constraint(equalTo: tab.symbol.bottomAnchor, constant: 4),
        tab.symbol.centerXAnchor.constraint(equalTo: tab.caption.centerXAnchor),
      ]
    }
  }
}

extension ScreenLayout.Card {
  fileprivate func addParts(to constraints: inout [NSLayoutConstraint]) {
    badge.setContentHuggingPriority(.required, for: .horizontal)
    badge.setContentCompressionResistancePriority(.required, for: .horizontal)
    constraints += [
      icon.widthAnchor.constraint(equalToConstant: 40),
      icon.heightAnchor.constraint(equalToConstant: 40),
      icon.centerYAnchor.constraint(equalTo: centerYAnchor),

      icon.leftAnchor.constraint(equalTo: leftAnchor, constant: 12),
      title.leftAnchor.constraint(equalTo: icon.rightAnchor, constant: 12),
      badge.leftAnchor.constraint(greaterThanOrEqualTo: title.rightAnchor, constant: 8),
      badge.rightAnchor.constraint(equalTo: rightAnchor, constant: -12),

      title.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      detail.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
      detail.leftAnchor.constraint(equalTo: title.leftAnchor),
      badge.centerYAnchor.constraint(equalTo: title.centerYAnchor),

      arrow.widthAnchor.constraint(equalToConstant: 8),
      arrow.heightAnchor.constraint(equalToConstant: 14),
      arrow.rightAnchor.constraint(equalTo: rightAnchor, constant: -12),
      arrow.centerYAnchor.constraint(equalTo: detail.centerYAnchor),
      detail.rightAnchor.constraint(lessThanOrEqualTo: arrow.leftAnchor, constant: -8),
    ]
  }
}
