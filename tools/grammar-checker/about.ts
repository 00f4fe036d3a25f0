import { aboutTool } from '../../engine/tool/about.ts'

export const about = aboutTool({
  slug: 'grammar-checker',
  name: 'Grammar and spelling',
  category: 'content',
  runs: 'browser',
  desc: 'Mistakes with the rule behind them and one click to repair',
  description:
    'Check English grammar and spelling in your browser, with the rule, a suggestion and one click to repair. Nothing is sent.',
  icon: 'check',
  order: 3,
})
