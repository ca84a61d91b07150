/// The constraints held by one view, in the order of their activation.
///
/// Adding and removing a constraint take constant time.
struct HeldConstraints {
  /// The constraints in the order of their activation, with nil for each that was removed.
  private(set) var slots: ContiguousArray<NSLayoutConstraint?> = []
  private var count = 0
  var isEmpty: Bool { count == 0 }

  /// The constraints in the order of their activation; linear in their number.
  var all: [NSLayoutConstraint] { slots.compactMap { $0 } }

  mutating func insert(_ constraint: NSLayoutConstraint) {
    constraint.slot = slots.count
    slots.append(constraint)
    count += 1
  }

  mutating func remove(_ constraint: NSLayoutConstraint) {
    precondition(
      slots.indices.contains(constraint.slot) && slots[constraint.slot] === constraint,
      "\(constraint) is not held by this view.")
    slots[constraint.slot] = nil
    constraint.slot = -1
    count -= 1
    if slots.count > 16, count * 2 < slots.count { closeGaps() }
  }

  private mutating func closeGaps() {
    slots.removeAll { $0 == nil }
    for (slot, constraint) in slots.enumerated() { constraint?.slot = slot }
  }
}
