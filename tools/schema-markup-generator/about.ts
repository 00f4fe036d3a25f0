import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'schema-markup-generator',
  name: 'Schema markup generator',
  title: 'Schema markup generator, valid JSON-LD',
  category: 'seo',
  runs: 'browser',
  desc: 'Valid JSON-LD from a form, checked while you type',
  description:
    'Fill in a form and get valid JSON-LD for products, articles, places, and more, checked by our validator while you type.',
  icon: 'form',
  related: ['schema-validator', 'json-formatter', 'meta-tag-generator'],
  order: 25,
})
