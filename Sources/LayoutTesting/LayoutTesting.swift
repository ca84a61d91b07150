// The answers of LayoutInspection are at hand where LayoutTesting is imported.
@_exported import LayoutInspection
