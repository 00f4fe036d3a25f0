import { z } from 'zod'
import { Failure } from '#engine/failures.ts'
import { pageText } from '#engine/text/page-text.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import { asReadPage, OR_URL, pageUnlessText, readMainText, requireOne } from '#engine/web/text-source.ts'
import { about } from './about.ts'
import { choices } from './choices.ts'
import { output } from './output.ts'
import { reportPhrases } from './report.ts'
import { sample } from './sample.ts'

export const tool = defineTool({
  ...about,
  isLive: true,
  action: 'Extract',
  guide: [
    'Finds the key phrases that a text, pasted HTML, or the main text of a page is about; use it for tags, summaries, and content audits.',
    'Returns the phrases in order of score, each with its count, density, spelling variants, and positions.',
  ],
  input: z.object({
    text: field.text({
      label: 'Text or HTML',
      rows: 7,
      isOptional: true,
      hint: 'In HTML, the title, first heading, and description count more.',
    }),
    url: field.pageUrl({ label: OR_URL, isOptional: true }),
    file: field.files({
      label: 'Or a file',
      advanced: true,
      accept: '.txt,.md,.html,.htm,text/plain,text/html,text/markdown',
      maxFiles: 1,
      isOptional: true,
      hint: 'Text, Markdown, or HTML in UTF-8. Used only if no text is pasted.',
    }),
    language: field.choice({
      label: 'Language',
      options: choices,
      default: 'auto',
      hint: 'English uses parts of speech and stems; other languages are split at function words.',
    }),
    top: field.number({ label: 'Phrases', min: 1, max: 100, default: 20 }),
    longest: field.slider({ label: 'Longest phrase', unit: 'words', min: 1, max: 4, default: 4, advanced: true }),
  }),
  output,
  fetches: ['url'],
  needs: { page: ({ text, url }) => pageUnlessText(text, url) },
  samples: [sample, { label: 'A page by its URL', input: { text: '', url: 'https://example.com/' } }],
  libraries: [
    { name: 'compromise', does: 'Distinguishes nouns from verbs in English' },
    { name: 'stemmer', does: 'Merges the forms of an English word' },
    { name: 'stopword', does: 'Lists function words of 37 languages' },
    { name: 'eld', does: 'Measures how similar a text is to 60 languages, to detect its language' },
    { name: 'parse5', does: 'Reads HTML' },
  ],
  limits: [
    'It finds what is written. It knows nothing about search demand.',
    'Below about 100 words, the order is little more than the order of first mention.',
    'Parts of speech are guessed from the context, so some phrases start or end one word too early. Languages other than English have none here: a verb can be among the phrases.',
    'If you enter a URL, only the main text of the page is ranked; title, heading, and description are shown but add no weight.',
  ],
  run: async ({ text, url, file: [file], language, ...options }, { page }) => {
    const [{ extract }, { readLanguage }] = await Promise.all([import('./extract.ts'), import('./read-language.ts')])
    const missing = 'Paste a text or the source of a page, enter a URL, or choose a file.'
    requireOne({ text: text || (file?.name ?? ''), url }, { missing })
    if (page) {
      const read = await readMainText(page)
      const extracted = extract(
        { ...read.about, isHtml: true, text: read.text },
        { ...options, read: await readLanguage(read.text, language), weighsPlaces: false },
      )
      return requirePhrases({ ...extracted, page: asReadPage(read) }, 'url')
    }
    const source = /\S/.test(text) ? text : file ? await readFile(file) : ''
    if (!/\S/.test(source))
      throw new Failure('invalid', {
        message: file ? `${file.name} is empty.` : 'There is nothing to read.',
        errors: { text: missing },
      })
    const content = await pageText(source)
    const extracted = extract(content, {
      ...options,
      read: await readLanguage(content.text, language),
      weighsPlaces: true,
    })
    return requirePhrases({ ...extracted, page: null }, 'text')
  },
  report: reportPhrases,
})

function requirePhrases<Found extends { keyphrases: unknown[] }>(found: Found, name: string): Found {
  if (found.keyphrases.length > 0) return found
  throw new Failure('invalid', {
    message: 'No phrase was found: this text has no noun that could name a topic.',
    errors: { [name]: 'Use running text, and check the language.' },
  })
}

/** As for a text that a field takes as a file. */
const MAX_FILE_BYTES = 5_000_000

async function readFile(file: File): Promise<string> {
  const refuse = (message: string) => new Failure('invalid', { message, errors: { file: message } })
  if (file.size > MAX_FILE_BYTES) throw refuse(`${file.name} is larger than 5 MB: choose a smaller one.`)
  const bytes = await file.arrayBuffer()
  let content: string
  try {
    content = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw refuse(`${file.name} is not UTF-8 text. Save it as plain text, or paste its text.`)
  }
  if (content.includes('\0')) throw refuse(`${file.name} is not a text file: it contains NUL bytes.`)
  return content
}
