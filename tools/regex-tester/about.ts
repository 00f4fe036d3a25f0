import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'regex-tester',
  name: 'Regex tester',
  category: 'misc',
  runs: 'browser',
  desc: 'What a pattern matches, group by group, with an explanation',
  description:
    'Test a regular expression on your text: every match with its groups, the pattern explained, and a warning if it can hang.',
  icon: 'search',
  order: 9,
})
