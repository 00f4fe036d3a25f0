import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'meta-tag-generator',
  name: 'Meta tag generator',
  title: 'Meta tag generator with Google preview',
  category: 'seo',
  runs: 'browser',
  desc: 'Title and description, cut off where a result page cuts them',
  description:
    'Write a title and description and see at once, in pixels, where a search result would cut them on phone and desktop.',
  icon: 'snippet',
  related: ['open-graph-checker', 'google-tag-analyzer', 'word-counter'],
  order: 19,
})
