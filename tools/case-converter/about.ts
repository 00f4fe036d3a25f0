import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'case-converter',
  name: 'Case converter',
  title: 'Case converter: title, camel, snake, kebab',
  category: 'misc',
  runs: 'browser',
  desc: 'Sentence, title, and code case, by the rules of each language',
  description:
    'Turn text into upper, lower, sentence, or title case, or into camel, snake, and kebab case, with the rules of the language.',
  icon: 'text',
  related: ['word-counter', 'text-compare', 'utm-builder'],
  order: 10,
})
