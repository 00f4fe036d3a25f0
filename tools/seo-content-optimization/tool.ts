import { z } from 'zod'
import { Failure } from '#engine/failures.ts'
import { languages } from '#engine/text/stop-words.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import { about } from './about.ts'
import { output } from './output.ts'
import { reportContent } from './report.ts'
import { sample } from './sample.ts'

const MAX_RIVALS = 5

export const tool = defineTool({
  ...about,
  isLive: true,
  action: 'Compare',
  guide: [
    'Checks a draft or a page against a target keyword and up to five rival pages; use it before publishing, or when a page ranks below others.',
    'Returns a score per factor, the count of each term beside the minimum, median, and maximum of the rivals, missing names and questions, and an outline.',
  ],
  input: z.object({
    keyword: field.line({
      label: 'Target keyword',
      placeholder: 'merino wool socks',
      max: 200,
      empty: 'Enter the keyword that people should find the page with.',
    }),
    text: field.text({
      label: 'Draft',
      rows: 14,
      isOptional: true,
      hint: 'Text, Markdown, or HTML. Without a URL below, it stays in your browser.',
    }),
    url: field.pageUrl({ label: 'Or your page', isOptional: true, hint: 'Used if there is no draft.' }),
    rivals: field.text({
      label: 'Rival pages',
      rows: 3,
      isOptional: true,
      max: 10_000,
      placeholder: 'rival.com/page',
      hint: `Up to ${MAX_RIVALS} URLs, one per line. Our server fetches them.`,
    }),
    language: field.choice({
      label: 'Language',
      options: languages,
      default: 'en',
      hint: 'English words are compared by their stem, words of other languages as they are.',
    }),
  }),
  output,
  fetches: ['url', 'rivals'],
  samples: [
    sample,
    {
      label: 'A page beside a rival',
      input: { keyword: 'wool socks', text: '', url: 'https://example.com/', rivals: 'https://rival.example.com/' },
    },
  ],
  needs: {
    page: ({ text, url }) => (/\S/.test(text) || url.trim() === '' ? undefined : { url }),
    pages: ({ rivals }) => {
      const lines = linesOf(rivals)
      return lines.length === 0 || lines.length > MAX_RIVALS ? undefined : lines.map((url) => ({ url }))
    },
  },
  libraries: [
    { name: 'parse5', does: 'Reads HTML' },
    { name: 'stemmer', does: 'Merges the forms of an English word' },
    { name: 'cmu-pronouncing-dictionary', does: 'Counts the syllables of English words' },
  ],
  limits: [
    'A term that rivals use may be wrong for you. The scores describe a text; they do not predict a position.',
    'It cannot see whether a text is true, useful, or written by an expert.',
    'Rivals are the pages you name. It does not know who ranks for the keyword.',
    'Names are found by capital letters, so German nouns count as names.',
    'Text that scripts add to a page is not read.',
  ],
  run: async ({ keyword, text, url, rivals, language }, { page, pages, signal }) => {
    const lines = linesOf(rivals)
    const isDraft = /\S/.test(text)
    if (lines.length > MAX_RIVALS)
      throw refuse('rivals', `Enter at most ${MAX_RIVALS} rival pages. These are ${lines.length}.`)
    if (!(isDraft || page)) throw refuse('text', 'Paste a draft, or enter the URL of your page.')
    const { isRead, whyUnread } = await import('#engine/web/received-page.ts')
    const { readTypedUrl } = await import('#engine/web/typed-url.ts')
    const { compareContent } = await import('./compare.ts')
    const { readContent } = await import('./content.ts')
    const typed = readTypedUrl(url)
    const address = isDraft || !page ? ('url' in typed ? typed.url : null) : page.url
    const yours = await readContent(isDraft || !page ? text : page.text, address ?? undefined)
    if (!/[\p{L}\p{N}]/u.test(yours.text))
      throw refuse(isDraft ? 'text' : 'url', 'This page shows no words without its scripts.')
    const unread: { url: string; message: string }[] = []
    const read: { url: string; content: typeof yours }[] = []
    for (const one of pages ?? []) {
      signal.throwIfAborted()
      if (!isRead(one)) unread.push({ url: one.requestedUrl, message: whyUnread(one) })
      else read.push({ url: one.url, content: await readContent(one.text, one.url) })
    }
    return { ...(await compareContent({ keyword, yours, rivals: read, language })), url: address, unread }
  },
  report: reportContent,
})

const linesOf = (text: string) =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

const refuse = (name: string, message: string) => new Failure('invalid', { message, errors: { [name]: message } })
