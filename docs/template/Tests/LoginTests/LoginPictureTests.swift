#if canImport(LayoutRendering)
  import LayoutRendering
  import LayoutTesting
  import Testing
  import UIKit

  @testable import Login

  @MainActor
  @Suite struct LoginPictureTests {
    @Test func theLoginIsAsRecorded() {
      assertLayout(of: { LoginView() }, sizes: .phones)
    }

    @Test func noTextIsTooLongForAPhone() {
      checkStress(sizes: .phones) { LoginView() }
    }

    @Test func theLoginHoldsAtEverySize() {
      checkStress(.everySize(from: CGSize(width: 320, height: 568))) { LoginView() }
    }

    @Test func theLoginIsShown() {
      LayoutRendering.show(LoginView())
    }
  }
#endif
