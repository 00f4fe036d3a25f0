import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'ai-crawler-checker',
  name: 'AI crawler checker',
  title: 'AI crawler checker: who may read your site',
  category: 'seo',
  runs: 'server',
  desc: 'Which AI bots may read you, and what they see without scripts',
  description:
    'See which AI crawlers a site admits or blocks, whether it has an llms.txt, and how much text remains without scripts.',
  icon: 'robot',
  related: ['robots-txt-tester', 'article-extractor', 'http-header-checker'],
  order: 26,
})
