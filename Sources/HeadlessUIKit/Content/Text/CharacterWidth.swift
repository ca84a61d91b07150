/// The width of a character in four fonts, from which its width in all others is computed, in 1/10,000 of the
/// font's size.
///
/// The numbers are those of San Francisco. They were fitted to the widths of 5482 labels that Interface
/// Builder stored in public storyboards; no font file was used. Of the labels that were not part of the fit,
/// nineteen of twenty are at most a point wider or narrower than their recorded width.
///
/// The labels hardly contain \ ^ ` ~ ; | < > { } and characters outside of ASCII. The widths of these follow
/// those of Inter, a similar font. The widths of _ and % come from the few labels that contain them.
/// The two characters of a pair, such as “ and ”, have the same width.
struct CharacterWidth: Sendable {
  /// The width in the regular font of text, up to 17 points.
  let regularText: Int16
  /// The width in the bold font of text, up to 17 points.
  let boldText: Int16
  /// The width in the regular font of titles, from 28 points.
  let regularDisplay: Int16
  /// The width in the bold font of titles, from 28 points.
  let boldDisplay: Int16

  init(_ regularText: Int16, _ boldText: Int16, _ regularDisplay: Int16, _ boldDisplay: Int16) {
    self.regularText = regularText
    self.boldText = boldText
    self.regularDisplay = regularDisplay
    self.boldDisplay = boldDisplay
  }

  /// Creates the width of a character from U+0020 to U+007E.
  init(ascii: UInt8) {
    let index = Int(ascii) - 0x20
    self.init(
      Self.regularText[index], Self.boldText[index], Self.regularDisplay[index], Self.boldDisplay[index])
  }

  /// The widths of the characters from U+0000 to U+00FF; nil for characters without a width.
  ///
  /// A letter with marks is as wide as the letter without them.
  static let latin: [CharacterWidth?] = (0...0xFF).map { value in
    switch value {
    case 0x20...0x7E: return CharacterWidth(ascii: UInt8(value))
    case 0xA0: return CharacterWidth(ascii: UInt8(ascii: " "))
    default:
      if let width = symbols[UInt32(value)] { return width }
      guard let base = Unicode.Scalar(UInt8(value)).latinBase, base.isASCII else { return nil }
      return CharacterWidth(ascii: UInt8(ascii: base))
    }
  }

  /// Returns the width in a font, in 1/10,000 of its size.
  func width(in drawing: FontDrawing) -> CGFloat {
    func between(_ from: CGFloat, _ to: CGFloat, at share: CGFloat) -> CGFloat { from + share * (to - from) }
    let text = between(CGFloat(regularText), CGFloat(boldText), at: drawing.boldness)
    let display = between(CGFloat(regularDisplay), CGFloat(boldDisplay), at: drawing.boldness)
    return between(text, display, at: drawing.display)
  }
}

extension CharacterWidth {
  /// The widths of regular characters from U+0020 to U+007E for text.
  static let regularText: [Int16] = [
    // space ! " # $ % & ' ( ) * + , - . /
    2835, 3103, 4413, 6305, 6402, 9293, 7017, 2701, 3828, 3828, 4558, 6462, 2755, 4714, 2818, 3280,
    // 0 1 2 3 4 5 6 7 8 9 : ; < = > ?
    6251, 4649, 6049, 6257, 6400, 6208, 6364, 5716, 6361, 6363, 2984, 3203, 6504, 6458, 6249, 5138,
    // @ A B C D E F G H I J K L M N O
    8944, 6637, 6606, 7148, 7261, 5967, 5796, 7466, 7461, 2670, 5408, 6621, 5613, 8750, 7389, 7695,
    // P Q R S T U V W X Y Z [ \ ] ^ _
    6355, 7601, 6513, 6377, 6239, 7409, 6678, 9569, 6742, 6291, 6505, 3791, 3548, 3791, 4538, 5850,
    // ` a b c d e f g h i j k l m n o
    3212, 5484, 6137, 5619, 6124, 5710, 3695, 6095, 5898, 2477, 2555, 5406, 2538, 8689, 5836, 5887,
    // p q r s t u v w x y z { | } ~
    6103, 6065, 3790, 5202, 3633, 5851, 5352, 7657, 5179, 5353, 5369, 3840, 2855, 3840, 6232,
  ]

  /// The widths of bold characters from U+0020 to U+007E for text.
  static let boldText: [Int16] = [
    2616, 3596, 5291, 6770, 6658, 9753, 7508, 3046, 4182, 4182, 5058, 6843, 3322, 4779, 3320, 3650,
    6803, 5023, 6367, 6728, 6773, 6523, 6738, 5997, 6740, 6731, 3431, 3726, 6827, 6761, 6572, 5827,
    9285, 7243, 6908, 7403, 7430, 6215, 5989, 7639, 7816, 3157, 5833, 7036, 5830, 9158, 7673, 7883,
    6719, 7752, 6893, 6779, 6542, 7634, 7140, 9961, 7235, 6839, 6973, 4155, 3964, 4155, 4854, 6393,
    3746, 5866, 6534, 5910, 6523, 6002, 4173, 6483, 6348, 2856, 2967, 5924, 2930, 9251, 6253, 6188,
    6479, 6396, 4335, 5647, 4145, 6259, 5745, 8348, 5728, 5885, 5683, 4371, 3361, 4371, 6555,
  ]

  /// The widths of regular characters from U+0020 to U+007E for titles.
  static let regularDisplay: [Int16] = [
    2137, 2558, 3768, 5858, 6070, 8274, 6561, 2148, 3144, 3144, 4040, 5960, 1936, 4293, 2344, 2684,
    6060, 4343, 5686, 5887, 5989, 6092, 6081, 5348, 5880, 5941, 2262, 2433, 6062, 6016, 5807, 4998,
    8798, 6304, 6222, 6912, 6784, 5485, 5296, 7104, 6968, 2176, 4991, 6220, 5255, 8196, 6856, 7314,
    5788, 7243, 6126, 5912, 5666, 7010, 6206, 9194, 6251, 5783, 6113, 3110, 3051, 3110, 4067, 5424,
    2430, 4924, 5553, 5036, 5542, 5076, 3100, 5564, 5382, 2041, 2032, 4899, 2038, 8065, 5247, 5237,
    5510, 5522, 3022, 4655, 2969, 5343, 4893, 7146, 4682, 4899, 4627, 3314, 2344, 3314, 5790,
  ]

  /// The widths of bold characters from U+0020 to U+007E for titles.
  static let boldDisplay: [Int16] = [
    2001, 3069, 4657, 6334, 6346, 8744, 7062, 2486, 3508, 3508, 4532, 6356, 2513, 4410, 2849, 3064,
    6577, 4720, 6030, 6369, 6351, 6387, 6426, 5643, 6247, 6321, 2709, 2966, 6395, 6330, 6141, 5698,
    9150, 6886, 6456, 7173, 6961, 5689, 5486, 7314, 7342, 2629, 5432, 6656, 5426, 8612, 7090, 7504,
    6197, 7390, 6453, 6323, 5874, 7254, 6661, 9580, 6733, 6324, 6573, 3484, 3477, 3484, 4393, 5956,
    2975, 5429, 5963, 5445, 5964, 5526, 3612, 5953, 5842, 2446, 2453, 5444, 2411, 8614, 5748, 5631,
    5845, 5864, 3629, 5149, 3495, 5771, 5286, 7882, 5243, 5475, 4951, 3856, 2861, 3856, 6123,
  ]

  /// The widths of the characters outside of ASCII that are not letters with marks: hyphens and dashes by
  /// their numbers.
  static let symbols: [UInt32: CharacterWidth] = {
    let rows: [(Unicode.Scalar, Int16, Int16, Int16, Int16)] = [
      ("¡", 2898, 3495, 2228, 2836), ("¢", 5433, 5758, 4889, 5224), ("£", 5786, 6196, 5365, 5786),
      ("¤", 6802, 7284, 6373, 6865), ("¥", 5241, 5594, 4784, 5148), ("¦", 2741, 3487, 2227, 2983),
      ("§", 5407, 5595, 4965, 5164), ("¨", 5607, 6049, 5093, 5545), ("©", 8495, 8675, 8107, 8298),
      ("ª", 4478, 4750, 4017, 4300), ("«", 5533, 6342, 4923, 5743), ("¬", 6240, 6563, 5798, 6131),
      ("®", 6207, 6362, 5773, 5938), ("¯", 4595, 4477, 3899, 3791), ("°", 4267, 4490, 3781, 4014),
      ("±", 6240, 6563, 5798, 6131), ("²", 4891, 5226, 4288, 4633), ("³", 4921, 5318, 4392, 4799),
      ("´", 3212, 3746, 2430, 2975), ("µ", 6150, 6674, 5703, 6237), ("¶", 5712, 5868, 5220, 5386),
      ("·", 2961, 3523, 2253, 2826), ("¸", 2724, 3688, 2226, 3202), ("¹", 3835, 4258, 3293, 3726),
      ("º", 4423, 4671, 3937, 4196), ("»", 5533, 6342, 4923, 5743), ("¼", 7496, 8027, 6806, 7348),
      ("½", 7897, 8353, 7139, 7604), ("¾", 8207, 8693, 7536, 8032), ("¿", 4896, 5472, 4709, 5296),
      ("Æ", 9637, 10045, 9298, 9717), ("Ð", 7165, 7548, 6871, 7264), ("×", 6240, 6563, 5798, 6131),
      ("Ø", 7449, 7679, 7137, 7377), ("Þ", 6218, 6670, 5761, 6223), ("ß", 6031, 6546, 5547, 6073),
      ("æ", 8909, 9030, 8441, 8572), ("ð", 5709, 6030, 5252, 5583), ("÷", 6240, 6563, 5798, 6131),
      ("ø", 5873, 6169, 5322, 5629), ("þ", 5994, 6325, 5468, 5810), ("\u{2010}", 3531, 4486, 3056, 4022),
      ("\u{2011}", 3531, 4486, 3056, 4022), ("\u{2013}", 5099, 5289, 4834, 5035),
      ("\u{2014}", 9951, 10142, 9907, 10109), ("‘", 2862, 3439, 2138, 2726), ("’", 2862, 3439, 2138, 2726),
      ("‚", 2484, 3059, 1786, 2371), ("“", 4554, 5498, 3727, 4682), ("”", 4554, 5498, 3727, 4682),
      ("„", 4089, 4992, 3238, 4151), ("†", 4717, 5642, 4240, 5175), ("‡", 4717, 5642, 4240, 5175),
      ("•", 4751, 4331, 4216, 3807), ("…", 8090, 9501, 6652, 8073), ("‰", 12260, 12864, 11173, 11787),
      ("‹", 4360, 4927, 3731, 4309), ("›", 4360, 4927, 3731, 4309), ("⁄", 2043, 2389, 1335, 1691),
      ("€", 6467, 6798, 6058, 6399), ("™", 5786, 6208, 5336, 5768), ("−", 6240, 6563, 5798, 6131),
    ]
    let widths = rows.map { ($0.0.value, CharacterWidth($0.1, $0.2, $0.3, $0.4)) }
    return Dictionary(uniqueKeysWithValues: widths)
  }()
}
