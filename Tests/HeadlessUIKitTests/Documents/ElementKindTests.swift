import Testing
import UIKit

@testable import HeadlessUIKit

/// The properties of each kind of elements.
@MainActor @Suite struct ElementKindTests {
  /// Returns the view of an element; a part that is not read is an issue.
  private func view<View: UIView>(_ element: String, resources: String = "") throws -> View {
    var made: UIView?
    let found = messages {
      made =
        storyboard(plainScene(element), resources: resources).instantiateInitialViewController()?.view
        .subviews.first
    }
    #expect(found == [])
    return try #require(made as? View)
  }

  @Test func aViewHasItsProperties() throws {
    let view: UIView = try view(
      """
      <view hidden="YES" alpha="0.5" tag="7" clipsSubviews="YES" contentMode="scaleAspectFit" \
      userInteractionEnabled="NO" horizontalHuggingPriority="1" verticalHuggingPriority="2" \
      horizontalCompressionResistancePriority="3" verticalCompressionResistancePriority="4" \
      preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO" opaque="NO" \
      semanticContentAttribute="forceLeftToRight" misplaced="YES" id="v">
      <rect key="frame" x="1" y="2.5" width="30" height="40"/>
      <color key="backgroundColor" red="0.25" green="0.5" blue="0.75" alpha="0.5" colorSpace="custom"/>
      <color key="tintColor" name="brand"/>
      <directionalEdgeInsets key="directionalLayoutMargins" top="5" leading="6" bottom="7" \
      trailing="8"/></view>
      """,
      resources:
        "<namedColor name=\"brand\"><color white=\"0.25\" alpha=\"1\" colorSpace=\"custom\"/></namedColor>")
    #expect(view.frame == CGRect(x: 1, y: 2.5, width: 30, height: 40))
    #expect(view.isHidden && view.alpha == 0.5 && view.tag == 7 && view.clipsToBounds)
    #expect(view.contentMode == .scaleAspectFit && !view.isUserInteractionEnabled)
    #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 1)
    #expect(view.contentHuggingPriority(for: .vertical).rawValue == 2)
    #expect(view.contentCompressionResistancePriority(for: .horizontal).rawValue == 3)
    #expect(view.contentCompressionResistancePriority(for: .vertical).rawValue == 4)
    #expect(view.backgroundColor == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
    #expect(view.tintColor == UIColor(white: 0.25, alpha: 1))
    // At the top and on the left, the margins of the superview, 8, reach further into the view.
    #expect(view.layoutMargins == UIEdgeInsets(top: 8 - 2.5, left: 8 - 1, bottom: 7, right: 8))
    #expect(view.preservesSuperviewLayoutMargins && !view.insetsLayoutMarginsFromSafeArea)
  }

  @Test func aLabelHasItsTextAndFont() throws {
    let label: UILabel = try view(
      """
      <label textAlignment="center" lineBreakMode="wordWrap" numberOfLines="0" adjustsFontSizeToFit="YES" \
      minimumScaleFactor="0.5" baselineAdjustment="alignBaselines" id="l">
      <string key="text">Two
      lines &amp; more</string><fontDescription key="fontDescription" type="boldSystem" pointSize="21"/>
      <color key="textColor" systemColor="secondaryLabelColor"/><nil key="highlightedColor"/></label>
      """)
    #expect(label.text == "Two\nlines & more" && label.font == .boldSystemFont(ofSize: 21))
    #expect(
      label.textAlignment == .center && label.lineBreakMode == .byWordWrapping && label.numberOfLines == 0)
    #expect(label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0.5)
    #expect(label.textColor == .secondaryLabel)
  }

  @Test func fontsAreThoseOfTheirDescriptions() throws {
    let fonts: [(String, UIFont?)] = [
      ("style=\"UICTFontTextStyleHeadline\"", .preferredFont(forTextStyle: .headline)),
      ("type=\"system\" pointSize=\"13\" weight=\"semibold\"", .systemFont(ofSize: 13, weight: .semibold)),
      ("type=\"italicSystem\" pointSize=\"15\"", .italicSystemFont(ofSize: 15)),
      (
        "name=\"Helvetica-Bold\" family=\"Helvetica\" pointSize=\"11\"",
        UIFont(name: "Helvetica-Bold", size: 11)
      ),
    ]
    for (attributes, font) in fonts {
      let label: UILabel = try view(
        "<label text=\"a\" id=\"l\"><fontDescription key=\"fontDescription\" \(attributes)/></label>")
      #expect(label.font == font, "\(attributes)")
    }
  }

  @Test func anAttributedTextHasItsFragments() throws {
    let label: UILabel = try view(
      """
      <label usesAttributedText="YES" id="l"><attributedString key="attributedText">
      <fragment content="Big "><attributes><font key="NSFont" metaFont="system" size="30"/></attributes>
      </fragment>
      <fragment><string key="content">red</string><attributes>
      <color key="NSColor" red="1" green="0.0" blue="0.0" alpha="1"/>
      <paragraphStyle key="NSParagraphStyle" alignment="right" lineSpacing="3"/></attributes></fragment>
      </attributedString></label>
      """)
    let text = try #require(label.attributedText)
    #expect(
      text.string == "Big red"
        && text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 30))
    #expect(text.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor == .red)
    let style = text.attribute(.paragraphStyle, at: 5, effectiveRange: nil) as? NSParagraphStyle
    #expect(style?.alignment == .right && style?.lineSpacing == 3)
  }

  @Test func anImageHasTheRecordedSizeIfThereIsNoFile() throws {
    let view: UIImageView = try view(
      "<imageView image=\"photo-of-nobody\" id=\"i\"/>",
      resources: "<image name=\"photo-of-nobody\" width=\"31\" height=\"17\"/>")
    #expect(view.intrinsicContentSize == CGSize(width: 31, height: 17))
    let symbol: UIImageView = try self.view("<imageView image=\"star\" catalog=\"system\" id=\"i\"/>")
    #expect(symbol.image?.isSymbolImage == true)
  }

  @Test func aStackViewArrangesItsViews() throws {
    let stack: UIStackView = try view(
      """
      <stackView axis="vertical" distribution="equalSpacing" alignment="trailing" spacing="9" \
      baselineRelativeArrangement="YES" id="s"><edgeInsets key="layoutMargins" top="1" left="2" bottom="3" \
      right="4"/><subviews><view id="a"/><view hidden="YES" id="b"/></subviews></stackView>
      """)
    #expect(stack.axis == .vertical && stack.distribution == .equalSpacing && stack.alignment == .trailing)
    #expect(stack.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(
      stack.spacing == 9 && stack.isBaselineRelativeArrangement && stack.isLayoutMarginsRelativeArrangement)
    #expect(stack.arrangedSubviews.map(\.isHidden) == [false, true])
  }

  @Test func aButtonHasItsStatesOrItsConfiguration() throws {
    let button: UIButton = try view(
      """
      <button buttonType="system" contentHorizontalAlignment="leading" \
      lineBreakMode="middleTruncation" id="b">
      <fontDescription key="fontDescription" type="system" pointSize="19"/>
      <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
      <state key="normal" title="Go" image="dot"><color key="titleColor" white="1" alpha="1"/></state>
      <state key="disabled"><string key="title">Wait</string></state></button>
      """, resources: "<image name=\"dot\" width=\"5\" height=\"6\"/>")
    #expect(button.title(for: .normal) == "Go" && button.title(for: .disabled) == "Wait")
    #expect(button.titleLabel?.font == .systemFont(ofSize: 19) && button.titleColor(for: .normal) == .white)
    #expect(button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(button.image(for: .normal)?.size == CGSize(width: 5, height: 6))
    #expect(button.contentHorizontalAlignment == .leading)
    let filled: UIButton = try view(
      """
      <button id="b"><state key="normal" title="Old"/>
      <buttonConfiguration key="configuration" style="filled" title="New" \
      imagePlacement="top" imagePadding="3" buttonSize="large" cornerStyle="capsule">
      <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
      <color key="baseBackgroundColor" systemColor="systemRedColor"/></buttonConfiguration></button>
      """)
    let configuration = try #require(filled.configuration)
    #expect(
      configuration.title == "New" && configuration.imagePlacement == .top && configuration.imagePadding == 3)
    #expect(configuration.buttonSize == .large && configuration.cornerStyle == .capsule)
    #expect(configuration.baseBackgroundColor == .systemRed)
    #expect(
      configuration.contentInsets == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }

  @Test func textInputHasItsProperties() throws {
    let field: UITextField = try view(
      """
      <textField borderStyle="roundedRect" placeholder="Name" textAlignment="natural" minimumFontSize="17" \
      clearButtonMode="whileEditing" id="f">
      <fontDescription key="fontDescription" type="system" pointSize="14"/>
      <textInputTraits key="textInputTraits" keyboardType="emailAddress" returnKeyType="done" \
      autocorrectionType="no" secureTextEntry="YES"/></textField>
      """)
    #expect(field.borderStyle == .roundedRect && field.placeholder == "Name" && field.isSecureTextEntry)
    #expect(
      field.keyboardType == .emailAddress && field.returnKeyType == .done && field.autocorrectionType == .no)
    #expect(field.clearButtonMode == .whileEditing && field.autocapitalizationType == .none)
    let text: UITextView = try view(
      """
      <textView scrollEnabled="NO" editable="NO" textAlignment="center" id="t"><string key="text">Long
      text</string><fontDescription key="fontDescription" type="system" pointSize="14"/>
      <textInputTraits key="textInputTraits" autocapitalizationType="sentences"/></textView>
      """)
    #expect(
      text.text == "Long\ntext" && !text.isScrollEnabled && !text.isEditable && text.textAlignment == .center)
    let bar: UISearchBar = try view(
      "<searchBar placeholder=\"Find\" showsCancelButton=\"YES\" searchBarStyle=\"minimal\" id=\"s\"/>")
    #expect(bar.placeholder == "Find" && bar.showsCancelButton && bar.searchBarStyle == .minimal)
  }

  @Test func smallControlsHaveTheirValues() throws {
    let toggle: UISwitch = try view("<switch on=\"YES\" id=\"a\"/>")
    let slider: UISlider = try view("<slider value=\"7\" minValue=\"2\" maxValue=\"9\" id=\"a\"/>")
    let stepper: UIStepper = try view(
      "<stepper value=\"150\" maximumValue=\"200\" stepValue=\"5\" id=\"a\"/>")
    #expect(toggle.isOn && slider.value == 7 && slider.minimumValue == 2 && slider.maximumValue == 9)
    #expect(stepper.value == 150 && stepper.stepValue == 5)
    let segments: UISegmentedControl = try view(
      """
      <segmentedControl selectedSegmentIndex="1" segmentControlStyle="plain" id="a"><segments>
      <segment title="One"/><segment title="Two" width="70"/></segments></segmentedControl>
      """)
    #expect(segments.numberOfSegments == 2 && segments.selectedSegmentIndex == 1)
    #expect(segments.titleForSegment(at: 1) == "Two" && segments.widthForSegment(at: 1) == 70)
    let pages: UIPageControl = try view("<pageControl numberOfPages=\"5\" currentPage=\"3\" id=\"a\"/>")
    let progress: UIProgressView = try view("<progressView progress=\"0.25\" id=\"a\"/>")
    let wheel: UIActivityIndicatorView = try view(
      "<activityIndicatorView style=\"large\" animating=\"YES\" hidesWhenStopped=\"YES\" id=\"a\"/>")
    #expect(pages.numberOfPages == 5 && pages.currentPage == 3 && progress.progress == 0.25)
    #expect(wheel.style == .large && wheel.isAnimating && !wheel.isHidden)
    let still: UIActivityIndicatorView = try view("<activityIndicatorView style=\"medium\" id=\"a\"/>")
    #expect(!still.hidesWhenStopped && !still.isHidden)
    // A document leaves the usual priorities out.
    #expect(slider.contentHuggingPriority(for: .vertical) == .defaultLow)
  }

  @Test func barsAndEffectsHaveTheirParts() throws {
    let toolbar: UIToolbar = try view(
      """
      <toolbar translucent="NO" id="t"><items><barButtonItem title="A" id="a"/>
      <barButtonItem systemItem="flexibleSpace" id="f"/>
      <barButtonItem width="42" systemItem="fixedSpace" id="x"/>
      <barButtonItem id="c"><view key="customView" id="cv"/></barButtonItem></items></toolbar>
      """)
    let items = try #require(toolbar.items)
    #expect(
      items.count == 4 && items[0].title == "A" && items[1].isFlexibleSpace && items[2].spaceWidth == 42)
    #expect(items[3].customView != nil && !toolbar.isTranslucent)
    let effect: UIVisualEffectView = try view(
      """
      <visualEffectView id="e"><view key="contentView" id="c"><subviews><label id="l"/></subviews></view>
      <blurEffect style="dark"/></visualEffectView>
      """)
    #expect(effect.contentView.subviews.first is UILabel && (effect.effect as? UIBlurEffect)?.style == .dark)
  }

  @Test func scrollViewsAndCellsHaveTheirSettings() throws {
    let scroll: UIScrollView = try view(
      """
      <scrollView minimumZoomScale="0.5" maximumZoomScale="3" bouncesZoom="NO" indicatorStyle="white" \
      id="s"/>
      """)
    #expect(scroll.minimumZoomScale == 0.5 && scroll.maximumZoomScale == 3)
    #expect(!scroll.bouncesZoom && scroll.indicatorStyle == .white)
    let cell: UITableViewCell = try view(
      """
      <tableViewCell editingAccessoryType="checkmark" showsReorderControl="YES" \
      shouldIndentWhileEditing="NO" id="c"><view key="accessoryView" tag="8" id="a"/></tableViewCell>
      """)
    #expect(cell.editingAccessoryType == .checkmark && cell.showsReorderControl)
    #expect(!cell.shouldIndentWhileEditing && cell.accessoryView?.tag == 8)
    let toolbar: UIToolbar = try view(
      """
      <toolbar id="t"><items><barButtonItem image="tall" landscapeImage="low" id="a"/></items></toolbar>
      """,
      resources: """
        <image name="tall" width="9" height="30"/><image name="low" width="8" height="11"/>
        """)
    #expect(toolbar.items?.first?.landscapeImagePhone?.size == CGSize(width: 8, height: 11))
  }

  @Test func aButtonHasItsType() throws {
    let types: [String: UIButton.ButtonType] = [
      "custom": .custom, "system": .system, "roundedRect": .system, "close": .close,
    ]
    for (name, type) in types {
      let button: UIButton = try view("<button buttonType=\"\(name)\" id=\"b\"/>")
      #expect(button.buttonType == type, "\(name)")
    }
  }

  @Test func aNumberThatIsTooLargeIsLeftOut() throws {
    for number in ["inf", "nan", "-1e300"] {
      let button: UIButton = try view(
        """
        <button id="b"><buttonConfiguration key="configuration" style="plain" title="A" \
        imagePadding="\(number)" titlePadding="\(number)"/>
        <color key="backgroundColor" white="0.5" alpha="\(number)"/></button>
        """)
      #expect(button.configuration?.imagePadding == UIButton.Configuration.plain().imagePadding)
      #expect(button.configuration?.titlePadding == UIButton.Configuration.plain().titlePadding)
      #expect(button.backgroundColor == UIColor(white: 0.5, alpha: 1), "\(number)")
    }
  }
}
