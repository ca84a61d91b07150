import Foundation
import LayoutRendering
import UIKit

/// A page that shows every scene at three sizes.
@MainActor
struct ContactSheet {
  let scenes: [DemoScene]

  /// The page as HTML.
  var html: String {
    let kinds = [DemoScene.Kind.app, .list, .screen, .pose, .classic, .explanation, .verb]
    let links = kinds.map { "<a href=\"#\(Self.anchor($0))\">\($0.rawValue)</a>" }.joined(separator: "\n  ")
    let sections = kinds.map(section).joined(separator: "\n")
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>AutoLayoutKit: all scenes</title>
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      <header>
        <h1>AutoLayoutKit</h1>
        <p>Every scene of the demo at three sizes, drawn by <code>swift run Demo sheet</code>.</p>
        <nav>
        \(links)
        </nav>
      </header>
      \(sections)
      </body>
      </html>

      """
  }

  private func section(_ kind: DemoScene.Kind) -> String {
    let articles = scenes.filter { $0.kind == kind }.map(article).joined(separator: "\n")
    return """
      <section id="\(Self.anchor(kind))">
      <h2>\(kind.rawValue)</h2>
      \(articles)
      </section>
      """
  }

  private func article(_ scene: DemoScene) -> String {
    let figures = SceneRenderer.sheetSizes.map { figure(scene, at: $0) }.joined(separator: "\n  ")
    return """
      <article>
        <h3>\(Self.escaped(scene.title)) <code>\(scene.name)</code></h3>
        <div class="row">
        \(figures)
        </div>
      </article>
      """
  }

  private func figure(_ scene: DemoScene, at size: CGSize) -> String {
    let width = size.width.points
    let height = size.height.points
    return
      "<figure><img src=\"\(Gallery.name(of: scene, at: size))\""
      + " width=\"\(width)\" height=\"\(height)\" loading=\"lazy\""
      + " alt=\"\(Self.escaped(scene.title)) at \(width) by \(height) points\">"
      + "<figcaption>\(width) × \(height)</figcaption></figure>"
  }

  private static func anchor(_ kind: DemoScene.Kind) -> String {
    kind.rawValue.lowercased().replacing(" ", with: "-")
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }

  private static let style = """
    :root { color-scheme: light dark; --line: #d4d7de; --soft: #626a78; }
    @media (prefers-color-scheme: dark) { :root { --line: #3a3f4a; --soft: #9aa3b2; } }
    body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 1200px; padding: 32px 24px 96px; }
    h1 { font-size: 34px; line-height: 1.2; margin: 0; }
    h2 { font-size: 24px; margin: 56px 0 0; padding-top: 16px; border-top: 1px solid var(--line); }
    h3 { font-size: 17px; margin: 32px 0 12px; }
    header p, figcaption, h3 code { color: var(--soft); }
    h3 code { font-size: 13px; font-weight: 400; margin-left: 8px; }
    nav { display: flex; flex-wrap: wrap; gap: 8px 20px; }
    .row { display: flex; flex-wrap: wrap; gap: 24px; align-items: flex-end; }
    figure { margin: 0; }
    figure img { display: block; height: auto; border-radius: 12px; outline: 1px solid var(--line); }
    figure:nth-child(1) img { width: 200px; }
    figure:nth-child(2) img { width: 244px; }
    figure:nth-child(3) img { width: 620px; max-width: 100%; }
    figcaption { font-size: 13px; margin-top: 6px; }
    """
}
