// UIKit brings Foundation with it (CGRect, NSObject, NSCoder ...), so its stand-in does too.
@_exported import Foundation
