import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'broken-link-checker',
  name: 'Broken links',
  category: 'seo',
  runs: 'server',
  desc: 'Links that lead nowhere, where they are, and what to link to instead',
  description:
    'Find broken links on a page or a small site, with the page and line they are on, the response, and a suggested fix.',
  icon: 'gap',
  order: 22,
})
