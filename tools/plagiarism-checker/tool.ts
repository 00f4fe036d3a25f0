import { z } from 'zod'
import { Failure } from '#engine/failures.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import { about } from './about.ts'
import { linesOf, MAX_URLS } from './lines-of.ts'
import { output } from './output.ts'
import { reportCopies } from './report.ts'
import { samples } from './sample.ts'

export const tool = defineTool({
  ...about,
  isLive: true,
  action: 'Compare',
  guide: [
    'Compares a text with up to five pages, three source texts, and 20 files, and on request with the pages that a web search for its rarest phrases returns; use it to find copied passages.',
    'Returns each matching passage with its place in the source, the share of the text that is copied, and how much of the text was searched.',
  ],
  input: z.object({
    text: field.text({
      label: 'Text to check',
      rows: 8,
      max: 500_000,
      empty: 'Paste the text to check first.',
    }),
    source: field.text({
      label: 'Source',
      rows: 6,
      isOptional: true,
      hint: 'The text it may have been copied from.',
    }),
    urls: field.text({
      label: 'Or the URLs of pages',
      rows: 2,
      isOptional: true,
      max: 10_000,
      placeholder: 'shop.com/page',
      hint: `Up to ${MAX_URLS}, one per line. Our server reads their main text.`,
    }),
    web: field.choice({
      label: 'Search the web, too',
      options: { '': 'No, compare the sources above', web: 'Yes, search for its rarest phrases' },
      default: '',
      hint: 'Our server sends phrases of 8 to 12 words to a search engine, and the whole text to a plagiarism service if one is connected.',
    }),
    ownSite: field.line({
      label: 'Your own site',
      isOptional: true,
      max: 300,
      placeholder: 'shop.com',
      hint: 'Results on it are not copies.',
      when: { field: 'web', is: ['web'] },
    }),
    phrases: field.slider({
      label: 'Phrases to search',
      min: 5,
      max: 30,
      default: 10,
      advanced: true,
      when: { field: 'web', is: ['web'] },
    }),
    source2: field.text({ label: 'Second source', rows: 4, isOptional: true, advanced: true }),
    source3: field.text({ label: 'Third source', rows: 4, isOptional: true, advanced: true }),
    files: field.files({
      label: 'Sources as files',
      advanced: true,
      accept: '.txt,.md,.html,.htm,text/plain,text/markdown,text/html',
      maxFiles: 20,
      isOptional: true,
    }),
    least: field.slider({
      label: 'Shortest copied passage',
      hint: 'Every run of at least this many equal words is found.',
      min: 5,
      max: 25,
      default: 6,
      unit: 'words',
      advanced: true,
    }),
    leaveQuotations: field.flag({ label: 'Ignore text in quotation marks', advanced: true }),
  }),
  output,
  fetches: ['urls', 'web'],
  // A plagiarism service takes minutes.
  timeLimit: 300,
  samples,
  needs: {
    pages: ({ urls }) => {
      const lines = linesOf(urls)
      return lines.length === 0 || lines.length > MAX_URLS ? undefined : lines.map((url) => ({ url }))
    },
  },
  libraries: [
    { name: 'parse5', does: 'Reads HTML' },
    { name: 'tldts', does: 'Finds the registrable domain of your own site by the Public Suffix List' },
    { name: 'stemmer', does: 'Reduces English words to their stems (Porter, 1980), to find changed endings' },
  ],
  limits: [
    'Only the sources you provide, and the pages that a search returns, are compared. If nothing is found, the text may still be copied from somewhere else.',
    'For a page that you name, the main text is compared; for one that a search returned, all text is. Text that scripts add is not read.',
    'A paraphrase is not a match: the tool compares words in order.',
    'Stems are English only; in other languages, only identical words match.',
    'If a source repeats the same four words more than 64 times, only the first 64 places are compared.',
    'Look-alike letters from another script, used to hide copying, count as different letters.',
  ],
  run: async (input, world) => {
    const lines = linesOf(input.urls)
    if (lines.length > MAX_URLS) {
      const message = `Enter at most ${MAX_URLS} URLs. These are ${lines.length}.`
      throw new Failure('invalid', { message, errors: { urls: message } })
    }
    const { checkText } = await import('./check-text.ts')
    return checkText(input, world)
  },
  report: (found, { text, least }, run) => reportCopies(found, text, least, run?.isPartial),
})
