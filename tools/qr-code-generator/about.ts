import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'qr-code-generator',
  name: 'QR code generator',
  title: 'QR code generator and reader, no sign-up',
  category: 'misc',
  runs: 'browser',
  desc: 'A code you can print, read back to prove it works',
  description:
    'Make QR codes for links, Wi-Fi, contacts, and campaigns as SVG or PNG, read back immediately to prove that they work.',
  icon: 'qr',
  related: ['utm-builder', 'color-contrast-checker', 'svg-to-png'],
  order: 4,
})
