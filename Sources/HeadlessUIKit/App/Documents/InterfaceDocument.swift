/// A storyboard or a xib that was read from a file.
@MainActor final class InterfaceDocument {
  let name: String
  let root: DocumentElement
  let bundle: Bundle
  /// The module of the classes whose module is that of the app's target; nil if it is not known.
  let module: String?
  private(set) var imageSizes: [String: CGSize] = [:]
  private(set) var colors: [String: DocumentElement] = [:]
  /// The scenes whose controllers, and those whose views, are being made.
  private var open: Set<String> = []
  private var missing: [(line: Int, part: String)] = []
  private var reported: Set<String> = []

  /// Reads a document; a file that is not a document is reported, and the document is empty.
  init(data: Data, name: String, bundle: Bundle, module: String? = nil) {
    self.name = name
    self.bundle = bundle
    self.module = module
    root = Self.root(of: data, name: name)
    for resource in root.list("resources") {
      guard let name = resource["name"] else { continue }
      switch resource.name {
      case "image":
        imageSizes[name] = CGSize(width: resource.number("width"), height: resource.number("height"))
      case "namedColor", "systemColor": colors[name] = resource.child("color")
      default: break
      }
    }
  }

  private static func root(of data: Data, name: String) -> DocumentElement {
    do throws(Mistake) {
      let root = try DocumentElement.root(of: data)
      if root.name == "document" { return root }
      throw Mistake("line \(root.line): <\(root.name)> is not a document of Interface Builder 3 or later.")
    } catch {
      HeadlessLayout.log("\(name), \(error.sentence)")
      return DocumentElement(name: "document", attributes: [:], line: 1)
    }
  }

  // Files

  /// The documents that were read, by the file and the bundle in which it was found.
  private static var read: [[String]: (data: Data, document: InterfaceDocument)] = [:]

  /// Returns the document with the name of a file, such as `Main.storyboard`; nil if there is none.
  static func find(_ name: String, in bundle: Bundle) -> InterfaceDocument? {
    DocumentFile.find(name, in: bundle).flatMap { at($0, bundle: bundle) }
  }

  /// Returns the document in a file, which is parsed again only after it has changed; nil if there is none.
  static func at(_ file: DocumentFile, bundle: Bundle) -> InterfaceDocument? {
    guard let data = try? Data(contentsOf: file.url) else { return nil }
    let key = [file.url.path, bundle.bundlePath]
    if let known = read[key], known.data == data { return known.document }
    let document = InterfaceDocument(
      data: data, name: file.url.lastPathComponent, bundle: bundle, module: file.module)
    read[key] = (data, document)
    return document
  }

  // Scenes

  private(set) lazy var scenes: [(scene: DocumentElement, controller: DocumentElement)] = root.list("scenes")
    .compactMap { scene in
      scene.list("objects").first {
        $0.name.hasSuffix("Controller") || $0.name == "viewControllerPlaceholder"
      }
      .map { (scene, $0) }
    }

  func scene(where attribute: String, is value: String) -> Int? {
    scenes.firstIndex { $0.controller[attribute] == value }
  }

  func making<Made>(_ part: String, of scene: DocumentElement, _ make: () -> Made?) -> Made? {
    let key = "\(part) \(scene.id ?? "")"
    guard open.insert(key).inserted else {
      note("a scene that contains itself", scene)
      return nil
    }
    defer { open.remove(key) }
    return make()
  }

  // Classes

  /// Returns the custom class of an element; nil if it has none, or, after a report, if it cannot be used.
  ///
  /// The modules are, in this order: that of the element, that of the document, and that of the program.
  ///
  /// - Parameters:
  ///   - usual: The class that stands for the custom one.
  ///   - isUsable: Returns true for a class whose objects can stand at the place of the element.
  func customClass(
    of element: DocumentElement, insteadOf usual: NSObject.Type, _ isUsable: (NSObject.Type) -> Bool
  ) -> NSObject.Type? {
    guard let name = element["customClass"], !name.isEmpty else { return nil }
    let modules = [element["customModule"], module, Self.mainModule].compactMap(\.self)
    let known = modules.lazy.compactMap { NSClassFromString("\($0).\(name)") as? NSObject.Type }
    let found = known.first ?? Self.uikitClass(name)
    if let found, isUsable(found) { return found }
    let reason = found == nil ? "unknown" : "no \(usual)"
    let place = element["customModule"].map { " in the module \($0)" } ?? ""
    note("the class \(name)\(place) is \(reason); a \(usual) stands for it", element)
    return nil
  }

  static func uikitClass(_ name: String) -> NSObject.Type? {
    NSClassFromString("HeadlessUIKit.\(name)") as? NSObject.Type
  }

  private static let mainModule = Bundle.main.executableURL?.deletingPathExtension().lastPathComponent

  // Reports

  /// Notes a part that has no effect here; each one is reported once, with the line of its first use.
  func note(_ part: String, _ element: DocumentElement) {
    if reported.insert(part).inserted { missing.append((element.line, part)) }
  }

  /// Reports the parts that were noted since the last report, in one message.
  func report() {
    guard !missing.isEmpty else { return }
    let lines = missing.sorted { $0.line < $1.line }.map { "  line \($0.line): \($0.part)" }
    missing = []
    HeadlessLayout.log("\(name) uses parts that have no effect here:\n\(lines.joined(separator: "\n"))")
  }
}
