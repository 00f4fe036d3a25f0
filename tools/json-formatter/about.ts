import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'json-formatter',
  name: 'JSON formatter',
  title: 'JSON formatter, validator, and tree view',
  category: 'code',
  runs: 'browser',
  desc: 'Formatted, minified, or validated, with the line and column of each error',
  description:
    'Format, minify, or validate JSON, JSON5, and NDJSON, with plain error messages, a tree view, and CSV or YAML output.',
  icon: 'json',
  related: ['schema-validator', 'code-formatter', 'text-compare'],
  order: 4,
})
