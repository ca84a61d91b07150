import TestSupport
import Testing
import UIKit

@Suite struct UIImageTests {
  // Signature, length and name of IHDR, width and height; the remaining bytes are never read.
  private func png(width: UInt8, height: UInt8) -> Data {
    Data(
      [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8) + [
        0, 0, 1, width, 0, 0, 0, height,
      ])
  }

  private func withFile(_ name: String, _ data: Data, _ body: (String) -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(name)
    try data.write(to: file)
    body(file.path)
  }

  @Test func anEmptyImageHasNoSize() {
    #expect(UIImage().size == .zero && UIImage().scale == 1)
  }

  @Test func aFileHasTheSizeInItsHeader() throws {
    try withFile("a.png", png(width: 44, height: 60)) { path in
      let image = UIImage(contentsOfFile: path)
      #expect(image?.size == CGSize(width: 256 + 44, height: 60) && image?.scale == 1)
    }
    try withFile("a@3x.png", png(width: 44, height: 60)) { path in
      let image = UIImage(contentsOfFile: path)
      #expect(image?.size == CGSize(width: 100, height: 20) && image?.scale == 3)
    }
  }

  @Test func dataThatIsNotPNGIsNoImage() throws {
    #expect(UIImage(contentsOfFile: "/no/such/file.png") == nil)
    try withFile("a.png", Data("not a picture, though it is long enough".utf8)) {
      #expect(UIImage(contentsOfFile: $0) == nil)
    }
    #expect(UIImage(data: png(width: 4, height: 6).dropLast()) == nil)
    #expect(UIImage(data: png(width: 4, height: 0)) == nil)
    #expect(UIImage(data: Data()) == nil)
  }

  @Test func aSliceOfDataIsReadFromItsStart() {
    let slice = (Data([1, 2, 3]) + png(width: 4, height: 6)).dropFirst(3)
    #expect(UIImage(data: slice, scale: 2)?.size == CGSize(width: 130, height: 3))
  }

  @Test func aNameWithoutAFileIsNoImage() {
    #expect(UIImage(named: "no such picture") == nil)
    #expect(UIImage(named: "") == nil)
  }

  @Test func theDisplayScaleSelectsTheFileOfABundle() throws {
    let data = png(width: 44, height: 60)
    try withBundle(["a.png": data, "a@3x.png": data, "b@2x.png": data]) { bundle in
      let scales: [CGFloat?] = [0, 1, 2, 3, 4].map { scale in
        UIImage(named: "a", in: bundle, compatibleWith: UITraitCollection(displayScale: scale))?.scale
      }
      #expect(scales == [1, 1, 3, 3, 3])
      #expect(UIImage(named: "a.png", in: bundle, compatibleWith: nil)?.scale == 1)
      #expect(UIImage(named: "b", in: bundle, compatibleWith: nil)?.size == CGSize(width: 150, height: 30))
      #expect(UIImage(named: "c", in: bundle, compatibleWith: nil) == nil)
    }
  }

  @Test func anImageSetNamesItsFiles() throws {
    let contents = """
      {"images": [
        {"idiom": "universal", "filename": "one.png", "scale": "1x"},
        {"idiom": "universal", "filename": "two.png", "scale": "2x"},
        {"idiom": "universal", "filename": "night.png", "scale": "2x",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"idiom": "universal", "scale": "3x"}],
       "properties": {"template-rendering-intent": "template"}}
      """
    let folder = "Assets.xcassets/Icons/star.imageset"
    let files = [
      "\(folder)/Contents.json": Data(contents.utf8), "\(folder)/one.png": png(width: 44, height: 60),
      "\(folder)/two.png": png(width: 144, height: 80), "\(folder)/night.png": png(width: 44, height: 40),
    ]
    try withBundle(files) { bundle in
      let plain = try #require(UIImage(named: "star", in: bundle, compatibleWith: nil))
      #expect(plain.size == CGSize(width: 300, height: 60) && plain.renderingMode == .alwaysTemplate)
      let two = UITraitCollection(displayScale: 2)
      let large = UIImage(named: "Icons/star", in: bundle, compatibleWith: two)
      #expect(large?.size == CGSize(width: 200, height: 40) && large?.scale == 2)
      let night = UITraitCollection(traitsFrom: [two, UITraitCollection(userInterfaceStyle: .dark)])
      #expect(
        UIImage(named: "star", in: bundle, compatibleWith: night)?.size == CGSize(width: 150, height: 20))
    }
  }

  @Test func theIdiomSelectsAVariantOfAnImageSet() throws {
    func set(_ idioms: String...) -> Data {
      let images = idioms.map { "{\"idiom\": \"\($0)\", \"filename\": \"\($0).png\", \"scale\": \"1x\"}" }
      return Data("{\"images\": [\(images.joined(separator: ", "))]}".utf8)
    }
    // The files are 256 pixels wider.
    let widths: [String: UInt8] = ["iphone": 3, "universal": 5, "ipad": 7]
    var files = [
      "A.xcassets/both.imageset/Contents.json": set("iphone", "universal", "ipad"),
      "A.xcassets/phone.imageset/Contents.json": set("iphone"),
    ]
    for (idiom, width) in widths {
      files["A.xcassets/both.imageset/\(idiom).png"] = png(width: width, height: 1)
    }
    files["A.xcassets/phone.imageset/iphone.png"] = png(width: 3, height: 1)
    try withBundle(files) { bundle in
      func width(_ name: String, _ idiom: UIUserInterfaceIdiom) -> CGFloat? {
        let traits = UITraitCollection(userInterfaceIdiom: idiom)
        return UIImage(named: name, in: bundle, compatibleWith: traits)?.size.width
      }
      let idioms: [UIUserInterfaceIdiom] = [.phone, .pad, .tv, .unspecified]
      #expect(idioms.map { width("both", $0) } == [259, 263, 261, 261])
      #expect(idioms.map { width("phone", $0) } == [259, nil, nil, 259])
    }
  }

  @Test func theFolderOfTheCatalogsIsWalkedOnce() throws {
    let empty = Data("{}".utf8)
    let files = [
      "A.xcassets/Icons/star.imageset/Contents.json": empty, "B.xcassets/star.imageset/Contents.json": empty,
      "B.xcassets/Brand/accent.colorset/Contents.json": empty, "C/star.imageset/Contents.json": empty,
    ]
    try withBundle(files) { bundle in
      let folder = try #require(bundle.resourceURL)
      let index = AssetIndex()
      func found(_ name: String) -> [String] {
        index.sets(named: name, in: folder).map { String($0.path.dropFirst(folder.path.count + 1)) }
      }
      for _ in 0..<5 {
        #expect(found("star.imageset") == ["A.xcassets/Icons/star.imageset", "B.xcassets/star.imageset"])
        #expect(found("Icons/star.imageset") == ["A.xcassets/Icons/star.imageset"])
        #expect(found("accent.colorset") == ["B.xcassets/Brand/accent.colorset"])
        #expect(found("missing.imageset") == [] && found("cons/star.imageset") == [] && found("") == [])
      }
      #expect(index.walks == 1)
      try FileManager.default.removeItem(at: folder.appendingPathComponent("A.xcassets"))
      #expect(found("star.imageset") == ["B.xcassets/star.imageset"] && index.walks == 2)
    }
  }

  @Test func aSubclassInheritsTheInitializers() {
    final class Picture: UIImage, @unchecked Sendable { var label = "none" }
    let data = png(width: 44, height: 60)
    #expect(Picture().label == "none" && Picture().size == .zero)
    #expect(Picture(data: data, scale: 3)?.size == CGSize(width: 100, height: 20))
    #expect(Picture(data: data)?.label == "none" && Picture(contentsOfFile: "/no/such/file") == nil)
    #expect(Picture(named: "no such picture") == nil && Picture(systemName: "star")?.size.width == 20)
  }

  @MainActor @Test func aSubclassMayHaveInitializersOfItsOwn() {
    final class Named: UIImage, @unchecked Sendable {
      let name: String
      init(name: String) {
        self.name = name
        super.init()
      }
      required init(imageLiteralResourceName name: String) {
        self.name = name
        super.init()
      }
      override var size: CGSize { CGSize(width: 7, height: 5) }
    }
    #expect(Named(name: "a").name == "a" && UIImageView(image: Named(name: "b")).frame.size.width == 7)
  }

  @MainActor @Test func aSymbolHasTheSizeOfItsFont() {
    #expect(UIImage(systemName: "star")?.size == CGSize(width: 20, height: 20))
    #expect(UIImage(systemName: "") == nil)
    // 2444/2048 of 34 is 40.57, of 20 × 0.8 is 19.09, of 12 × 1.25 is 17.9
    let widths: [CGFloat?] = [
      UIImage.SymbolConfiguration(pointSize: 34, weight: .bold), .init(pointSize: 20, scale: .small),
      .init(textStyle: .caption1, scale: .large),
    ].map { UIImage(systemName: "star", withConfiguration: $0)?.size.width }
    #expect(widths == [41, 19, 18])
  }

  @Test func tintAndModeKeepTheSize() {
    let image = UIImage(systemName: "star")?.withTintColor(.red, renderingMode: .alwaysOriginal)
      .withRenderingMode(.alwaysTemplate)
    #expect(
      image?.size == CGSize(width: 20, height: 20) && image?.renderingMode == .alwaysTemplate
        && image?.isSymbolImage == true)
    #expect(image?.tint == .red)
  }
}

@Suite struct UIGraphicsImageRendererTests {
  @Test func anImageHasTheSizeOfItsRenderer() {
    let format = UIGraphicsImageRendererFormat.default()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 24), format: format).image { _ in }
    #expect(image.size == CGSize(width: 40, height: 24) && image.scale == 2)
    #expect(
      UIGraphicsImageRenderer(bounds: CGRect(x: 5, y: 6, width: 7, height: 8)).image { _ in }.size
        == CGSize(width: 7, height: 8))
  }

  @Test func anImageRecordsItsDrawing() {
    let image = UIGraphicsImageRenderer(bounds: CGRect(x: 5, y: 6, width: 7, height: 8)).image { context in
      context.fill(CGRect(x: 5, y: 6, width: 7, height: 8))
      UIColor.red.setFill()
      UIColor.blue.setStroke()
      context.fill(CGRect(x: 6, y: 8, width: 3, height: 4))
      context.stroke(CGRect(x: 5, y: 6, width: 1, height: 2))
    }
    guard case .drawing(let marks) = image.content else { return #expect(Bool(false), "nothing was painted") }
    let rectangles = [
      CGRect(x: 0, y: 0, width: 7, height: 8), CGRect(x: 1, y: 2, width: 3, height: 4),
      CGRect(x: 0, y: 0, width: 1, height: 2),
    ]
    let colors: [UIColor] = [.black, .red, .blue]
    #expect(marks.map { CGRect(around: $0.path.flatMap(\.points)) } == rectangles)
    #expect(marks.map(\.color) == colors)
    #expect(marks.map(\.lineWidth) == [nil, nil, 1])
  }

  @Test func anImageDrawnInsideAnotherHasItsOwnColors() {
    let outer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIColor.red.set()
      _ = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in UIColor.blue.set() }
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    guard case .drawing(let marks) = outer.content else { return #expect(Bool(false), "nothing was painted") }
    #expect(marks.map(\.color) == [.red])
  }

  @MainActor @Test func constraintsApplyToTheAlignmentRectangleOfAnImage() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 90)).image { _ in }
      .withAlignmentRectInsets(insets)
    #expect(image.withTintColor(.red).withRenderingMode(.alwaysTemplate).alignmentRectInsets == insets)
    let view = UIImageView(image: image)
    let root = root(300, 200, view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 50),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
    ])
    #expect(view.intrinsicContentSize == CGSize(width: 100 - 20 - 60, height: 90 - 10 - 40))
    root.layoutIfNeeded()
    expectFrames(("view", view, CGRect(x: 50 - 20, y: 40 - 10, width: 100, height: 90)))
    view.image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 90)).image { _ in }
    root.layoutIfNeeded()
    expectFrames(("view", view, CGRect(x: 50, y: 40, width: 100, height: 90)))
  }
}

/// Calls a function with a bundle that contains files.
func withBundle(_ files: [String: Data], _ body: (Bundle) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  defer { try? FileManager.default.removeItem(at: folder) }
  for (name, data) in files {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }
  try body(try #require(Bundle(path: folder.path)))
}
