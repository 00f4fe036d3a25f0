import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'language-detector',
  name: 'Language detector',
  title: 'Language detector, sentence by sentence',
  category: 'content',
  runs: 'browser',
  desc: 'The language of each sentence, with its confidence',
  description:
    'Detect the language of a text, sentence by sentence, with confidence, script, and the language code for hreflang.',
  icon: 'language',
  related: ['hreflang-checker', 'readability-checker', 'keyword-extract-tool'],
  order: 10,
})
