// UIKit exports Foundation (CGRect, NSObject, NSCoder ...), so this replacement exports it too.
@_exported import Foundation
