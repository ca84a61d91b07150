import UIKit

/// An episode of a show.
nonisolated struct Episode: Sendable {
  let title: String
  let notes: String
  /// The time that it takes, with its unit.
  let minutes: String
  let color: UIColor

  init(_ title: String, _ notes: String, _ minutes: String, _ color: UIColor) {
    self.title = title
    self.notes = notes
    self.minutes = minutes
    self.color = color
  }

  static let empty = Episode("", "", "", .clear)
}

extension EpisodeList {
  /// The texts of the list: those of its bar, the episodes that it has at first, and older ones.
  struct Texts {
    let title: String
    let more: String
    let episodes: [Episode]
    let older: [Episode]
  }
}

extension EpisodeList.Texts {
  static let english = EpisodeList.Texts(
    title: "Episodes", more: "Older",
    episodes: [
      Episode(
        "The last ferry", "A captain, two passengers, and a crossing that nobody planned.", "31 min",
        .systemTeal),
      Episode(
        "Honey from the roofs of the city",
        "Forty hives stand above the main station. We climb up with the woman who keeps them, and ask why "
          + "the bees do better here than in the fields, where they find less to eat from year to year.",
        "48 min", .systemOrange),
      Episode("Silence", "Three nights in a valley without a sound.", "27 min", .systemIndigo),
      Episode(
        "The clock that runs backwards",
        "It was built as a joke, and then the town refused to have it changed. A story about a watchmaker "
          + "who had the last laugh, and about the mayor who had to learn to read the time again.",
        "39 min", .systemPink),
      Episode("Salt", "Why a white powder was once as dear as silver.", "35 min", .systemGreen),
      Episode(
        "Letters to a stranger",
        "Two people wrote to each other for twenty years before they met. They read to us from the letters.",
        "52 min", .systemPurple),
      Episode("A bridge for toads", "Small steps, and a road below.", "22 min", .systemBrown),
    ],
    older: [
      Episode("The map in the attic", "It shows an island that is not there.", "44 min", .systemBlue),
      Episode(
        "Night shift", "From ten to six with the people who bake, drive, clean and keep watch.", "41 min",
        .systemRed),
      Episode("Chalk", "A cliff, a school, and a very old sea.", "29 min", .systemMint),
    ])

  static let hebrew = EpisodeList.Texts(
    title: "פרקים", more: "ישנים",
    episodes: [
      Episode(
        "המעבורת האחרונה", "קברניט אחד, שני נוסעים, והפלגה שאיש לא תכנן.", "31 דק׳", .systemTeal),
      Episode(
        "דבש מן הגגות של העיר",
        "40 כוורות עומדות מעל התחנה המרכזית. אנחנו מטפסים אליהן עם האישה שמגדלת אותן, ושואלים מדוע לדבורים "
          + "טוב כאן יותר מאשר בשדות, שבהם הן מוצאות פחות מזון משנה לשנה.",
        "48 דק׳", .systemOrange),
      Episode("שקט", "3 לילות בעמק שאין בו שום צליל.", "27 דק׳", .systemIndigo),
      Episode(
        "השעון שהולך לאחור",
        "הוא נבנה כבדיחה, ואחר כך סירבה העיירה להחליף אותו. סיפור על שען שצחק אחרון, ועל ראש העירייה "
          + "שנאלץ ללמוד מחדש לקרוא את השעה.",
        "39 דק׳", .systemPink),
      Episode("מלח", "מדוע אבקה לבנה הייתה פעם יקרה כמו כסף.", "35 דק׳", .systemGreen),
      Episode(
        "מכתבים לאדם זר", "שני אנשים התכתבו 20 שנה לפני שנפגשו. הם קוראים לנו מן המכתבים.", "52 דק׳",
        .systemPurple),
      Episode("גשר לקרפדות", "צעדים קטנים, וכביש מתחת.", "22 דק׳", .systemBrown),
    ],
    older: [
      Episode("המפה בעליית הגג", "מופיע בה אי שאינו קיים.", "44 דק׳", .systemBlue),
      Episode("משמרת לילה", "מ־10 עד 6 עם מי שאופים, נוהגים, מנקים ושומרים.", "41 דק׳", .systemRed),
      Episode("גיר", "צוק, בית ספר, וים עתיק מאוד.", "29 דק׳", .systemMint),
    ])
}
