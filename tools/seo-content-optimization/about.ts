import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'seo-content-optimization',
  name: 'SEO content optimizer',
  title: 'SEO content optimizer for your draft',
  category: 'seo',
  runs: 'browser',
  desc: 'What a draft still lacks for its keyword, beside up to five rival pages',
  description:
    'Paste a draft and a keyword and see, factor by factor, what the text lacks next to up to five pages that compete with it.',
  icon: 'pen',
  related: ['meta-tag-generator', 'internal-link-analyzer', 'keyword-extract-tool'],
  order: 1,
})
