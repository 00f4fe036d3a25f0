import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'my-ip-address',
  name: 'What is my IP address?',
  title: 'What is my IP address? Place, network, host',
  category: 'misc',
  runs: 'server',
  desc: 'Your IP address, and what else your browser reveals',
  description:
    'See your IP address, its network and country, and what your browser tells every site. Stored only if you agree to it.',
  icon: 'pin',
  related: ['dns-lookup', 'http-header-checker', 'ssl-checker'],
  order: 1,
})
