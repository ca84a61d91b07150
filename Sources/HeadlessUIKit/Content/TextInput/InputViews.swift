/// The views that take the place of the keyboard, or are above it, while a responder is the first responder.
struct InputViews: ExtraValue {
  var input: UIView?
  var accessory: UIView?
}
