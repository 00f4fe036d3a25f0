import { registrableDomain } from '#engine/search/registrable-domain.ts'
import { countOf } from '#engine/text/count-of.ts'
import { kilobytes } from '#tools/page-speed-checker/format.ts'
import type { Evidence } from '../../evidence.ts'
import { bytesInside, isBlockingScript, isScript } from '../../page/scripts.ts'
import { elementsNamed } from '../../page/tag-index.ts'
import { pageRule, tagEvidence } from '../../rule.ts'
import { source } from '../../sources.ts'

const HTML = 'HTML pages that visitors see.'
const MAX_STYLESHEETS = 10
const MAX_SCRIPT_BYTES = 100_000
const MAX_STYLE_BYTES = 50_000
const MAX_HOSTS = 10
const LOADED = new Set(['script', 'stylesheet', 'iframe', 'img'])

export const resourceRules = [
  pageRule({
    id: 'script-blocks-rendering',
    group: 'speed',
    severity: 'warning',
    scope: 'html',
    fault: 'where nothing shows until a script has run',
    measures: 'Scripts in the head that have a URL and neither async, defer, nor type="module".',
    appliesTo: HTML,
    why: 'The browser shows nothing until such a script has been downloaded and has run.',
    source: source(
      'Chrome: render-blocking requests',
      'https://developer.chrome.com/docs/performance/insights/render-blocking',
    ),
    fix: 'Add defer to the script element. Scripts that measure visits can have async instead.',
    weight: 5,
    effort: 2,
    evaluate: (page) => {
      const evidence: Evidence[] = []
      for (const tag of elementsNamed(page, 'script')) {
        if (!isBlockingScript(tag)) continue
        const src = tag.attributes.src?.trim() ?? ''
        // Versions in the query change with each release, and the cause names a finding in baselines.
        const cause = URL.parse(src, page.head.base)?.href.replace(/[?#].*$/s, '') ?? src
        evidence.push({ ...tagEvidence(page, tag), cause, paste: `<script src="${src}" defer></script>` })
      }
      return evidence
    },
  }),
  pageRule({
    id: 'stylesheets-many',
    group: 'speed',
    severity: 'notice',
    scope: 'html',
    fault: `with more than ${MAX_STYLESHEETS} stylesheets`,
    measures: 'Stylesheets that browsers wait for: neither alternate, disabled, nor for print.',
    appliesTo: HTML,
    why: 'The first paint waits for every stylesheet, so the slowest of them decides when visitors see something.',
    source: source(
      'Chrome: render-blocking requests',
      'https://developer.chrome.com/docs/performance/insights/render-blocking',
    ),
    fix: 'Combine them in the build, and remove those of plugins and themes that the page does not use.',
    weight: 2,
    effort: 3,
    evaluate: ({ head }) => {
      const blocking = head.links.filter(
        ({ rels, tag: { attributes } }) =>
          rels.includes('stylesheet') &&
          !rels.includes('alternate') &&
          attributes.disabled === undefined &&
          !/^\s*print\s*$/i.test(attributes.media ?? ''),
      )
      if (blocking.length <= MAX_STYLESHEETS) return []
      const [first] = blocking
      return [{ ...(first ? { line: first.tag.line } : {}), detail: countOf(blocking.length, 'stylesheet') }]
    },
  }),
  pageRule({
    id: 'inline-scripts-large',
    group: 'speed',
    severity: 'notice',
    scope: 'html',
    fault: 'with more than 100 kB of scripts inside the HTML',
    measures: 'The size of all scripts that are written into the HTML. Data such as JSON does not count.',
    appliesTo: HTML,
    why: 'Browsers keep files for the next page, but script inside of the HTML is downloaded with every page again.',
    source: source('web.dev: HTTP caching', 'https://web.dev/articles/http-cache'),
    fix: 'Move code into files with a long cache lifetime, and send the page only the data that it shows.',
    weight: 2,
    effort: 3,
    evaluate: (page) => {
      const inline = elementsNamed(page, 'script').filter((tag) => isScript(tag) && tag.attributes.src === undefined)
      return largest(page, inline, MAX_SCRIPT_BYTES)
    },
  }),
  pageRule({
    id: 'inline-styles-large',
    group: 'speed',
    severity: 'notice',
    scope: 'html',
    fault: 'with more than 50 kB of styles inside the HTML',
    measures: 'The size of all style elements.',
    appliesTo: HTML,
    why: 'Inline styles make the first view faster while they are small. Large ones delay it, and each page sends them again.',
    source: source('web.dev: extract critical CSS', 'https://web.dev/articles/extract-critical-css'),
    fix: 'Keep only the rules for the first view inline, and load the others from a stylesheet.',
    weight: 2,
    effort: 3,
    evaluate: (page) => largest(page, elementsNamed(page, 'style'), MAX_STYLE_BYTES),
  }),
  pageRule({
    id: 'third-party-hosts-many',
    group: 'speed',
    severity: 'notice',
    scope: 'html',
    fault: `with files from more than ${MAX_HOSTS} other companies`,
    measures: 'Domains of other owners from which the HTML loads scripts, stylesheets, images, and frames.',
    appliesTo: HTML,
    why: 'Each further domain needs a lookup, a connection, and a handshake, and can be down when your site is not.',
    source: source('Chrome: third parties', 'https://developer.chrome.com/docs/performance/insights/third-parties'),
    fix: 'Remove tags that nobody uses anymore, and host fonts, libraries, and images yourself.',
    weight: 2,
    effort: 3,
    evaluate: ({ url, crawled }) => {
      const hosts = new Set<string>()
      for (const link of crawled.links) if (LOADED.has(link.kind)) hosts.add(hostIn(link.url))
      if (hosts.size <= MAX_HOSTS) return []
      const own = registrableDomain(hostIn(url))
      const domains = new Set([...hosts].flatMap((host) => registrableDomain(host) ?? []).filter((one) => one !== own))
      if (domains.size <= MAX_HOSTS) return []
      return [{ detail: countOf(domains.size, 'domain'), snippet: [...domains].toSorted().join(', ').slice(0, 300) }]
    },
  }),
  pageRule({
    id: 'script-by-document-write',
    group: 'speed',
    severity: 'warning',
    scope: 'html',
    fault: 'where a script writes another one into the page',
    measures:
      'Inline scripts that call document.write() with a script element. One that depends on a condition does not count.',
    appliesTo: HTML,
    why: 'The parser stops until the written script has arrived. On slow connections, Chrome does not run it at all.',
    source: source(
      'Chrome: avoid document.write()',
      'https://developer.chrome.com/docs/lighthouse/best-practices/no-document-write',
    ),
    fix: 'Load the script with a script element that has async or defer. Services offer such a snippet today.',
    weight: 3,
    effort: 2,
    evaluate: (page) => {
      const evidence: Evidence[] = []
      for (const tag of elementsNamed(page, 'script')) {
        const { source = '' } = tag
        if (!isScript(tag) || !source.includes('document.write')) continue
        const call = writtenScript(source)
        if (call) evidence.push({ line: tag.line, snippet: call })
      }
      return evidence
    },
  }),
]

/** Returns the host of an absolute URL without parsing it: a page can have thousands. */
function hostIn(url: string): string {
  const start = url.indexOf('//') + 2
  const end = url.indexOf('/', start)
  return (end < 0 ? url.slice(start) : url.slice(start, end)).replace(/:\d+$/, '')
}

function largest(page: Parameters<typeof tagEvidence>[0], tags: (typeof page)['tags'], most: number): Evidence[] {
  const bytes = bytesInside(tags)
  if (bytes <= most) return []
  const [first] = tags.toSorted((a, b) => (b.source?.length ?? 0) - (a.source?.length ?? 0))
  const detail = `${kilobytes(bytes)} in ${countOf(tags.length, 'element')}`
  return [first ? { ...tagEvidence(page, first), detail } : { detail }]
}

const MAX_CALL = 200

/** Returns the first unconditional call that writes a script element; undefined without one. */
function writtenScript(code: string): string | undefined {
  for (const { index } of code.matchAll(/document\.write(?:ln)?\s{0,9}\(/g)) {
    // After a condition, it is a fallback for a file that did not arrive.
    if (/(?:\|\||&&|\?|\))$/.test(code.slice(Math.max(0, index - 20), index).trimEnd())) continue
    const call = code.slice(index, index + MAX_CALL)
    if (/\(\s{0,9}(?:unescape\s{0,9}\(\s{0,9})?["'`](?:<|\\x3C|%3C)scr/i.test(call)) return call
  }
  return undefined
}
