import { z } from 'zod'
import { Failure } from '../../engine/failures.ts'
import { defineTool } from '../../engine/tool/define-tool.ts'
import { field } from '../../engine/tool/field.ts'
import { about } from './about.ts'
import { readSources } from './read-sources.ts'
import { reportCopies } from './report.ts'
import { samples } from './sample.ts'

export const tool = defineTool({
  ...about,
  isLive: true,
  action: 'Compare',
  guide: [
    'Compares a text with up to three source texts, or more as files; use it to find copied passages when the possible sources are at hand, because it does not search the web.',
    'Returns each matching passage with its place in the source, and the share of the text that is copied.',
  ],
  input: z.object({
    text: field.text({
      label: 'Text to check',
      rows: 10,
      max: 500_000,
      empty: 'Paste the text that is to be checked first.',
    }),
    source: field.text({
      label: 'Source',
      rows: 8,
      isOptional: true,
      hint: 'What it may have been taken from. The web is not searched: only what stands here is compared.',
    }),
    source2: field.text({ label: 'Second source', rows: 4, isOptional: true, advanced: true }),
    source3: field.text({ label: 'Third source', rows: 4, isOptional: true, advanced: true }),
    files: field.files({
      label: 'Sources as files',
      accept: '.txt,.md,.html,.htm,text/plain,text/markdown,text/html',
      most: 20,
      isOptional: true,
    }),
    least: field.slider({
      label: 'Shortest copy that counts',
      hint: 'A run of this many equal words is found, wherever it stands.',
      min: 5,
      max: 25,
      default: 6,
      unit: 'words',
      advanced: true,
    }),
    leaveQuotations: field.flag({ label: 'Leave out what stands in quotation marks', advanced: true }),
  }),
  samples,
  libraries: [{ name: 'stemmer', does: 'Reduces English words to their stem (Porter, 1980), to find changed endings' }],
  limits: [
    'Only the sources you give are compared. That nothing is found does not say that a text is new.',
    'A thought in other words is no match: what counts are words in their order.',
    'Stems are English; in other languages only equal words agree.',
    'Four words that a source repeats more than 64 times are looked up at their first 64 places.',
    'Letters of another script that look alike, put in to deceive, are other letters here.',
  ],
  run: async ({ text, source, source2, source3, files, least, leaveQuotations }, { progress, signal }) => {
    const sources = await readSources([source, source2, source3], files)
    if (sources.length === 0) {
      const message = 'Paste a source, or choose a file, to compare the text with.'
      throw new Failure('invalid', { message, errors: { source: message } })
    }
    signal.throwIfAborted()
    const { compare } = await import('./compare.ts')
    const found = compare(text, sources, { least, leaveQuotations, progress })
    if (found.words === 0) {
      const message = 'There is no word in this text to compare.'
      throw new Failure('invalid', { message, errors: { text: message } })
    }
    return found
  },
  report: (found, { text, least }) => reportCopies(found, text, least),
})
