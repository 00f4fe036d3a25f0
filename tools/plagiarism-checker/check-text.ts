import { asFailedLookup } from '#engine/data-providers/as-failed-lookup.ts'
import { Failure } from '#engine/failures.ts'
import { countOf } from '#engine/text/count-of.ts'
import type { Gather } from '#engine/tool/artifacts.ts'
import type { Ports } from '#engine/tool/ports.ts'
import type { ReceivedPage } from '#engine/web/page.ts'
import type { ReadPage } from '#engine/web/text-source.ts'
import { MIN_WORDS } from './choose-phrases.ts'
import { type Comparison, compare, type Source } from './compare.ts'
import { readPages, readWholePages, type UnreadSource } from './read-pages.ts'
import { readSources } from './read-sources.ts'
import { searchWeb, type WebPage, type WebSearch, withCopies } from './search-web.ts'
import { tokensOf } from './tokens.ts'

/** The result of the web search, with the share of the text that was searched. */
export type WebCheck = WebSearch & { read: number; unread: UnreadSource[] }

/** The result if there was nothing to compare the text with, so nothing is known about it. */
type Uncompared = { words: number; copiedWords: null; uniquePct: null; longestCopy: null; matches: []; sources: [] }

export type CheckedText = (Comparison | Uncompared) & {
  /** The pages that the visitor named. */
  pages: ReadPage[]
  unread: UnreadSource[]
  /** `null`: the web was not searched. */
  web: WebCheck | null
}

type Input = {
  text: string
  source: string
  source2: string
  source3: string
  files: File[]
  least: number
  leaveQuotations: boolean
  web: string
  phrases: number
  ownSite: string
}
type World = Ports & { gather: Gather; pages?: ReceivedPage[] | undefined }

/** Number of pages that are fetched and compared before the next partial result. */
const PAGES_AT_ONCE = 10

/**
 * Compares a text with the visitor's sources, and with the pages that a search for its rarest phrases returns.
 * @throws {Failure} invalid, if there are neither, or the text has no words
 */
export async function checkText(input: Input, world: World): Promise<CheckedText> {
  const { text, source, source2, source3, files, least, leaveQuotations } = input
  const words = tokensOf(text).length
  if (words === 0) throw refuse('text', 'This text contains no words to compare.')
  const { read, unread } = await readPages(world.pages)
  const ofPages = read.map(({ url: name, text }) => ({ name, text }))
  const sources = [...(await readSources([source, source2, source3], files)), ...ofPages]
  const isWeb = input.web === 'web'
  if (sources.length === 0 && !isWeb) {
    const [first] = unread
    throw first ? refuse('urls', `${first.url}: ${first.message}`) : refuse('source', NO_SOURCE)
  }
  if (sources.length > 0 && words < least) throw refuse('text', tooShort('text', words, least))
  const longest = Math.max(...sources.map((one) => tokensOf(one.text).length))
  if (sources.length > 0 && longest < least && !isWeb)
    throw refuse(ofPages.length === sources.length ? 'urls' : 'source', tooShort('source', longest, least))
  if (sources.length === 0 && words < MIN_WORDS)
    throw refuse('text', `Enter at least ${MIN_WORDS} words to search the web for.`)
  world.signal.throwIfAborted()
  const compareAll = (all: Source[]) => compare(text, all, { least, leaveQuotations, progress: world.progress })
  const base = { pages: read, unread }
  if (!isWeb) return { ...compareAll(sources), ...base, web: null }
  return checkWeb(input, world, { base, sources, words, compareAll })
}

type Own = {
  base: Pick<CheckedText, 'pages' | 'unread'>
  sources: Source[]
  words: number
  compareAll: (all: Source[]) => Comparison
}

async function checkWeb(
  { text, phrases, ownSite }: Input,
  { gather, signal, progress, partial }: World,
  { base, sources, words, compareAll }: Own,
): Promise<CheckedText> {
  // A service responds after minutes, so the results of the search are shown first.
  const service = gather('copies', { text }).catch(asFailedLookup)
  const onSearch = (done: number, total: number) => progress(done, total, 'Searching for phrases')
  let search = await searchWeb(text, { phrases, ownSite, gather, signal, onSearch })
  const all = [...sources]
  const unread: UnreadSource[] = []
  let read = 0
  const result = (): CheckedText => ({
    ...(all.length > 0 ? compareAll(all) : uncompared(words)),
    ...base,
    web: { ...search, read, unread: [...unread] },
  })
  const readAll = async (list: WebPage[]) => {
    for (let at = 0; at < list.length; at += PAGES_AT_ONCE) {
      signal.throwIfAborted()
      progress(at, list.length, 'Reading pages')
      const requests = list.slice(at, at + PAGES_AT_ONCE).map(({ url }) => ({ url }))
      const pages = await readWholePages(await gather('pages', requests))
      all.push(...pages.read)
      read += pages.read.length
      unread.push(...pages.unread)
      partial(result())
    }
  }
  await readAll(search.pages)
  const before = search.pages.length
  search = withCopies(search, await service, ownSite)
  await readAll(search.pages.slice(before))
  return result()
}

const uncompared = (words: number): Uncompared => ({
  words,
  copiedWords: null,
  uniquePct: null,
  longestCopy: null,
  matches: [],
  sources: [],
})

const NO_SOURCE =
  'To compare the text with something, paste a source, enter the URL of a page, choose a file, or search the web.'

/** Nothing can be found in so few words, which is no proof that nothing was copied. */
const tooShort = (what: string, words: number, least: number) =>
  `The ${what} has ${countOf(words, 'word')}, and passages of ${least} words or more are compared. Enter a longer ${what}, or choose a shorter passage under Options.`

const refuse = (field: string, message: string) => new Failure('invalid', { message, errors: { [field]: message } })
