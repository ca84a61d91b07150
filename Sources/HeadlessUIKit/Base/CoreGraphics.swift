#if canImport(CoreGraphics)
  // On Linux the folder Linux has the types that CoreGraphics has on a Mac.
  @_exported import CoreGraphics

  extension CGColor {
    /// Returns a value as a color; nil for a value of another type.
    ///
    /// A cast to a type of CoreGraphics always succeeds.
    static func color(_ value: Any) -> CGColor? {
      let object = value as AnyObject
      return CFGetTypeID(object) == CGColor.typeID ? unsafeDowncast(object, to: CGColor.self) : nil
    }
  }

  extension CGPath {
    package var elements: [PathElement] {
      var found: [PathElement] = []
      applyWithBlock { address in
        let points = address.pointee.points
        switch address.pointee.type {
        case .moveToPoint: found.append(.move(points[0]))
        case .addLineToPoint: found.append(.line(points[0]))
        case .addQuadCurveToPoint: found.append(.quadCurve(control: points[0], end: points[1]))
        case .addCurveToPoint:
          found.append(.curve(control1: points[0], control2: points[1], end: points[2]))
        case .closeSubpath: found.append(.close)
        @unknown default: break
        }
      }
      return found
    }
  }

  extension [PathElement] {
    func makePath() -> CGMutablePath {
      let path = CGMutablePath()
      for element in self {
        switch element {
        case .move(let point): path.move(to: point)
        case .line(let point): path.addLine(to: point)
        case .quadCurve(let control, let end): path.addQuadCurve(to: end, control: control)
        case .curve(let control1, let control2, let end):
          path.addCurve(to: end, control1: control1, control2: control2)
        case .close: path.closeSubpath()
        }
      }
      return path
    }
  }
#endif
