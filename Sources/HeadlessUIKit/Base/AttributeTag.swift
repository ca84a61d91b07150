/// The first stored property of each class whose objects are values of attributes.
///
/// Foundation on Linux compares the attributes of neighboring runs. It reads the first word of a value as
/// the first word of one of its own objects, in which bits 8 to 17 are the number of a type. The number 0
/// belongs to no type and ends the process. With any other number, Foundation finds that it does not fit the
/// class and compares the objects with `isEqual`.
struct AttributeTag: Sendable { private let word: UInt64 = 1 << 8 }
