import LayoutPreviews
import UIKit

@testable import Login

/// The screens of the app by their names: `swift run Screens` shows the first one.
@main struct Screens {
  static func main() async {
    await LayoutPreview.run([
      LayoutPreview("login") { LoginView() }
    ])
  }
}
