/// The methods that selectors call: those of the headless UIKit, and those that apps mark with `@objc`.
///
/// The code that the plugin `AppSources` generates adds the methods of a module; other code does not need
/// this type.
public final class SelectorTable: @unchecked Sendable {
  static let shared = SelectorTable(builtIn: true)
  private let lock = NSRecursiveLock()
  private var methods: [Selector: [SelectorMethod]] = [:]
  private var methodsByBaseName: [Substring: [SelectorMethod]] = [:]
  private var knownModules: Set<ObjectIdentifier> = []
  private var knownClasses: Set<ObjectIdentifier> = []
  private init(builtIn: Bool) { addBuiltInMethods() }

  /// Adds methods of one type.
  ///
  /// - Parameters:
  ///   - names: The selector and the Swift name of each method, such as `tap:` and `tap(_:)`.
  ///   - owner: The name of the type, without the types that contain it.
  ///   - ownerClass: Returns the class of the methods if an object has them, else nil.
  ///   - perform: Calls the method whose index in `names` is that of the call.
  public func add(
    _ names: [(selector: String, name: String)], of owner: String,
    class ownerClass: @escaping @Sendable @MainActor (AnyObject) -> AnyClass?,
    perform: @escaping @Sendable @MainActor (AnyObject, SelectorCall) -> Void
  ) {
    lock.withLock {
      for (index, (selector, name)) in names.enumerated() {
        let method = SelectorMethod(
          selector: Selector(selector), name: name, owner: owner, index: index, ownerClass: ownerClass,
          perform: perform)
        methods[method.selector, default: []].append(method)
        methodsByBaseName[method.baseName, default: []].append(method)
      }
    }
  }

  func add(_ module: AppSelectors.Type) {
    lock.withLock {
      if knownModules.insert(ObjectIdentifier(module)).inserted { module.addMethods(to: self) }
    }
  }

  /// Returns the method that an object calls for a selector; that of the nearest class if several classes
  /// have one, and nil if none has.
  @MainActor func method(_ selector: Selector, of target: AnyObject) -> SelectorMethod? {
    addModules(of: type(of: target))
    let candidates = lock.withLock { methods[selector] } ?? []
    var nearest: (method: SelectorMethod, depth: Int)?
    for method in candidates {
      guard let ownerClass = method.ownerClass(target) else { continue }
      let depth = superclasses(of: ownerClass).count
      if depth > nearest?.depth ?? -1 { nearest = (method, depth) }
    }
    return nearest?.method
  }

  /// Returns the selectors of the methods that `reference` can mean, each once.
  func selectors(for reference: SelectorReference) -> [Selector] {
    let named = lock.withLock { methodsByBaseName[reference.baseName] ?? [] }.filter(reference.matches)
    let ofOwner = named.filter { $0.owner == reference.owner }
    var found: [Selector] = []
    for method in ofOwner.isEmpty ? named : ofOwner where !found.contains(method.selector) {
      found.append(method.selector)
    }
    return found
  }

  /// Adds the modules of a class and of its superclasses.
  ///
  /// A selector that is made from a string does not name its module.
  private func addModules(of startClass: AnyClass) {
    for someClass in superclasses(of: startClass) {
      guard lock.withLock({ knownClasses.insert(ObjectIdentifier(someClass)).inserted }) else { return }
      let module = String(reflecting: someClass).prefix { $0 != "." }
      if let found = NSClassFromString("\(module)._AppSelectors") as? AppSelectors.Type { add(found) }
    }
  }

  private func superclasses(of startClass: AnyClass) -> [AnyClass] {
    Array(sequence(first: startClass) { _getSuperclass($0) })
  }
}

struct SelectorMethod: Sendable {
  let selector: Selector
  /// The name in Swift, such as `tap(_:)`, `getter:title` or `setter:title`.
  let name: String
  /// The name of the type that declares the method.
  let owner: String
  /// The index of the method in the closure that performs it.
  let index: Int
  let ownerClass: @Sendable @MainActor (AnyObject) -> AnyClass?
  let perform: @Sendable @MainActor (AnyObject, SelectorCall) -> Void

  var baseName: Substring { name.prefix { $0 != "(" } }
  var arity: Int { selector.name.count { $0 == ":" } }
}

/// The selectors of a module that the plugin `AppSources` compiles; the plugin generates a subclass.
open class AppSelectors {
  /// Adds the methods of the module.
  open class func addMethods(to table: SelectorTable) {}

  /// Returns the selector for the argument of `#selector`.
  ///
  /// - Parameters:
  ///   - name: The name as it was written, such as `tap` or `tap(_:)`.
  ///   - owner: The name of the type that contains the method: the one that was written, or the one around
  ///     the expression.
  ///   - arity: The number of parameters, if a cast gives it.
  ///   - standard: The selector of a method of this name without an Objective-C name of its own.
  ///   - place: The file and the line of the expression, for reports.
  public static func selector(
    _ name: String, of owner: String?, arity: Int?, standard: String, at place: String
  ) -> Selector {
    SelectorTable.shared.add(self)
    let reference = SelectorReference(name: name, owner: owner, arity: arity)
    let found = SelectorTable.shared.selectors(for: reference)
    if found.count > 1 {
      let list = found.map(\.name).joined(separator: ", ")
      log("\(place): #selector(\(name)) can be \(list); the first one is used.")
    }
    if found.isEmpty, !name.contains("("), !name.contains(":"), arity == nil {
      log("\(place): #selector(\(name)): no method of this name is marked @objc; \"\(standard)\" is used.")
    }
    return found.first ?? Selector(standard)
  }

  private static func log(_ sentence: String) { MainActor.unchecked { HeadlessLayout.log(sentence) } }
}

/// The name of a method as `#selector` mentions it.
struct SelectorReference {
  let name: String
  let owner: String?
  let arity: Int?

  var baseName: Substring { name.prefix { $0 != "(" } }

  func matches(_ method: SelectorMethod) -> Bool {
    let sameName = name.contains("(") ? name == method.name : name[...] == method.baseName
    return sameName && (arity == nil || arity == method.arity)
  }
}
