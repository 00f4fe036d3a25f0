import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'ssl-checker',
  name: 'SSL checker',
  category: 'misc',
  runs: 'server',
  desc: 'Chain, names, dates, and protocol of a certificate',
  description:
    'Check the certificate of a host: chain, names, days left, protocols, and revocation, with each problem and how to fix it.',
  icon: 'shield',
  order: 6,
})
