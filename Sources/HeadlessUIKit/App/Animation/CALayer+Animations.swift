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

  /// The speed of the time of the layer; 1 unless set; stored, has no effect here.
  public var speed: Float {
    get { shown.timing.speed }
    set { own.timing.speed = newValue }
  }
  /// The time of the beginning, in seconds; 0 unless set; stored, has no effect here.
  public var beginTime: CFTimeInterval {
    get { shown.timing.beginTime }
    set { own.timing.beginTime = newValue }
  }
  /// The shift of the time of the layer, in seconds; 0 unless set; stored, has no effect here.
  public var timeOffset: CFTimeInterval {
    get { shown.timing.offset }
    set { own.timing.offset = newValue }
  }
  /// Returns a time unchanged: all layers have the same time here.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }

  /// Removes the animation with a key.
  public func removeAnimation(forKey key: String) { state?.animations[key] = nil }
  /// Removes all animations.
  public func removeAllAnimations() { state?.animations = [:] }
  /// Returns the keys of the animations that remain; nil for none.
  public func animationKeys() -> [String]? { shown.animations.isEmpty ? nil : shown.animations.keys.sorted() }
  /// Returns the animation with a key.
  public func animation(forKey key: String) -> CAAnimation? { shown.animations[key] as? CAAnimation }
}
