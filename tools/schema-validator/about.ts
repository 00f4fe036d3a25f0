import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'schema-validator',
  name: 'Schema markup validator',
  title: 'Schema markup validator for rich results',
  category: 'seo',
  runs: 'browser',
  desc: 'Structured data checked line by line, with a fix for each error',
  description:
    'Validate JSON-LD, Microdata, and RDFa against schema.org and Google requirements, with line, column, and a suggested fix.',
  icon: 'braces',
  related: ['schema-markup-generator', 'google-tag-analyzer', 'json-formatter'],
  order: 7,
})
