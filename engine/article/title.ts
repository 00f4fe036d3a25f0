import { decodeReferences as decode } from './character-references.ts'
import { type Declared, metaOf, textsOf } from './declared.ts'
import { similarity } from './measures.ts'

const separators = /\s+(?:[|\-–—·•»›«/\\>]|::)\s+|\s*[|｜]\s*/g
const MIN_WORDS = 4
const MIN_HEADING = 12
const SAME = 0.75

const metaNames = [
  'dc:title',
  'dc.title',
  'dcterm:title',
  'og:title',
  'weibo:article:title',
  'title',
  'twitter:title',
  'parsely-title',
]

/**
 * Returns the title of an article without the name of its site, from its JSON-LD, its metadata, its `title`, or its
 * first heading; '' if there is none.
 */
export function titleOf(declared: Declared, headings: { level: number; text: string }[]): string {
  const headline = headlineOf(declared, headings)
  const named = headline ?? metaOf(declared, ...metaNames)
  const first = headings.find(({ level }) => level === 1)?.text
  const sites = [metaOf(declared, 'og:site_name', 'application-name')].filter((name) => name !== undefined)
  const shown = headings.filter(({ level }) => level === 1).map(({ text }) => text)
  if (named) return withoutSite(decode(named), sites, shown)
  return withoutSite(declared.titleElement, sites, shown) || first || headings[0]?.text || ''
}

/**
 * Returns the headline of JSON-LD, or its name if only the name is in the title or a heading: some pages have a
 * description as headline.
 */
function headlineOf({ article, titleElement }: Declared, headings: { text: string }[]): string | undefined {
  const stated = [...textsOf(article?.headline), ...textsOf(article?.name)]
  const shown = [titleElement, ...headings.map(({ text }) => text)]
  return stated.find((one) => shown.some((text) => similarity(text, one) > SAME)) ?? stated[0]
}

function withoutSite(title: string, sites: string[], headings: string[]): string {
  if (headings.includes(title)) return title
  const before = headings.find((heading) => isBefore(heading, title))
  if (before) return before
  const parts = title.split(separators)
  if (parts.length < 2) return title
  const shown = headings.flatMap((heading) => parts.find((part) => same(part, heading)) ?? [])
  // A first heading that equals the end of the title may be the name of the site.
  const part = shown[0] === parts.at(-1) ? shown.find((one) => one !== parts.at(-1)) : shown[0]
  if (part ?? shown[0]) return part ?? shown[0] ?? title
  const last = parts.at(-1) ?? ''
  const isSite = sites.some((site) => same(site, last) || last.toLowerCase().includes(site.toLowerCase()))
  const cut = title.slice(0, title.lastIndexOf(last)).replace(/\s*(?:[|\-–—·•»›«/\\>]|::)\s*$/, '')
  if (isSite) return cut
  return cut.split(/\s+/).length >= MIN_WORDS && last.split(/\s+/).length < MIN_WORDS ? cut : title
}

/** Returns whether a heading precedes a separator in a title; the separator may have no spaces: `Treeviz：phpspot`. */
const isBefore = (heading: string, title: string) =>
  heading.length >= MIN_HEADING &&
  title.startsWith(heading) &&
  /^(?:\s*[：_｜|]|\s+[–—-]|:(?=\S))/.test(title.slice(heading.length))

const same = (a: string, b: string) => similarity(a, b) > SAME && similarity(b, a) > SAME
