import { bodiesOf, type FoundPage, find, findPages, readGlobal } from '#cms/database/client.ts'
import { fillIn } from '#engine/brand/fill-in.ts'
import { isEmptyList } from '#site/documents/live-paths.ts'
import { highlightWords, type Piece } from './highlight.ts'
import { snippetOf } from './snippet.ts'

/** A page as the list of results shows it. */
export type SearchResult = {
  kind: FoundPage['kind']
  /** The kind in a word: “Article”. */
  label: string
  href: string
  title: Piece[]
  snippet: Piece[]
  /** False if the page only announces a tool. */
  isOpen: boolean
}

export type SearchResults = {
  query: string
  /** The kind to which the list is limited. */
  kind: FoundPage['kind'] | undefined
  results: SearchResult[]
  /** Number of found pages of each kind, and of all. */
  counts: { kind: FoundPage['kind'] | undefined; label: string; count: number }[]
  /** False if no page fits the whole query; then `results` are the nearest pages. */
  isComplete: boolean
}

/** Number of results on the page. */
const MAX_SHOWN = 40
/** Number of suggestions below the field. */
const MAX_SUGGESTED = 7

const labels: Record<FoundPage['kind'], { one: string; many: string }> = {
  page: { one: 'Page', many: 'Pages' },
  service: { one: 'Service', many: 'Services' },
  tool: { one: 'Free tool', many: 'Free tools' },
  article: { one: 'Article', many: 'Articles' },
  'case-study': { one: 'Case study', many: 'Case studies' },
  vacancy: { one: 'Vacancy', many: 'Vacancies' },
}

/** Returns what the results page shows for a query; nothing for an empty one. */
export async function searchSite(typed: string, wanted: string | null): Promise<SearchResults> {
  const query = typed.trim()
  const { pages: found, isComplete, words } = await findPages(query)
  const pages = await withContent(found)
  const kind = Object.keys(labels).find((name): name is FoundPage['kind'] => name === wanted)
  const counts = countsOf(pages)
  const isKnown = counts.some((one) => one.kind === kind)
  const shown = pages.filter((page) => !kind || !isKnown || page.kind === kind).slice(0, MAX_SHOWN)
  const [bodies, brand] = await Promise.all([
    bodiesOf(shown.map(({ key }) => key)),
    readGlobal('brand'),
    noteInvented(shown),
  ])
  const results = shown.map((page) => ({
    ...toResult(page, words),
    snippet: snippetOf(fillIn({ summary: page.summary, body: bodies.get(page.key) ?? '' }, brand.name), words),
  }))
  return { query, kind: isKnown ? kind : undefined, results, counts, isComplete }
}

/** Reads the found case studies and vacancies, so that the page can say which of its content is invented. */
function noteInvented(pages: FoundPage[]) {
  return Promise.all(
    (['case-studies', 'vacancies'] as const).map(async (collection) => {
      const ids = pages.flatMap(({ key }) => (key.startsWith(`${collection} `) ? [key.split(' ')[1]] : []))
      if (ids.length > 0) await find(collection, { where: { id: { in: ids } }, select: { demo: true } })
    }),
  )
}

/** Responds to GET /api/search with the few best pages for what a visitor has typed so far. */
export async function suggestPages(url: URL) {
  const { pages, isComplete, words } = await findPages(url.searchParams.get('q') ?? '')
  const kind = url.searchParams.get('kind')
  const results = (await withContent(pages))
    .filter((page) => !kind || page.kind === kind)
    .slice(0, MAX_SUGGESTED)
    .map((page) => toResult(page, words))
  return { success: true, isComplete, results }
}

/**
 * Leaves out lists that show nothing. Documents are not looked up: one is in the search index as soon as it is stored,
 * and the paths that this process knows follow a moment later.
 */
async function withContent(pages: FoundPage[]) {
  const isShown = await Promise.all(pages.map(async ({ kind, path }) => kind !== 'page' || !(await isEmptyList(path))))
  return pages.filter((_, at) => isShown[at])
}

function toResult({ kind, path, title, isOpen }: FoundPage, words: string[]) {
  return { kind, label: labels[kind].one, href: path, title: highlightWords(title, words), isOpen }
}

/** Returns the number of all kinds together, then of each found kind, in a fixed order. */
function countsOf(pages: FoundPage[]): SearchResults['counts'] {
  const kinds = Object.entries(labels) as [FoundPage['kind'], { many: string }][]
  const found = kinds.map(([kind, { many }]) => ({
    kind,
    label: many,
    count: pages.filter((page) => page.kind === kind).length,
  }))
  return [{ kind: undefined, label: 'All', count: pages.length }, ...found.filter(({ count }) => count > 0)]
}
