import TestSupport
import Testing
import UIKit

@testable import Demo
@testable import LayoutRendering

/// The picture at the top of README.
@MainActor
@Suite struct HeroTests {
  @Test func theCodeIsThatOfTheScreen() throws {
    let source = try Document.lines(of: "Demo/Scenes/Settings.swift")
    let block = Hero.code
    #expect(source.indices.contains { source[$0...].starts(with: block) })
  }

  @Test func theRulersShowTheNumbersOfTheCode() {
    let snapshot = HeroPicture.snapshot()
    let placement = RulerPlacement(snapshot.rulerGroups(), in: snapshot)
    let texts = { (axis: LayoutSnapshot.Axis) -> [String] in
      placement.placed.map(\.ruler).filter { $0.axis == axis }.map(\.text).sorted()
    }
    // card.xPlace(16, avatar, 14, name, 8, more, 14)
    #expect(texts(.x) == ["14", "14", "16", "8"])
    // card.yPlace(14, avatar, 14), card.yPlace(18, name, 4, account, make.wall)
    #expect(texts(.y) == ["14", "14", "18", "4", "wall"])
    #expect(placement.omitted.isEmpty)
  }

  @Test func noImageIsAPlaceholder() {
    let images = HeroPicture.snapshot().nodes.filter { $0.content == .image }
    #expect(images.isEmpty)
  }

  @Test func everyLineOfTheCodeIsWhole() {
    let hero = Hero()
    hero.frame = CGRect(origin: .zero, size: HeroPicture.size)
    hero.layoutIfNeeded()
    for line in hero.lines {
      let isWhole = line.intrinsicContentSize.width <= line.frame.width
      #expect(isWhole, "\(line.text ?? "")")
    }
    #expect(hero.panel.frame.maxX == HeroPicture.size.width - 44)
  }

  @Test func theDarkPictureHasTheFramesOfTheLightOne() {
    let light = HeroPicture.snapshot()
    let dark = HeroPicture.snapshot(.dark)
    #expect(dark.nodes.map(\.frame) == light.nodes.map(\.frame))
    #expect(HeroPicture.svg(.dark) != HeroPicture.svg())
  }
}
