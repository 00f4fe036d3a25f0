import { z } from 'zod'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import { about } from './about.ts'
import { findDangers } from './backtracking.ts'
import { foreignParts } from './foreign.ts'
import { compile, matchAll } from './match.ts'
import { output } from './output.ts'
import { groupNames, parsePattern } from './parse-pattern.ts'
import { reportMatches } from './report.ts'

export const tool = defineTool({
  ...about,
  isLive: true,
  action: 'Find matches',
  guide: [
    'Runs a JavaScript regular expression on a text and analyzes the pattern; use it to test a pattern, to replace text, or to check whether a pattern can be made to hang.',
    'Returns the matches with their groups and positions, the replaced text, an explanation of the pattern, and an attack string if it can be slow.',
  ],
  timeLimit: 3,
  input: z.object({
    pattern: field.line({
      label: 'Pattern',
      hint: 'Without the slashes around it.',
      empty: 'Enter a pattern, such as \\d+ for numbers.',
    }),
    flags: field.line({
      label: 'Flags',
      isOptional: true,
      default: 'g',
      max: 8,
      hint: 'g: all matches, i: ignore case, m: ^ and $ match at lines, s: dot matches line breaks, u or v: Unicode, y: sticky.',
    }),
    text: field.text({ label: 'Text', rows: 10, isOptional: true }),
    replacement: field.line({
      label: 'Replace with',
      isOptional: true,
      advanced: true,
      hint: '$1 is group 1, $<name> is a named group, and $& is the match. If this is empty, nothing is replaced.',
    }),
  }),
  output,
  samples: [
    {
      label: 'Dates in a change log',
      input: {
        pattern: '(?<year>\\d{4})-(?<month>\\d{2})-(?<day>\\d{2})',
        flags: 'gu',
        text: '2026-03-02 Filters of the sofa pages moved behind a button.\n2026-03-09 Canonicals of 340 filter pages changed.\nMeasured again on 2026-04-30; next look in May.',
        replacement: '$<day>.$<month>.$<year>',
      },
    },
    {
      label: 'A pattern that can hang',
      input: { pattern: '^(\\w+\\s?)*$', flags: 'g', text: 'wool socks from Maine' },
    },
  ],
  limits: [
    'The engine is your browser’s, or V8 on our server. Other programming languages have other rules.',
    'Slow patterns are found by analyzing their automaton and confirmed by counting steps. Backreferences are not analyzed, so a pattern that has one may be slow without a warning.',
    'More than 10,000 matches are not listed.',
  ],
  run: ({ pattern, flags, text, replacement }) => {
    const expression = compile(pattern, flags)
    const parts = parsePattern(pattern, flags)
    const { matches, isCut } = matchAll(expression, text, groupNames(parts))
    return {
      matches,
      isCut,
      parts,
      dangers: findDangers(parts, flags),
      foreign: foreignParts(pattern),
      // The flag d, which only adds positions, is removed because the visitor did not enter it.
      replaced: replacement === '' ? null : text.replace(new RegExp(pattern, flags), replacement),
      source: String(new RegExp(pattern, flags)),
    }
  },
  report: (found, { text }) => reportMatches(found, text),
})
