import { aboutTool } from '../../engine/tool/about.ts'

export const about = aboutTool({
  slug: 'regex-tester',
  name: 'Regex tester',
  category: 'misc',
  runs: 'browser',
  desc: 'What a pattern matches, group by group, and what it says in words',
  description:
    'Test a regular expression on your text: every match with its groups, the pattern read out, and a warning before it hangs.',
  icon: 'search',
  order: 9,
})
