#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element of an Interface Builder document, with its attributes and the elements inside it.
final class DocumentElement {
  /// The name of the tag, such as `label`.
  let name: String
  let attributes: [String: String]
  /// The line at which the element begins, from 1.
  let line: Int
  private(set) var children: [DocumentElement] = []
  private(set) var text = ""

  init(name: String, attributes: [String: String], line: Int) {
    self.name = name
    self.attributes = attributes
    self.line = line
  }

  subscript(attribute: String) -> String? { attributes[attribute] }
  /// The identifier with which other elements refer to this one.
  var id: String? { attributes["id"] }
  /// The property of the surrounding element whose value this element is.
  var key: String? { attributes["key"] }

  func child(_ name: String) -> DocumentElement? { children.first { $0.name == name } }
  /// Returns the elements in the list with a name, such as `subviews`.
  func list(_ name: String) -> [DocumentElement] { child(name)?.children ?? [] }

  // Parsing

  /// Returns the outermost element of a document.
  ///
  /// - Throws: The sentence about text that is not XML.
  static func root(of data: Data) throws(Mistake) -> DocumentElement {
    let builder = Builder()
    let parser = XMLParser(data: data)
    parser.delegate = builder
    if parser.parse(), builder.isComplete, let root = builder.root { return root }
    throw Mistake("line \(max(1, parser.lineNumber)): the file is not a complete XML document.")
  }

  /// Makes the elements of a document in the order of its tags.
  private final class Builder: NSObject, XMLParserDelegate {
    var root: DocumentElement?
    private var open: [DocumentElement] = []
    private var hasFailed = false

    /// True if every element has ended, and no error was found.
    var isComplete: Bool { open.isEmpty && !hasFailed }

    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) { hasFailed = true }

    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
      qualifiedName qName: String?, attributes attributeDict: [String: String]
    ) {
      let element = DocumentElement(name: elementName, attributes: attributeDict, line: parser.lineNumber)
      open.last?.children.append(element)
      if root == nil { root = element }
      open.append(element)
    }

    func parser(
      _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
      qualifiedName qName: String?
    ) { _ = open.popLast() }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      // Characters between elements only indent them.
      guard let element = open.last, ["string", "mutableString"].contains(element.name) else { return }
      element.text += string
    }
  }
}
