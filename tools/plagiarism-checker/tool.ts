import { z } from 'zod'
import { Failure } from '../../engine/failures.ts'
import { defineTool } from '../../engine/tool/define-tool.ts'
import { field } from '../../engine/tool/field.ts'
import { about } from './about.ts'
import { linesOf, MAX_URLS, readPages } from './read-pages.ts'
import { readSources } from './read-sources.ts'
import { reportCopies } from './report.ts'
import { samples } from './sample.ts'

export const tool = defineTool({
  ...about,
  isLive: true,
  action: 'Compare',
  guide: [
    'Compares a text with up to five pages, three source texts, and 20 files; use it to find copied passages when the possible sources are known, because it does not search the web.',
    'Returns each matching passage with its place in the source, and the share of the text that is copied.',
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
      hint: 'The text it may have been copied from. The web is not searched; only the sources here are compared.',
    }),
    urls: field.text({
      label: 'Or the addresses of pages',
      rows: 2,
      isOptional: true,
      max: 10_000,
      placeholder: 'shop.com/page',
      hint: `Up to ${MAX_URLS}, one per line. Our server reads their main text.`,
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
  fetches: ['urls'],
  samples,
  needs: {
    pages: ({ urls }) => {
      const lines = linesOf(urls)
      return lines.length === 0 || lines.length > MAX_URLS ? undefined : lines.map((url) => ({ url }))
    },
  },
  libraries: [
    { name: 'parse5', does: 'Reads HTML' },
    { name: 'stemmer', does: 'Reduces English words to their stems (Porter, 1980), to find changed endings' },
  ],
  limits: [
    'Only the sources you provide are compared. If nothing is found, the text may still be copied from somewhere else.',
    'Of a page, the main text is compared, without comments and without text that scripts add.',
    'A paraphrase is not a match: the tool compares words in order.',
    'Stems are English only; in other languages, only identical words match.',
    'If a source repeats the same four words more than 64 times, only the first 64 places are compared.',
    'Look-alike letters from another script, used to hide copying, count as different letters.',
  ],
  run: async (input, { pages, progress, signal }) => {
    const { text, source, source2, source3, urls, files, least, leaveQuotations } = input
    const lines = linesOf(urls)
    if (lines.length > MAX_URLS) {
      const message = `Enter at most ${MAX_URLS} addresses. These are ${lines.length}.`
      throw new Failure('invalid', { message, errors: { urls: message } })
    }
    const { read, unread } = await readPages(pages)
    const ofPages = read.map(({ url: name, text }) => ({ name, text }))
    const sources = [...(await readSources([source, source2, source3], files)), ...ofPages]
    if (sources.length === 0) {
      const [first] = unread
      const message = first
        ? `${first.url}: ${first.message}`
        : 'Paste a source, enter the address of a page, or choose a file, to compare the text with.'
      throw new Failure('invalid', { message, errors: { [first ? 'urls' : 'source']: message } })
    }
    signal.throwIfAborted()
    const { compare } = await import('./compare.ts')
    const found = compare(text, sources, { least, leaveQuotations, progress })
    if (found.words === 0) {
      const message = 'This text contains no words to compare.'
      throw new Failure('invalid', { message, errors: { text: message } })
    }
    return { ...found, pages: read, unread }
  },
  report: (found, { text, least }) => reportCopies(found, text, least),
})
