import UIKit

extension Messages {
  /// The texts of the app: those around the conversation, and its messages.
  struct Texts {
    let title: String
    let prompt: String
    /// The titles of the three tabs.
    let tabs: [String]
    let messages: [Message]
  }

  /// A message: its author, the time, the text, and the color of the author.
  struct Message {
    let person: String
    let hour: String
    let words: String
    let color: UIColor

    init(_ person: String, _ hour: String, _ words: String, _ color: UIColor) {
      self.person = person
      self.hour = hour
      self.words = words
      self.color = color
    }
  }
}

extension Messages.Texts {
  static let english = Messages.Texts(
    title: "Weekend", prompt: "Message", tabs: ["Messages", "Calls", "Settings"],
    messages: [
      .init(
        "Mira Okafor", "21:04",
        "Are you still up for the weekend? The forecast says sun until Sunday evening.", .systemPink),
      .init("Jonas Lind", "21:06", "Of course! I have been looking forward to it all week.", .systemIndigo),
      .init("Mira Okafor", "21:07", "Did you find the hut on the map?", .systemPink),
      .init(
        "Jonas Lind", "21:09",
        "Yes. It is about four hours from the lake, and the last part is steep, so we should start early. "
          + "There is water at the ford and at the hut, and nothing in between.", .systemIndigo),
      .init("Aiko Tan", "21:10", "How early is early?", Theme.teal),
      .init("Jonas Lind", "21:10", "Six?", .systemIndigo),
      .init(
        "Aiko Tan", "21:12",
        "Then I bring the coffee. And the big rucksack, so that we can share the tent and the stove.",
        Theme.teal),
      .init("Mira Okafor", "21:14", "Perfect. See you on Saturday!", .systemPink),
    ])

  static let hebrew = Messages.Texts(
    title: "סוף השבוע", prompt: "הודעה", tabs: ["הודעות", "שיחות", "הגדרות"],
    messages: [
      .init(
        "מירה אורן", "21:04", "אתם עדיין בעניין של סוף השבוע? לפי התחזית תהיה שמש עד שבת בערב.", .systemPink),
      .init("יונתן לוי", "21:06", "ברור! אני מחכה לזה כל השבוע.", .systemIndigo),
      .init("מירה אורן", "21:07", "מצאתם את הבקתה במפה?", .systemPink),
      .init(
        "יונתן לוי", "21:09",
        "כן. היא במרחק של 4 שעות בערך מהאגם, והקטע האחרון תלול, אז כדאי לצאת מוקדם. "
          + "יש מים במעבר הנחל ובבקתה, ובאמצע אין כלום.", .systemIndigo),
      .init("איה טל", "21:10", "כמה מוקדם זה מוקדם?", Theme.teal),
      .init("יונתן לוי", "21:10", "בשש?", .systemIndigo),
      .init(
        "איה טל", "21:12",
        "אז אני מביאה את הקפה. וגם את התרמיל הגדול, כדי שנוכל להתחלק באוהל ובגזייה.", Theme.teal),
      .init("מירה אורן", "21:14", "מושלם. נתראה ביום שישי!", .systemPink),
    ])
}
