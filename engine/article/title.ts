import { type Declared, metaOf, oneLine, textsOf } from './declared.ts'
import { similarity } from './measures.ts'

const separators = /\s+(?:[|\-–—·•»›«/\\>]|::)\s+|\s*\|\s*/g
const MIN_WORDS = 4
const SAME = 0.75

/**
 * Returns the title of an article without the name of its site: as its JSON-LD, its metadata, its `title`, or its first
 * heading has it; '' if it has none.
 */
export function titleOf(declared: Declared, headings: { level: number; text: string }[]): string {
  const [headline] = textsOf(declared.article?.headline ?? declared.article?.name)
  const named = headline
    ? decode(headline)
    : metaOf(
        declared,
        'dc:title',
        'dc.title',
        'dcterm:title',
        'og:title',
        'weibo:article:title',
        'title',
        'twitter:title',
        'parsely-title',
      )
  const first = headings.find(({ level }) => level === 1)?.text
  const sites = [metaOf(declared, 'og:site_name', 'application-name')].filter((name) => name !== undefined)
  if (named) return withoutSite(named, sites, first)
  return withoutSite(declared.titleElement, sites, first) || first || headings[0]?.text || ''
}

/** JSON-LD may have character references, which it should not. */
const decode = (text: string) =>
  oneLine(
    text.replace(
      /&(amp|quot|apos|lt|gt|#\d+|#x[\da-f]+);/gi,
      (_, name: string) => characters[name.toLowerCase()] ?? fromCode(name),
    ),
  )

const characters: Record<string, string> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>' }

function fromCode(name: string) {
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
}

function withoutSite(title: string, sites: string[], heading: string | undefined): string {
  const parts = title.split(separators)
  if (parts.length < 2) return title
  if (heading && parts.some((part) => same(part, heading)))
    return heading.length <= title.length ? pick(title, heading) : title
  const last = parts.at(-1) ?? ''
  const isSite = sites.some((site) => same(site, last) || last.toLowerCase().includes(site.toLowerCase()))
  const cut = title.slice(0, title.lastIndexOf(last)).replace(/\s*(?:[|\-–—·•»›«/\\>]|::)\s*$/, '')
  if (isSite) return cut
  return cut.split(/\s+/).length >= MIN_WORDS && last.split(/\s+/).length < MIN_WORDS ? cut : title
}

/** The part of the title that is its heading, as the title spells it. */
const pick = (title: string, heading: string) => title.split(separators).find((part) => same(part, heading)) ?? heading

const same = (a: string, b: string) => similarity(a, b) > SAME && similarity(b, a) > SAME
