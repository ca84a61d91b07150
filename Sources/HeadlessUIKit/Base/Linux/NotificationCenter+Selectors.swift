extension NotificationCenter {
  /// Calls a method of an observer at each notification; the method receives the notification.
  ///
  /// The observer is not retained, and need not be removed. A sender is retained as long as it is observed.
  ///
  /// - Parameters:
  ///   - observer: The object with the method.
  ///   - aSelector: The method, which is called in the thread that posts the notification.
  ///   - aName: The name of the notifications; nil for every name.
  ///   - anObject: The sender of the notifications; nil for every sender.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let observation = SelectorObservation(observer as AnyObject, aName, anObject as AnyObject?)
    nonisolated(unsafe) let known = observation
    let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      guard let observer = known.observer else { return }
      nonisolated(unsafe) let (target, sent) = (observer, notification)
      MainActor.unchecked { _ = aSelector.perform(on: target, sent) }
    }
    observation.token = token
    ObservationTable.shared.add(observation, to: self)
  }

  /// Removes an observer: an object with methods, or the token of a closure.
  public func removeObserver(_ observer: AnyObject) {
    for token in ObservationTable.shared.remove(observer, from: self, where: { _ in true }) {
      removeObserver(token as Any)
    }
    removeObserver(observer as Any)
  }

  /// Removes the methods of an observer for the notifications with a name and a sender; nil means every name
  /// or every sender.
  public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
    let sender = anObject as AnyObject?
    let removed = ObservationTable.shared.remove(observer, from: self) { observation in
      (aName == nil || observation.name == aName) && (sender == nil || observation.sender === sender)
    }
    for token in removed { removeObserver(token as Any) }
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

private final class SelectorObservation {
  weak var observer: AnyObject?
  let name: NSNotification.Name?
  weak var sender: AnyObject?
  /// The observer that the notification center retains.
  var token: (any NSObjectProtocol)?

  init(_ observer: AnyObject, _ name: NSNotification.Name?, _ sender: AnyObject?) {
    self.observer = observer
    self.name = name
    self.sender = sender
  }

  /// Returns the token and releases it, because its closure retains this object.
  func takeToken() -> (any NSObjectProtocol)? {
    defer { token = nil }
    return token
  }
}

private final class ObservationTable: @unchecked Sendable {
  static let shared = ObservationTable()

  private struct Entry {
    weak var center: NotificationCenter?
    let observation: SelectorObservation
    func removeToken() { if let token = observation.takeToken() { center?.removeObserver(token as Any) } }
  }

  private let lock = NSLock()
  private var entries: [Entry] = []
  /// The number of entries above which those of released observers are removed.
  private var limit = 16

  func add(_ observation: SelectorObservation, to center: NotificationCenter) {
    let released = lock.withLock {
      entries.append(Entry(center: center, observation: observation))
      return entries.count > limit ? sweep() : []
    }
    for entry in released { entry.removeToken() }
  }

  func remove(
    _ observer: AnyObject, from center: NotificationCenter, where matches: (SelectorObservation) -> Bool
  ) -> [any NSObjectProtocol] {
    lock.withLock {
      let isRemoved = { (entry: Entry) in
        entry.center === center && entry.observation.observer === observer && matches(entry.observation)
      }
      let removed = entries.filter(isRemoved)
      entries.removeAll(where: isRemoved)
      return removed.compactMap { $0.observation.takeToken() }
    }
  }

  private func sweep() -> [Entry] {
    let released = entries.filter { $0.observation.observer == nil || $0.center == nil }
    entries.removeAll { $0.observation.observer == nil || $0.center == nil }
    limit = max(16, 2 * entries.count)
    return released
  }
}
