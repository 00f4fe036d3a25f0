import { z } from 'zod'
import { Failure } from '../../engine/failures.ts'
import { pageText } from '../../engine/text/page-text.ts'
import { languages } from '../../engine/text/stop-words.ts'
import { defineTool } from '../../engine/tool/define-tool.ts'
import { field } from '../../engine/tool/field.ts'
import { about } from './about.ts'
import { reportPhrases } from './report.ts'
import { sample } from './sample.ts'

export const tool = defineTool({
  ...about,
  isLive: true,
  action: 'Extract',
  guide: [
    'Finds the key phrases that a text or an HTML page is about; use it for tags, summaries, and content audits.',
    'Returns the phrases in order of score, each with its count, density, spelling variants, and positions.',
  ],
  input: z.object({
    text: field.text({
      label: 'Text or HTML',
      rows: 12,
      isOptional: true,
      hint: 'In HTML, the title, first heading, and description count more.',
    }),
    file: field.files({
      label: 'Or a file',
      accept: '.txt,.md,.html,.htm,text/plain,text/html,text/markdown',
      maxFiles: 1,
      isOptional: true,
      hint: 'Text, Markdown, or HTML in UTF-8. Used only if no text is pasted.',
    }),
    language: field.choice({
      label: 'Language',
      options: languages,
      default: 'en',
      hint: 'English uses parts of speech and stems; other languages are split at function words.',
    }),
    top: field.number({ label: 'Phrases', min: 1, max: 100, default: 20 }),
    longest: field.slider({ label: 'Longest phrase', unit: 'words', min: 1, max: 4, default: 4, advanced: true }),
  }),
  samples: [sample],
  libraries: [
    { name: 'compromise', does: 'Distinguishes nouns from verbs in English' },
    { name: 'stemmer', does: 'Merges the forms of an English word' },
    { name: 'parse5', does: 'Reads pasted HTML' },
  ],
  limits: [
    'It finds what is written. It knows nothing about search demand.',
    'Below about 100 words, the order is little more than the order of first mention.',
    'Parts of speech are guessed from the context, so some phrases start or end one word too early.',
  ],
  run: async ({ text, file: [file], ...options }) => {
    const source = /\S/.test(text) ? text : file ? await readFile(file) : ''
    if (!/\S/.test(source))
      throw new Failure('invalid', {
        message: file ? `${file.name} is empty.` : 'There is nothing to read.',
        errors: { text: 'Paste a text or the source of a page, or choose a file.' },
      })
    const { extract } = await import('./extract.ts')
    const extracted = extract(await pageText(source), options)
    if (extracted.keyphrases.length === 0)
      throw new Failure('invalid', {
        message: 'No phrase was found: this text has no noun that could name a topic.',
        errors: { text: 'Paste running text in the language you chose.' },
      })
    return extracted
  },
  report: reportPhrases,
})

const MAX_LENGTH = 1_000_000

async function readFile(file: File): Promise<string> {
  const refuse = (message: string) => new Failure('invalid', { message, errors: { file: message } })
  if (file.size > MAX_LENGTH * 4) throw refuse(`${file.name} is larger than 4 MB: choose a smaller one.`)
  const bytes = await file.arrayBuffer()
  let content: string
  try {
    content = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw refuse(`${file.name} is not UTF-8 text. Save it as plain text, or paste its text.`)
  }
  if (content.includes('\0')) throw refuse(`${file.name} is not a text file: it contains NUL bytes.`)
  if (content.length > MAX_LENGTH)
    throw refuse(`${file.name} has more than 1,000,000 characters: choose a smaller part.`)
  return content
}
