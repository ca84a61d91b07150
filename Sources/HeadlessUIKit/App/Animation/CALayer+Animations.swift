extension CALayer {
  /// Adds an animation, which ends immediately: its delegate is called, and no property changes.
  ///
  /// Only an animation that repeats without end, or that is not removed on completion, remains in
  /// `animationKeys()`.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    let repeats = anim.repeatCount.isInfinite || anim.repeatDuration.isInfinite
    if repeats || !anim.isRemovedOnCompletion {
      own.animations[key ?? "animation \(shown.animations.count)"] = anim
    }
    guard let delegate = anim.delegate else { return }
    delegate.animationDidStart(anim)
    if !repeats { delegate.animationDidStop(anim, finished: true) }
  }

  /// Removes the animation with a key.
  public func removeAnimation(forKey key: String) { state?.animations[key] = nil }
  /// Removes all animations.
  public func removeAllAnimations() { state?.animations = [:] }
  /// Returns the keys of the animations that remain; nil for none.
  public func animationKeys() -> [String]? {
    shown.animations.isEmpty ? nil : shown.animations.keys.sorted()
  }
  /// Returns the animation with a key.
  public func animation(forKey key: String) -> CAAnimation? {
    shown.animations[key] as? CAAnimation
  }
}
