import { aboutTool } from '../../engine/tool/about.ts'

export const about = aboutTool({
  slug: 'css-minifier',
  name: 'CSS minifier',
  category: 'code',
  runs: 'browser',
  desc: 'Smaller styles, with a list of what was merged or dropped',
  description:
    'Minify CSS with several engines, keep the smallest safe result and read what was merged or dropped on the way.',
  icon: 'styles',
  order: 2,
})
