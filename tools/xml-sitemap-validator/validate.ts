import { withCommas } from '#engine/text/numbers.ts'
import {
  readSitemapWith,
  type SitemapElement,
  type SitemapFault,
  type SitemapParser,
} from '#engine/web/sitemap-reader.ts'
import { checkLoc, type Located } from './loc-rules.ts'
import { rules } from './rules.ts'
import { checkEntry, checkRoot, type Fault, SITEMAP_NS } from './schema/check-structure.ts'
import { collapse } from './schema/values.ts'

export type Broken = { count: number; places: Fault[] }
/** A broken rule, how often it is broken, and the first places. */
export type BrokenRule = { rule: string; count: number; places: { line: number; evidence: string }[] }
export type FileReport = {
  url: string
  kind: 'urlset' | 'sitemapindex' | 'feed' | 'text' | 'unknown'
  bytes: number
  entries: number
  locs: string[]
  /** Rules that the file breaks, with their first places. */
  broken: Map<string, Broken>
  /** Whether the XML Schema of sitemaps (version 0.9) accepts the file; `null` for text and feeds, which have none. */
  matchesSchema: boolean | null
  /** Entries with a date, and how many there are of each day. */
  days: Map<string, number>
  alternates: Map<string, { code: string; url: string; line: number }[]>
}

const MAX_PLACES = 5
const MAX_ENTRIES = 50_000
const MAX_BYTES = 52_428_800
const MAX_IMAGES = 1_000
const SAME_SHARE = 0.9
const MIN_FOR_SAME = 10
const XHTML = 'http://www.w3.org/1999/xhtml'
const IMAGES = 'http://www.google.com/schemas/sitemap-image/1.1'
const FIRST_WEB_YEAR = '1991'

/** Checks one file by all rules, entry by entry, and keeps only its URLs in memory. */
export async function validateFile(body: Uint8Array, settings: Settings): Promise<FileReport> {
  const { SaxesParser } = await import('saxes')
  return validateWith(SaxesParser, body, settings)
}

type Settings = { url?: string; coversHost?: boolean; now: number }

/** Does the same with a parser that is already loaded. */
export function validateWith(
  Parser: SitemapParser,
  body: Uint8Array,
  { url = '', coversHost = false, now }: Settings,
): FileReport {
  const report: FileReport = {
    url,
    kind: 'unknown',
    bytes: body.length,
    entries: 0,
    locs: [],
    broken: new Map(),
    matchesSchema: null,
    days: new Map(),
    alternates: new Map(),
  }
  const add = (fault: Fault) => addFault(report, fault)
  const located: Located = {
    sitemap: URL.canParse(url) ? new URL(url) : undefined,
    coversHost,
    seen: new Set(),
    schemes: new Set(),
  }
  const tomorrow = new Date(now + 86_400_000).toISOString().slice(0, 10)
  if (headOf(body) === '') {
    add({ rule: 'empty-file', line: 1, evidence: `${body.length} bytes` })
    report.matchesSchema = false
  } else if (isText(body, url)) {
    readText(report, body, (line, loc) => addAll(checkLoc(loc, line, located), add))
  } else if (isHtml(body)) {
    add({ rule: 'html', line: 1, evidence: 'The file is an HTML page.' })
    report.matchesSchema = false
  } else {
    let namespace = SITEMAP_NS
    const fault = readSitemapWith(Parser, body, {
      doctype: (line) => add({ rule: 'doctype', line, evidence: '<!DOCTYPE' }),
      root: (root) => {
        if (root.name === 'urlset' || root.name === 'sitemapindex') report.kind = root.name
        if (isFeed(root)) {
          report.kind = 'feed'
          add({ rule: 'feed', line: root.line, evidence: `<${root.name}>` })
          return
        }
        namespace = root.namespace
        addAll(checkRoot(root), add)
      },
      strayText: (line) => add({ rule: 'stray-text', line, evidence: 'text between entries' }),
      entry: (entry) => {
        if (report.kind === 'unknown') return
        if (report.kind === 'feed') {
          readFeed(report, entry, (line, loc) => addAll(checkLoc(loc, line, located), add))
          return
        }
        const expected = report.kind === 'urlset' ? 'url' : 'sitemap'
        addAll(checkEntry(entry, expected, namespace), add)
        if (entry.name === expected) readEntry(report, entry, { add, located, tomorrow })
      },
    })
    if (fault) add((fault.kind === 'not-well-formed' && bareAmpersand(body, fault.line)) || faultOf(fault))
    else if (report.kind !== 'unknown' && report.entries === 0)
      add({ rule: 'empty', line: 1, evidence: `<${report.kind}>` })
    report.matchesSchema =
      report.kind === 'feed' ? null : ![...report.broken.keys()].some((rule) => rules[rule]?.isSchema)
  }
  checkWhole(report, located, add)
  return report
}

/** Returns the broken rules as a list, as the report and the tool's data have them. */
export function listBroken(broken: FileReport['broken']): BrokenRule[] {
  return [...broken].map(([rule, { count, places }]) => ({
    rule,
    count,
    places: places.map(({ line, evidence }) => ({ line, evidence })),
  }))
}

/** Counts a broken rule, and keeps its first places. */
export function addFault({ broken }: Pick<FileReport, 'broken'>, fault: Fault) {
  const known = broken.get(fault.rule) ?? { count: 0, places: [] }
  known.count++
  if (known.places.length < MAX_PLACES) known.places.push(fault)
  broken.set(fault.rule, known)
}

const addAll = (faults: Fault[], add: (fault: Fault) => void) => {
  for (const fault of faults) add(fault)
}

type Reading = { add: (fault: Fault) => void; located: Located; tomorrow: string }

function readEntry(report: FileReport, { children, line }: SitemapElement, { add, located, tomorrow }: Reading) {
  report.entries++
  const loc = collapse(children.find(({ name }) => name === 'loc')?.text ?? '')
  if (loc !== '') {
    report.locs.push(loc)
    addAll(checkLoc(loc, line, located), add)
  }
  const lastmod = children.find(({ name }) => name === 'lastmod')
  const day = collapse(lastmod?.text ?? '').slice(0, 10)
  if (isCalendarDay(day)) {
    report.days.set(day, (report.days.get(day) ?? 0) + 1)
    if (day > tomorrow) add({ rule: 'future-date', line: lastmod?.line ?? line, evidence: `<lastmod>${day}` })
    if (day < FIRST_WEB_YEAR) add({ rule: 'old-date', line: lastmod?.line ?? line, evidence: `<lastmod>${day}` })
  }
  const ignored = children.find(({ name }) => name === 'changefreq' || name === 'priority')
  if (ignored) add({ rule: 'ignored-elements', line: ignored.line, evidence: `<${ignored.name}>` })
  const images = children.filter(({ name, namespace }) => name === 'image' && namespace === IMAGES).length
  if (images > MAX_IMAGES) add({ rule: 'too-many-images', line, evidence: `${images} images` })
  const links = children.filter(
    ({ name, namespace, attributes }) =>
      name === 'link' && namespace === XHTML && attributes.hreflang && attributes.href,
  )
  if (links.length > 0 && loc !== '')
    report.alternates.set(
      loc,
      links.map((link) => ({ code: link.attributes.hreflang ?? '', url: link.attributes.href ?? '', line: link.line })),
    )
}

function checkWhole(report: FileReport, { schemes }: Located, add: (fault: Fault) => void) {
  const { entries, bytes, days, alternates, locs } = report
  if (entries > MAX_ENTRIES) add({ rule: 'too-many', line: 1, evidence: `${withCommas(entries)} entries` })
  if (bytes > MAX_BYTES) add({ rule: 'too-large', line: 1, evidence: `${withCommas(bytes)} bytes` })
  if (schemes.size > 1) add({ rule: 'mixed-schemes', line: 1, evidence: [...schemes].join(' and ') })
  const dated = [...days.values()].reduce((sum, count) => sum + count, 0)
  const [day = '', most = 0] = [...days].sort((a, b) => b[1] - a[1])[0] ?? []
  if (
    report.kind === 'urlset' &&
    entries > 0 &&
    dated === 0 &&
    !report.broken.has('short-date') &&
    !report.broken.has('date')
  )
    add({ rule: 'no-dates', line: 1, evidence: `0 of ${entries} entries` })
  if (dated >= MIN_FOR_SAME && most / dated >= SAME_SHARE)
    add({ rule: 'same-dates', line: 1, evidence: `${most} of ${dated} dates are ${day}` })
  const listed = alternates.size > 0 ? new Set(locs) : undefined
  for (const [loc, versions] of alternates)
    for (const { url, line, code } of versions) {
      if (url === loc) continue
      const evidence = `${loc} names ${url} as ${code}`
      if (!listed?.has(url)) add({ rule: 'alternate-unlisted', line, evidence })
      else if (!alternates.get(url)?.some((back) => back.url === loc)) add({ rule: 'alternate-return', line, evidence })
    }
}

const HEAD_BYTES = 200
const headOf = (body: Uint8Array) => new TextDecoder().decode(body.subarray(0, HEAD_BYTES)).replace(/^[\uFEFF\s]+/, '')

/** Returns whether the body is HTML, because servers often send a “not found” page instead of a sitemap. */
const isHtml = (body: Uint8Array) => /^<(?:!doctype\s+html|html)\b/i.test(headOf(body))

/** Returns whether the body is a text file with one URL per line (sitemaps.org, “Text file”). */
const isText = (body: Uint8Array, url: string) => {
  const head = headOf(body)
  return !head.startsWith('<') && (/\.txt(?:\.gz)?(?:[?#]|$)/i.test(url) || /^https?:\/\//i.test(head))
}

const faultOf = ({ kind, line, message }: SitemapFault): Fault => ({
  rule: kind === 'encoding' ? 'encoding' : 'not-well-formed',
  line,
  evidence: message,
})

/**
 * Returns the ampersand that begins no reference (XML 1.0, 4.1), which parsers notice later, and as another error:
 * “unclosed tag”. Searches the lines up to that of the parser’s error.
 */
function bareAmpersand(body: Uint8Array, until: number): Fault | undefined {
  const lines = new TextDecoder().decode(body).split('\n', until)
  const at = lines.findIndex((line) => BARE_AMPERSAND.test(line.replace(/<!\[CDATA\[.*?\]\]>/g, '')))
  if (at < 0) return undefined
  return { rule: 'ampersand', line: at + 1, evidence: (lines[at] ?? '').trim().slice(0, 200) }
}

const BARE_AMPERSAND = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)/i

const ATOM = /^http:\/\/(?:www\.w3\.org\/2005\/Atom|purl\.org\/atom\/ns#)$/

/** Returns whether a root is that of a feed that search engines read as a sitemap: RSS 2.0, Atom 1.0 and 0.3. */
const isFeed = ({ name, namespace }: SitemapElement) => name === 'rss' || (name === 'feed' && ATOM.test(namespace))

/** Reads the URLs of a channel of RSS, or of an entry of Atom. */
function readFeed(
  report: FileReport,
  { name, children, line }: SitemapElement,
  onLoc: (line: number, loc: string) => void,
) {
  const entries = name === 'channel' ? children.filter((child) => child.name === 'item') : []
  const add = (loc: string, at: number) => {
    report.entries++
    if (loc === '') return
    report.locs.push(loc)
    onLoc(at, loc)
  }
  for (const item of entries) {
    const link = item.children.find((child) => child.name === 'link' && child.namespace === '')
    add(collapse(link?.text ?? ''), link?.line ?? item.line)
  }
  if (name !== 'entry') return
  const link = children.find((child) => child.name === 'link' && (child.attributes.rel ?? 'alternate') === 'alternate')
  add(link?.attributes.href?.trim() ?? '', link?.line ?? line)
}

function readText(report: FileReport, body: Uint8Array, onLoc: (line: number, loc: string) => void) {
  report.kind = 'text'
  for (const [index, raw] of new TextDecoder()
    .decode(body)
    .split(/\r\n|\r|\n/)
    .entries()) {
    const loc = raw.trim()
    if (loc === '') continue
    report.entries++
    report.locs.push(loc)
    onLoc(index + 1, loc)
  }
}

/** Returns whether a text is a day that exists: not February 30. */
function isCalendarDay(text: string) {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
