// SwiftPM needs a file here; the app's own files are named in .appsources.
