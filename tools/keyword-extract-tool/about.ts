import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'keyword-extract-tool',
  name: 'Keyword extractor',
  title: 'Keyword extractor: what a text is about',
  category: 'seo',
  runs: 'browser',
  desc: 'The phrases a text is about, with count and position',
  description:
    'Extract the phrases a text is really about, with score, count, position, and density, from pasted text or the HTML of a page.',
  icon: 'key',
  related: ['keyword-density-checker', 'ai-keyword-research', 'seo-content-optimization'],
  order: 2,
})
