import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
  slug: 'regex-tester',
  name: 'Regex tester',
  title: 'Regex tester with groups and explanation',
  category: 'misc',
  runs: 'browser',
  desc: 'What a pattern matches, group by group, with an explanation',
  description:
    'Test a regular expression on your text: every match with its groups, the pattern explained, and a warning if it can hang.',
  icon: 'search',
  related: ['robots-txt-tester', 'text-compare', 'json-formatter'],
  order: 9,
})
