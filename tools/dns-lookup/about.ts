import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'dns-lookup',
  name: 'DNS lookup',
  title: 'DNS lookup with SPF, DKIM, and DMARC',
  category: 'misc',
  runs: 'server',
  desc: 'Every record of a domain, with its email rules explained',
  description:
    'Look up the DNS records of a domain and read its SPF, DKIM, and DMARC rules in plain words, with each problem and its fix.',
  icon: 'server',
  related: ['ssl-checker', 'website-age-checker', 'my-ip-address'],
  order: 5,
})
