/// An event of the user, such as a touch; the second argument of an action.
///
/// No events occur here: actions receive nil.
@preconcurrency @MainActor open class UIEvent: NSObject {}
