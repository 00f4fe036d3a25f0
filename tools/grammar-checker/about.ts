import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'grammar-checker',
  name: 'Grammar checker',
  title: 'Grammar checker that explains each rule',
  category: 'content',
  runs: 'browser',
  desc: 'Mistakes with the rule behind them and a one-click fix',
  description:
    'Check English grammar and spelling in your browser, with the rule, a suggestion, and a one-click fix. Nothing is sent.',
  icon: 'check',
  related: ['readability-checker', 'ai-content-rewriter', 'word-counter'],
  order: 3,
})
