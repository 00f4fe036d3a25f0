import type { PageColumn } from '#audit/exports/page-columns.ts'
import type { PageRow } from '#audit/page-rows.ts'
import { shorten } from '#engine/text/shorten.ts'

export type PageValue = PageRow[keyof PageRow]

/** One for all cells, made with the first: a phone needs 60 ms for it, while nobody may look at the table. */
let figures: Intl.NumberFormat | undefined

function figureText(value: number) {
  figures ??= new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
  return figures.format(value)
}

/** Returns a value of the table of pages as text; an unknown one says so. */
export function valueText(value: PageValue): string {
  if (value === null) return 'unknown'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'number' ? figureText(value) : value
}

/** Columns of figures. The others are texts, of which URLs and codes are monospaced. */
const FIGURES = new Set<keyof PageRow>([
  ...(['errors', 'warnings', 'notices', 'depth', 'titlePixels', 'descriptionPixels', 'h1Count', 'h2Count'] as const),
  ...(['words', 'hreflang', 'linksIn', 'linksOut', 'externalLinks', 'rank', 'images', 'imagesWithoutAlt'] as const),
  ...(['scripts', 'stylesheets', 'elements', 'bytes', 'firstByteMs'] as const),
])
const CODES = new Set<keyof PageRow>(['url', 'canonical', 'robots', 'lang', 'ogImage', 'redirectsTo', 'mediaType'])
const WIDE = new Set<keyof PageRow>(['url', 'title', 'description', 'h1', 'canonical', 'ogImage', 'redirectsTo'])
const MIDDLE = new Set<keyof PageRow>(['template', 'reason', 'types', 'robots', 'mediaType'])

/** Characters of texts that fit into a column, by its width. A browser that cuts each cell itself scrolls slower. */
const LENGTHS = { wide: 38, middle: 22, small: 14 }

/** Returns a text as it fits into a column. */
export const fitted = (text: string, key: PageColumn['key']): string =>
  shorten(text, WIDE.has(key) ? LENGTHS.wide : MIDDLE.has(key) ? LENGTHS.middle : LENGTHS.small)

/** Returns the class of a column's cells: what it has, and how wide it is. */
export function cellClass(key: PageColumn['key']): string {
  if (key === 'status') return 'is-code'
  const kind = FIGURES.has(key) ? 'num mono' : CODES.has(key) ? 'mono' : ''
  return `${kind} ${WIDE.has(key) ? 'is-wide' : MIDDLE.has(key) ? 'is-middle' : ''}`.trim()
}

/** Returns how many columns have each width. Their sum is the width of the table, so no browser measures cells. */
export const columnCounts = (keys: PageColumn['key'][]) => {
  const wide = keys.filter((key) => WIDE.has(key)).length
  const middle = keys.filter((key) => MIDDLE.has(key)).length
  return { '--wide': wide, '--middle': middle, '--small': keys.length - wide - middle }
}

/** Returns the tone of a status, which its figure says as well. */
export function statusTone(status: number | null): 'pass' | 'warning' | 'critical' {
  if (status === null || status >= 400) return 'critical'
  return status >= 300 ? 'warning' : 'pass'
}

/**
 * Returns a URL as the table shows it: pages of the site without its origin.
 * @example shownUrl('https://a.example/b', 'https://a.example') // '/b'
 */
export const shownUrl = (url: string, origin: string): string =>
  url.startsWith(`${origin}/`) ? url.slice(origin.length) : url
