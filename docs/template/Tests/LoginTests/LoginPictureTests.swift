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
      let failure = stress(sizes: .phones) { LoginView() }
      #expect(failure == nil, "\(failure?.description ?? "")")
    }

    @Test func theLoginIsShown() {
      LayoutRendering.show(LoginView())
    }
  }
#endif
