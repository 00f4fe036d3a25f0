import { Failure } from '#engine/failures.ts'
import type { Gather } from '#engine/tool/artifacts.ts'
import type { Finding } from '#engine/tool/blocks.ts'
import { headersOf } from '#engine/web/headers.ts'
import type { Page } from '#engine/web/page.ts'
import { isRefusal, stateOf } from '#engine/web/page-state.ts'
import { metaContent, readHead } from '#engine/web/read-head.ts'
import { readTags } from '#engine/web/read-tags.ts'

/** Whether a page can appear in results at all. `null`: it could not be read. */
export type PageCheck = { url: string; canRank: boolean | null; title: string | null; findings: Finding[] }

const references = {
  robots: { label: 'RFC 9309: Robots Exclusion Protocol', url: 'https://www.rfc-editor.org/rfc/rfc9309' },
  canonical: { label: 'RFC 6596: the canonical link relation', url: 'https://www.rfc-editor.org/rfc/rfc6596' },
  noindex: {
    label: 'MDN: <meta name="robots">',
    url: 'https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/meta/name/robots',
  },
  status: { label: 'RFC 9110: status codes', url: 'https://www.rfc-editor.org/rfc/rfc9110#name-status-codes' },
}
/**
 * The crawlers of engines, whose rules in robots.txt and robots meta elements apply. Other engines follow the rules for
 * all.
 */
const CRAWLERS: Record<string, string> = { Google: 'Googlebot', Bing: 'bingbot', DuckDuckGo: 'bingbot' }
const NOINDEX = /(?:^|[\s,:])(?:noindex|none)(?:$|[\s,])/i

/** Checks what may exclude a page from the results of an engine: status, robots.txt, noindex, and its canonical. */
export async function checkPage(url: string, engine: string | null, gather: Gather): Promise<PageCheck> {
  const crawler = engine === null ? undefined : CRAWLERS[engine]
  try {
    return readPage(await gather('page', { url, userAgent: crawler ?? 'AnyCrawler', accepts: 'anything' }), crawler)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return { url, canRank: null, title: null, findings: [unreadFinding(url, error.message)] }
  }
}

function readPage(page: Page, crawler: string | undefined): PageCheck {
  const { url } = page
  const state = stateOf(page)
  if (isRefusal(state)) return { url, canRank: null, title: null, findings: [unreadFinding(url, state.message)] }
  const blocking = page.robots?.isAllowed === false ? [robotsFinding(page, crawler)] : []
  if (state.kind !== 'ok')
    return { url, canRank: false, title: null, findings: [...blocking, stateFinding(page, state.message)] }
  const head = readHead(readTags(page.text), url)
  const tags = [metaContent(head, 'robots'), crawler && metaContent(head, crawler.toLowerCase())]
  const header = headersOf(page.headers, 'x-robots-tag').find((value) => isFor(value, crawler) && NOINDEX.test(value))
  const tag = tags.find((content) => content && NOINDEX.test(content))
  if (header) blocking.push(noindexFinding(`x-robots-tag: ${header}`))
  if (tag) blocking.push(noindexFinding(`<meta name="robots" content="${tag}">`))
  const canonical = head.links.find(({ rels }) => rels.includes('canonical'))?.url
  if (canonical && plain(canonical) !== plain(url)) blocking.push(canonicalFinding(url, canonical))
  const title = head.titles.find(({ text }) => text !== '')?.text ?? null
  return { url, title, canRank: blocking.length === 0, findings: blocking.length > 0 ? blocking : [pass(page)] }
}

/** Returns whether a header applies to a crawler, which it can name: `bingbot: noindex`. */
function isFor(value: string, crawler: string | undefined) {
  const [, agent] = /^\s*([\w-]+)\s*:(?!\/\/)/.exec(value) ?? []
  return agent === undefined || agent.toLowerCase() === crawler?.toLowerCase()
}

const plain = (url: string) => url.replace(/#.*$/, '').replace(/\/$/, '')

const unreadFinding = (url: string, message: string): Finding => ({
  id: 'page-not-read',
  severity: 'notice',
  title: 'Our server could not read your page, so its indexing was not checked.',
  why: 'Only a page that can be fetched shows whether it may be indexed.',
  evidence: `${url}: ${message}`,
  fix: 'Open the page in a private window. If it opens there, allow our bot to fetch it and check again.',
})

const stateFinding = ({ url, status }: Page, message: string): Finding => ({
  id: 'not-indexable',
  severity: 'critical',
  title: 'There is no page here that could appear in results.',
  why: 'Search engines list pages that respond with status 200 and HTML.',
  evidence: `${url}, status ${status}: ${message}`,
  fix: 'Enter the URL of a page that exists, or make this one respond with 200 and HTML.',
  ref: references.status,
})

const robotsFinding = ({ url, robots }: Page, crawler: string | undefined): Finding => ({
  id: 'robots-disallow',
  severity: 'critical',
  title: `robots.txt keeps ${crawler ?? 'crawlers'} away from the page.`,
  why: 'An engine that may not fetch a page does not know what it says. It can list the bare URL at most.',
  evidence: `${url}: ${robots?.rule ?? 'Disallow'}${robots?.line ? ` (line ${robots.line} of robots.txt)` : ''}`,
  fix: `Remove the rule, or add “Allow: ${new URL(url).pathname}” to its group.`,
  ref: references.robots,
})

const noindexFinding = (evidence: string): Finding => ({
  id: 'noindex',
  severity: 'critical',
  title: 'The page asks not to be in results (noindex).',
  why: 'Engines drop such a page the next time they crawl it.',
  evidence,
  fix: 'Remove noindex from the page or from the header of the server.',
  ref: references.noindex,
})

const canonicalFinding = (url: string, canonical: string): Finding => ({
  id: 'canonical-elsewhere',
  severity: 'warning',
  title: 'The page names another URL as its canonical.',
  why: 'Engines then list the other URL instead of this one.',
  evidence: `${url} → ${canonical}`,
  fix: `If this page is to rank, point its canonical link to ${url}. If not, look up the other one.`,
  ref: references.canonical,
})

const pass = ({ url, robots }: Page): Finding => ({
  id: 'can-be-indexed',
  severity: 'pass',
  title: 'The page can be in results: nothing keeps it out.',
  why: 'Its status is 200, it has no noindex, and its canonical is the page itself or absent.',
  evidence: `${url}${robots ? ', allowed by robots.txt' : ' (robots.txt could not be read)'}`,
})
