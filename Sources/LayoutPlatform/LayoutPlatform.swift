// The platform's views by one import: those of UIKit, the headless ones, or those of AppKit.

#if canImport(UIKit)
  @_exported import UIKit
#elseif canImport(AppKit)
  @_exported import AppKit
#endif
