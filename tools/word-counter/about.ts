import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'word-counter',
  name: 'Word counter',
  title: 'Word counter with limits for each network',
  category: 'content',
  runs: 'browser',
  desc: 'Words, characters, bytes, and the limits that matter',
  description:
    'Count words, characters, sentences, and bytes against the limits of titles, posts, and text messages, as you type.',
  icon: 'count',
  related: ['readability-checker', 'case-converter', 'meta-tag-generator'],
  order: 5,
})
