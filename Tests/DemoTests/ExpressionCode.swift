import AutoLayoutKit
import UIKit

/// Lines that mix literals, variables and attributes.
///
/// `.ci/run` counts the work that type-checking them takes, with the limit for README's lines.
@MainActor
struct ExpressionCode {
  let a = UIView()
  let b = UIView()
  let c = UIView()
  let pad: CGFloat = 8
  let gap = 12.5
  let count = 3

  func place(_ make: AutoLayoutKitMaker) {
    make.width(a) == 100 / 3
    make.width(a) == pad * 2 / 3 - gap
    make.width(a, b, c) == [10, 20, make.w * 0.5]
    make.width(a, b, c) == [
      make.w / 3 - pad * 2 / 3, make.w / 3 - pad * 2 / 3, make.w / 3 - pad * 2 / 3,
    ]
    make.width(a) == (make.w - pad * CGFloat(count - 1)) / CGFloat(count)
    make.size(a, b) == (make.w / 2 - 8 / 2, make.h / 3 - 2 * 8 / 3)
    make.size(a) == ((make.w - 2 * pad) / 3, (make.h - pad) / 2)
    make.size(a) == (make.w * 0.5 - 8 * 2, b.tk_width / 2 + 1)
    make.size(a) == (pad, make.h / 3)
    make.size(a) == (.between(44, 200), 30)
    make.install(a.tk_width * 2 + 4 <= b.tk_width / 3 - 1)
    make.install(a.tk_left >= b.tk_right + 8, a.tk_top == b.tk_bottom - pad, 10 <= a.tk_width)
  }
}
