/// The pairs of characters that are closer together or further apart than their widths say.
///
/// The numbers are those of San Francisco, fitted to recorded labels as the widths of ``CharacterWidth`` are.
/// They are the 200 pairs that the labels hold most often, and are the same in all weights and optical sizes.
struct KerningPairs: Sendable {
  /// The row of each ASCII character as the first one of a pair, the number of its column as the second one;
  /// number 0 stands for a character without pairs.
  private var rows = [UInt8](repeating: 0, count: 128)
  private var columns = [UInt8](repeating: 0, count: 128)
  private var columnCount = 1
  /// The distances in 1/10,000 of the font's size, row by row.
  private var distances: [Int16] = []

  static let sanFrancisco = KerningPairs(list)

  private init(_ list: [Row]) {
    for row in list {
      for second in row.seconds.utf8 where columns[Int(second)] == 0 {
        columns[Int(second)] = UInt8(columnCount)
        columnCount += 1
      }
    }
    distances = [Int16](repeating: 0, count: (list.count + 1) * columnCount)
    for (number, row) in list.enumerated() {
      rows[Int(row.first)] = UInt8(number + 1)
      for (second, distance) in zip(row.seconds.utf8, row.distances) {
        distances[(number + 1) * columnCount + Int(columns[Int(second)])] = distance
      }
    }
  }

  /// Returns the distance that a pair of ASCII characters adds to the widths, in 1/10,000 of the font's size;
  /// 0 for most pairs.
  func distance(_ first: UInt8, _ second: UInt8) -> Int16 {
    let row = Int(rows[Int(first)])
    if row == 0 { return 0 }
    return distances[row * columnCount + Int(columns[Int(second)])]
  }
}

extension KerningPairs {
  private struct Row {
    let first: UInt8
    let seconds: String
    let distances: [Int16]
  }

  private static func row(_ first: Unicode.Scalar, _ seconds: String, _ distances: [Int16]) -> Row {
    Row(first: UInt8(ascii: first), seconds: seconds, distances: distances)
  }

  /// The pairs by their first character: the second characters, and the distances in the same order.
  private static let list: [Row] = [
    row(" ", "TVaf", [-48, 48, 29, -70]), row(",", " ", [52]), row("-", "TX", [-496, -246]),
    row(".", ".0136", [163, -198, -590, -197, -179]), row("/", "A", [-194]),
    row("0", ",.0", [-325, -334, 55]), row("1", ".", [-135]), row("2", "0", [64]), row("3", ".", [-145]),
    row("4", ".", [-347]), row("5", ",.", [-265, -339]), row("7", ",.:", [-833, -932, -215]),
    row("8", ".", [-255]), row("9", ".", [-278]),
    row(
      "A", "1CGNTVYcdeprtuvw",
      [-292, -351, -248, 148, -689, -470, -510, -151, -156, -184, 93, 127, -236, -111, -497, -569]),
    row("B", "T", [-143]), row("C", "Ao", [-124, 28]),
    row("F", "AFaeiru", [-540, -99, -322, -113, -84, -141, -98]), row("K", "eo", [-399, -385]),
    row("L", "TVYaeio", [-671, -517, -337, 96, -167, 89, -153]), row("N", "To", [126, 40]),
    row("O", "T", [-210]), row("P", "Aaeo", [-500, -158, -131, -105]), row("R", "eo", [-152, -101]),
    row("T", " AOTYaehoruwy", [88, -680, -175, 117, 184, -838, -842, 61, -842, -626, -545, -479, -412]),
    row("U", "/", [-381]), row("V", "Aaeio", [-520, -431, -486, 78, -453]),
    row("W", "Aaeo", [-509, -345, -406, -461]),
    row("Y", " -:aeou", [132, -548, -456, -609, -635, -637, -332]), row("_", "1T", [-755, -382]),
    row("a", "1Tlvy", [-289, -529, -23, -111, -126]), row("b", "Vay", [-398, 92, -138]),
    row("c", "ty", [53, -90]), row("e", " .ATVavwxy", [-22, 99, -240, -716, -366, 32, -78, -48, -178, -93]),
    row("f", " .aefiot", [-69, -451, -151, -203, -204, -59, -219, -170]), row("g", ".", [179]),
    row("k", "e", [-172]), row("l", "ety", [18, 54, 50]), row("m", "TVe", [-688, -470, 25]),
    row("n", ".TVev", [118, -611, -522, 29, -123]), row("o", "avwx", [62, -132, -140, -150]),
    row("p", "Vay", [-363, 64, -129]),
    row(
      "r", ",.Tacdegklmnorstvy",
      [-446, -435, -480, 39, -113, -120, -98, -121, 74, 84, 72, 106, -137, 122, -55, 221, 85, 112]),
    row("s", ",.Tes", [157, 113, -522, 25, -52]),
    row("t", ".Taeoswy", [135, -266, 32, -67, -67, -71, 89, 97]), row("v", "aeio", [-76, -135, 42, -154]),
    row("w", " ,.eio", [68, -524, -699, -135, 42, -191]), row("x", "t", [93]),
    row("y", ",._eot", [-358, -796, -657, -158, -141, 105]), row("z", "e", [-130]),
  ]
}
