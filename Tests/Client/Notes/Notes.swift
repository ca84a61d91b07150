// The target compiles this file itself. The plugin compiles the other files of the folder, in which selectors
// are used.
