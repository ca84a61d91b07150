// The plugin compiles the files in the folder Screens, which use outlets and actions. The storyboard and the
// xib beside them are resources of the target.
