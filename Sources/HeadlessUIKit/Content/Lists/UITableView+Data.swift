extension UITableView {
  // Changes

  func dataDidChange() {
    needsLoad = true
    mayEndAboveBottom = true
    target = nil
    selectedPaths = []
    openQuestions = []
    defaultAnswers = []
    removeViews()
    setNeedsLayout()
  }

  /// Forgets the answers of the former delegate.
  func delegateDidChange() { if !needsLoad { dataDidChange() } }

  func heightsDidChange() {
    needsHeights = true
    setNeedsLayout()
  }

  func exchange(_ old: UIView?, for new: UIView?) {
    // Setting the same view again takes its new height.
    guard old !== new else { return setNeedsLayout() }
    if old?.superview === self { old?.removeFromSuperview() }
    if let new { if new === backgroundView { insertSubview(new, at: 0) } else { addSubview(new) } }
    if old == nil || new == nil, style != .plain { needsHeights = true }
    setNeedsLayout()
  }

  // Reading

  /// The positions of the sections and rows, read from the data source if necessary.
  var loaded: TableGeometry {
    loadIfNeeded()
    updateSurroundings()
    return geometry
  }

  /// Reads the numbers of sections and rows, and the heights as far as they are not left for later.
  func loadIfNeeded() {
    guard needsLoad else { return }
    needsLoad = false
    needsHeights = false
    let sections = dataSource?.numberOfSections(in: self) ?? 0
    precondition(sections >= 0, "The data source of \(self) returned \(sections) sections.")
    let counts = (0..<sections).map { numberOfRowsInData($0) }
    if !counts.isEmpty { for part in SectionPart.allCases { makeFirstView(of: part) } }
    geometry.set(counts.enumerated().map { makeSection($0.offset, rows: $0.element) })
  }

  func numberOfRowsInData(_ section: Int) -> Int {
    let rows = dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    precondition(rows >= 0, "The data source of \(self) returned \(rows) rows in section \(section).")
    return rows
  }

  /// Asks for all heights again, and forgets those that were measured.
  func reloadHeights() {
    guard needsHeights else { return }
    needsHeights = false
    openQuestions.subtract([.rowHeight, .rowEstimate, .headerHeight, .footerHeight])
    emptyParts = [:]
    let counts = geometry.sections.map(\.rows.count)
    geometry.set(counts.enumerated().map { makeSection($0.offset, rows: $0.element) })
  }

  /// Makes the first header or footer, to find out whether the delegate implements the method.
  private func makeFirstView(of part: SectionPart) {
    guard delegate != nil, let view = makeView(of: part, in: 0) else { return }
    sectionViews[part, default: [:]][0] = view
  }

  /// Returns a section with the heights that are known before it is shown, and estimates of the others.
  func makeSection(_ section: Int, rows: Int) -> TableSection {
    var made = TableSection()
    made.rows = makeRows(section, count: rows)
    for part in SectionPart.allCases { made[part] = makeHeight(of: part, in: section) }
    return made
  }

  // Rows

  private func makeRows(_ section: Int, count: Int) -> RowHeights {
    guard count > 0 else { return RowHeights() }
    let first = IndexPath(row: 0, section: section)
    // The first answers show which methods the delegate has.
    if rowHeight >= 0 { _ = heightFromDelegate(of: first) }
    let band = makeBand(first)
    let isAskedForHeights = estimatedRowHeight == 0 && mayAnswer(.rowHeight)
    guard isAskedForHeights || mayAnswer(.rowEstimate) else {
      return RowHeights(count: count, height: band.height, isKnown: band.isKnown)
    }
    var heights = RowHeights()
    for row in 0..<count {
      let band = makeBand(IndexPath(row: row, section: section))
      heights.append(1, band.height, isKnown: band.isKnown)
    }
    return heights
  }

  /// Returns the height of a new row: the final one if all heights are known at once, else an estimate.
  func makeBand(_ path: IndexPath) -> RowHeights.Band {
    if estimatedRowHeight == 0 {
      let height = heightFromDelegate(of: path) ?? rowHeight
      if height >= 0 { return RowHeights.Band(count: 1, height: height, isKnown: true) }
    }
    if let estimate = estimateFromDelegate(of: path) {
      return RowHeights.Band(count: 1, height: estimate, isKnown: false)
    }
    let isKnown = rowHeight >= 0 && estimatedRowHeight != 0 && !mayAnswer(.rowHeight)
    return RowHeights.Band(count: 1, height: isKnown ? rowHeight : rowEstimate, isKnown: isKnown)
  }

  private var rowEstimate: CGFloat {
    if estimatedRowHeight > 0 { return estimatedRowHeight }
    return rowHeight > 0 ? rowHeight : ListSizes.row
  }

  /// Returns the height that the delegate gives to a row, below 0 if it is automatic; nil if the delegate
  /// does not answer.
  func heightFromDelegate(of path: IndexPath) -> CGFloat? {
    let height = answer(.rowHeight, default: rowHeight) {
      tableDelegate?.tableView(self, heightForRowAt: path)
    }
    guard let height else { return nil }
    trap(if: Self.mistake(inHeight: height, of: path))
    return height
  }

  /// Returns the sentence about a height that no row can have; nil if one can have it.
  static func mistake(inHeight height: CGFloat, of path: IndexPath) -> String? {
    if height.isFinite, height >= 0 || height == automaticDimension { return nil }
    return
      "table view row height must not be negative - provided height for index path (\(path)) is \(height)"
  }

  private func estimateFromDelegate(of path: IndexPath) -> CGFloat? {
    let height = answer(.rowEstimate, default: estimatedRowHeight) {
      tableDelegate?.tableView(self, estimatedHeightForRowAt: path)
    }
    guard let height, height.isFinite else { return nil }
    return height > 0 ? height : rowEstimate
  }

  // Questions

  /// Notes that a method of the data source or the delegate is not implemented, and returns its default.
  func note<Answer>(_ question: TableQuestions, _ answer: Answer) -> Answer {
    openQuestions.insert(question)
    return answer
  }

  /// Notes that the default implementation of a class gives this answer, and returns it.
  ///
  /// An override may call it for some rows and have other answers for the others, so the table asks again.
  func noteDefault<Answer>(_ question: TableQuestions, _ answer: Answer) -> Answer {
    defaultAnswers.insert(question)
    return answer
  }

  /// Returns the answer to a question; nil if it is the default one, or if it is known, or found out now,
  /// that the method is not implemented.
  func answer<Answer: Equatable>(
    _ question: TableQuestions, default usual: Answer? = nil, _ ask: () -> Answer?
  ) -> Answer? {
    if openQuestions.contains(question) { return nil }
    defaultAnswers.remove(question)
    let answer = ask()
    if openQuestions.contains(question) { return nil }
    // An override may change the default answer that it gets from super.
    if answer != usual { defaultAnswers.remove(question) }
    return defaultAnswers.contains(question) ? nil : answer
  }

  func mayAnswer(_ question: TableQuestions) -> Bool {
    tableDelegate != nil && !openQuestions.contains(question)
  }
}
