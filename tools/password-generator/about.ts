import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'password-generator',
  name: 'Password generator',
  title: 'Password generator that works offline',
  category: 'misc',
  runs: 'browser',
  desc: 'New passwords, and how long yours would hold up',
  description:
    'Generate passwords and passphrases in your browser, or test your own: its entropy, its patterns, and the time to guess it.',
  icon: 'lock',
  related: ['md5-generator', 'ssl-checker', 'my-ip-address'],
  order: 3,
})
