// The toolchain looks for a module of this name as soon as a file imports both Testing and UIKit.
// On Apple's systems it teaches attachments about UIImage; here there is nothing to teach.
