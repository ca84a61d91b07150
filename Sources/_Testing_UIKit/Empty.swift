// The toolchain looks for a module with this name when a file imports both Testing and UIKit. On Apple
// platforms the module adds attachments for UIImage; here it is empty.
