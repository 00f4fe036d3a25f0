import { z } from 'zod'
import { marketFields } from '#engine/search/markets.ts'
import { readKeywords } from '#engine/search/read-keywords.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import { about } from './about.ts'
import { output } from './output.ts'
import { reportDifficulty } from './report.ts'

const MAX_KEYWORDS = 10

export const tool = defineTool({
  ...about,
  action: 'Compute difficulty',
  guide: [
    'Computes from 0 to 100 how hard it is to get among the first ten results for up to ten keywords, from their authority, titles, and texts; use it to choose between keywords, with results from a provider or pasted ones.',
    'Returns the difficulty as a value or a range, its five parts in points, and the ten results with authority, referring domains, title match, and words; what is unknown is null.',
  ],
  input: z.object({
    keywords: field.text({
      label: 'Keywords',
      rows: 3,
      max: 10_000,
      empty: 'Enter at least one keyword.',
      placeholder: 'wool socks',
      hint: `One per line, up to ${MAX_KEYWORDS}.`,
    }),
    ...marketFields,
    pasted: field.text({
      label: 'Or the first results, pasted',
      rows: 4,
      isOptional: true,
      max: 100_000,
      hint: 'The URLs of the first ten results for one keyword, one per line. Then nothing is searched.',
    }),
    readsPages: field.flag({
      label: 'Read the pages of the results',
      hint: 'Their titles and texts count. Without them, the difficulty is a range.',
      default: true,
      advanced: true,
    }),
  }),
  output,
  samples: [
    { label: 'Two keywords', input: { keywords: 'wool socks\nhow to wash wool socks' } },
    {
      label: 'Results that were pasted',
      input: {
        keywords: 'web graph',
        pasted: 'https://en.wikipedia.org/wiki/Webgraph\nhttps://commoncrawl.org/web-graphs\nhttps://github.com/',
      },
    },
  ],
  libraries: [
    { name: 'tldts', does: 'Finds the registrable domain of a result by the Public Suffix List' },
    { name: 'stemmer', does: 'Reduces English words to their stems (Porter, 1980), to compare titles with keywords' },
  ],
  limits: [
    'The difficulty is a model with published weights. It does not know your own site, ads, or the season.',
    'Authority is that of the whole domain: a new page on a large platform gets the score of the platform.',
    'Only the HTML of a page is read. Text that scripts add is not counted.',
    'Intent is read from English words only; it is unknown if the keyword has none of them.',
  ],
  timeLimit: 180,
  run: async (input, ports) => {
    const keywords = readKeywords(input.keywords, MAX_KEYWORDS)
    const { computeAll, computePasted } = await import('./compute.ts')
    if (!/\S/.test(input.pasted)) return computeAll(keywords, input, ports)
    const { pastedForOne } = await import('#engine/search/pasted-results.ts')
    return computePasted(keywords[0] as string, pastedForOne(input.pasted, keywords), input, ports)
  },
  report: reportDifficulty,
  inShort: ({ keywords }) => ({ difficulty: keywords.map(({ keyword, value }) => ({ keyword, value })) }),
})
