import UIKit

extension ReadingList {
  /// The texts of the list: those of its bar, and its sections of articles.
  struct Texts {
    let title: String
    let edit: String
    let add: String
    /// The unit of the time that an article takes.
    let minutes: String
    let sections: [Section]
  }

  /// A section of the list.
  struct Section {
    let name: String
    let articles: [Article]
  }

  /// An article of the list.
  struct Article {
    let title: String
    let summary: String
    let minutes: Int
    let color: UIColor

    init(_ title: String, _ summary: String, minutes: Int, _ color: UIColor) {
      self.title = title
      self.summary = summary
      self.minutes = minutes
      self.color = color
    }
  }
}

extension ReadingList.Texts {
  static let english = ReadingList.Texts(
    title: "Reading list", edit: "Edit", add: "Add", minutes: "min",
    sections: [
      .init(
        name: "Today",
        articles: [
          .init(
            "A week without a plan", "Two friends, one train ticket, and no map.", minutes: 6, .systemIndigo),
          .init(
            "How bridges are kept standing, and by whom",
            "Every night forty people climb into the cables. We went along, in the rain and with a borrowed "
              + "helmet, and came back with respect for bolts.", minutes: 14, .systemTeal),
        ]),
      .init(
        name: "This week",
        articles: [
          .init("Bread", "Flour, water, salt. And time.", minutes: 3, .systemOrange),
          .init(
            "The quiet return of the night train",
            "Sleeper cars were given up as too slow and too dear. Now they are sold out for months.",
            minutes: 9, .systemPink),
          .init(
            "Letters from a lighthouse", "The last keeper kept a diary for thirty years.", minutes: 11,
            .systemGreen),
        ]),
      .init(
        name: "Earlier",
        articles: [
          .init(
            "Why maps lie", "A sphere does not fit on paper, so something has to give.", minutes: 7,
            .systemPurple),
          .init(
            "Small gardens", "Twelve balconies, and the people behind them.", minutes: 5, .systemBrown),
        ]),
    ])

  static let hebrew = ReadingList.Texts(
    title: "רשימת קריאה", edit: "עריכה", add: "הוספה", minutes: "דק׳",
    sections: [
      .init(
        name: "היום",
        articles: [
          .init("שבוע בלי תוכנית", "שני חברים, כרטיס רכבת אחד ובלי מפה.", minutes: 6, .systemIndigo),
          .init(
            "איך גשרים נשארים עומדים, ומי דואג לכך",
            "בכל לילה מטפסים 40 איש אל הכבלים. הצטרפנו אליהם, בגשם ועם קסדה מושאלת, "
              + "וחזרנו עם הרבה כבוד לברגים.", minutes: 14, .systemTeal),
        ]),
      .init(
        name: "השבוע",
        articles: [
          .init("לחם", "קמח, מים, מלח. וזמן.", minutes: 3, .systemOrange),
          .init(
            "שובה השקט של רכבת הלילה",
            "קרונות השינה נחשבו לאיטיים ויקרים מדי. עכשיו הכרטיסים אזלו לחודשים קדימה.",
            minutes: 9, .systemPink),
          .init(
            "מכתבים מן המגדלור", "השומר האחרון ניהל יומן במשך 30 שנה.", minutes: 11, .systemGreen),
        ]),
      .init(
        name: "קודם לכן",
        articles: [
          .init(
            "למה מפות משקרות", "כדור אינו נפרש על דף נייר, ולכן על משהו צריך לוותר.", minutes: 7,
            .systemPurple),
          .init("גינות קטנות", "שתים־עשרה מרפסות, והאנשים שמאחוריהן.", minutes: 5, .systemBrown),
        ]),
    ])
}
