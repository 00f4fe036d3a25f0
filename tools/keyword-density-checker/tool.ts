import { z } from 'zod'
import { Failure } from '#engine/failures.ts'
import { pageText } from '#engine/text/page-text.ts'
import { languages } from '#engine/text/stop-words.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import { asReadPage, OR_URL, pageUnlessText, readMainText, requireOne } from '#engine/web/text-source.ts'
import { about } from './about.ts'
import { densities } from './density.ts'
import { functionWordsIn } from './function-words.ts'
import { reportDensities } from './report.ts'
import { sample } from './sample.ts'

const MAX_KEYWORDS = 20

export const tool = defineTool({
  ...about,
  isLive: true,
  action: 'Count',
  guide: [
    'Counts the words and phrases of a text, of pasted HTML, or of the main text of a page; use it to see how often keywords appear, where they appear, and whether one is repeated too often.',
    'Returns the count and density of your keywords and of all phrases of one to four words, and any passage that repeats a phrase too closely.',
  ],
  input: z.object({
    text: field.text({
      label: 'Text or HTML',
      rows: 9,
      isOptional: true,
      hint: 'In HTML, the title, description, headings, and alternative text are counted separately.',
    }),
    url: field.pageUrl({ label: OR_URL, isOptional: true }),
    keywords: field.text({
      label: 'Keywords',
      rows: 2,
      isOptional: true,
      max: 2_000,
      hint: 'Optional, one per line.',
    }),
    language: field.choice({
      label: 'Language',
      options: { auto: 'Detect it', ...languages },
      default: 'auto',
      hint: 'Determines which words are function words, which are left out of the tables.',
    }),
  }),
  output: z.object({
    words: z.number().describe('Number of words'),
    differentWords: z.number().describe('Number of different words'),
    keywords: z.array(
      z.object({
        phrase: z.string(),
        count: z.number().describe('Occurrences'),
        density: z.number().describe('Percent of all words'),
        inTitle: z.boolean(),
        inDescription: z.boolean(),
      }),
    ),
  }),
  fetches: ['url'],
  needs: { page: ({ text, url }) => pageUnlessText(text, url) },
  samples: [
    sample,
    { label: 'A page by its URL', input: { text: '', url: 'https://example.com/', keywords: 'wool socks' } },
  ],
  libraries: [
    { name: 'parse5', does: 'Reads HTML' },
    { name: 'eld', does: 'Detects the language' },
    { name: 'stopword', does: 'Lists function words of 50 languages' },
  ],
  limits: [
    'No search engine publishes a recommended density. The figure describes a text; it is not a target.',
    'Forms of a word are counted separately: “sofa” and “sofas” are two words.',
    'Only letters and digits are compared: “C++” also matches each “C”. In French, “l’eau” is one word and does not count as “eau”.',
    'In HTML, the tool does not see what scripts add or stylesheets hide.',
    'If you enter a URL, the words of the main text are counted, without menus and footers; title, headings, and alternative text are those of the whole page.',
  ],
  run: async ({ text, url, keywords: asked, language }, { page: fetched }) => {
    requireOne({ text, url }, { missing: 'Paste a text or the source of a page, or enter a URL.' })
    const read = fetched ? await readMainText(fetched) : null
    const page = read ? { ...read.about, isHtml: true, text: read.text } : await pageText(text)
    const keywords = [...new Set(asked.split(/[\r\n]+/).map((line) => line.trim()))].filter((line) =>
      /[\p{L}\p{N}]/u.test(line),
    )
    if (keywords.length > MAX_KEYWORDS)
      throw new Failure('invalid', {
        message: `${keywords.length} keywords are too many: enter at most ${MAX_KEYWORDS}.`,
        errors: { keywords: `Enter at most ${MAX_KEYWORDS} lines.` },
      })
    const counted = densities(page, { keywords, isFunctionWord: await functionWordsIn(page.text, language) })
    if (counted.words === 0)
      throw new Failure('invalid', {
        message: page.isHtml ? 'This page shows no words without its scripts.' : 'This text contains no words.',
        errors: { text: page.isHtml ? 'Paste the rendered source, or the text itself.' : 'Paste a text with words.' },
      })
    return { ...counted, text: page.text, page: read && asReadPage(read) }
  },
  report: reportDensities,
})
