# The address of the repository is that of the clone's remote, so that a fork releases under its own address. A copy inside
# another repository, and a clone without a remote, have only the address of their folder.
is_clone = File.exist?(File.join(__dir__, '.git'))
address = is_clone ? `git -C "#{__dir__}" remote get-url origin 2>/dev/null`.strip : ''
address = "file://#{__dir__}" if address.empty?

# https://host/owner/name for git@host:owner/name and ssh://git@host/owner/name.
address = address.sub(%r{\A(?:ssh://)?git@([^:/]+)[:/]}, 'https://\1/')
homepage = address.delete_suffix('.git')

Pod::Spec.new do |spec|
  spec.name = 'AutoLayoutKit'
  spec.version = '0.1.0'
  spec.summary = 'Auto Layout for a whole screen in one block.'
  spec.description = <<~TEXT
    One block lays out a whole screen: rows and columns with gaps and walls, sizes, insets and guides, in a
    group that can be removed or replaced by another layout.
  TEXT
  spec.homepage = homepage
  spec.license = { type: 'MIT', file: 'LICENSE' }
  spec.author = 'AutoLayoutKit contributors'
  spec.source = { git: address, tag: spec.version.to_s }

  # The first version that knows visionOS.
  spec.cocoapods_version = '>= 1.13.0'
  spec.swift_versions = ['5.0', '6.0']
  spec.ios.deployment_target = '13.0'
  spec.tvos.deployment_target = '13.0'
  spec.osx.deployment_target = '10.15'
  spec.visionos.deployment_target = '1.0'

  # All files are one module, so that `import AutoLayoutKit` has the blocks that run again too.
  spec.source_files = 'AutoLayoutKit.swift', 'AutoLayoutKit-ext.swift', 'Sources/LayoutTracking/*.swift'
  spec.resource_bundles = { 'AutoLayoutKit_Privacy' => ['PrivacyInfo.xcprivacy'] }
end
