import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'article-extractor',
  name: 'Article extractor',
  title: 'Article extractor: clean text from any URL',
  category: 'content',
  runs: 'server',
  desc: 'The article alone, without the page around it',
  description:
    'Extract the article of a page as clean text, Markdown, or HTML with its title, author, dates, images, and links.',
  icon: 'article',
  related: ['seo-content-optimization', 'readability-checker', 'images-extractor', 'schema-markup-generator'],
  order: 8,
})
