import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'ssl-checker',
  name: 'SSL certificate checker',
  title: 'SSL certificate checker: chain and expiry',
  category: 'misc',
  runs: 'server',
  desc: 'Chain, names, dates, and protocol of a certificate',
  description:
    'Check the certificate of a host: chain, names, days left, protocols, and revocation, with each problem and how to fix it.',
  icon: 'shield',
  related: ['http-header-checker', 'dns-lookup', 'website-age-checker'],
  order: 6,
})
