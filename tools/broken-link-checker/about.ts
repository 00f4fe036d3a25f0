import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'broken-link-checker',
  name: 'Broken link checker',
  title: 'Broken link checker that suggests the fix',
  category: 'seo',
  runs: 'server',
  desc: 'Links that lead nowhere, where they are, and what to link to instead',
  description:
    'Find broken links on a page or a small site, with the page and line they are on, the response, and a suggested fix.',
  icon: 'gap',
  related: ['internal-link-analyzer', 'redirect-checker', 'http-header-checker'],
  order: 22,
})
