import LayoutTesting
import Testing
import UIKit

@testable import Login

@MainActor
@Suite struct LoginTests {
  @Test func theLoginHasNoMistake() {
    check(LoginView(frame: CGRect(x: 0, y: 0, width: 320, height: 568)))
  }

  @Test func theButtonIsAtTheBottom() {
    let view = LoginView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    view.layoutIfNeeded()
    #expect(view.signIn.frame == CGRect(x: 20, y: 568 - 20 - 44, width: 320 - 40, height: 44))
  }
}
