import type { Finding } from '#engine/tool/blocks.ts'
import { headersOf } from '#engine/web/headers.ts'

type Headers = readonly (readonly [name: string, value: string])[]
export type RobotsRule = { agent: string; rule: string; meaning: string }

const ref = {
  label: 'Google: robots meta tag and X-Robots-Tag',
  url: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
}
const meanings: Record<string, string> = {
  all: 'No limits; the default.',
  noindex: 'Not shown in search results.',
  nofollow: 'Links of the page are not followed.',
  none: 'Same as noindex, nofollow.',
  nosnippet: 'No text or video preview, and no use in AI answers of Google Search.',
  indexifembedded: 'May be indexed where another page embeds it.',
  notranslate: 'No translation offered in results.',
  noimageindex: 'Images of the page are not indexed.',
  noarchive: 'No cached copy. Google no longer has one.',
  nocache: 'Bing: no cached copy.',
  'max-snippet': 'Longest text preview, in characters; -1 is no limit.',
  'max-image-preview': 'Largest image preview: none, standard, or large.',
  'max-video-preview': 'Longest video preview, in seconds.',
  unavailable_after: 'Not shown in results after this date.',
  noai: 'Not a standard; some sites use it to refuse AI training.',
  noimageai: 'Not a standard; some sites use it to refuse AI training on images.',
}

/** Returns the rules of `X-Robots-Tag`, each for all crawlers or for the one it names. */
export function readRobotsTag(headers: Headers): RobotsRule[] {
  return headersOf(headers, 'x-robots-tag').flatMap((value) => {
    const [, agent, list = ''] = /^\s*(?:([\w-]+)\s*:(?!\/\/))?\s*([\s\S]*)$/.exec(value) ?? []
    const isAgent = agent !== undefined && !(agent.toLowerCase() in meanings)
    // The date of unavailable_after contains commas.
    const rules = (isAgent ? list : value).match(/unavailable_after:[\s\S]*|[^,]+/gi) ?? []
    return rules
      .map((rule) => rule.trim())
      .filter(Boolean)
      .map((rule) => ({
        agent: isAgent ? agent : '*',
        rule,
        meaning: meanings[/^[\w-]*/.exec(rule.toLowerCase())?.[0] ?? ''] ?? 'Not a rule that Google or Bing documents.',
      }))
  })
}

/** Returns findings about indexing; a page excluded from search results is the most severe. */
export function robotsFindings(rules: RobotsRule[]): Finding[] {
  return rules
    .filter(({ rule }) => /^(?:noindex|none)$/i.test(rule))
    .map(({ agent, rule }) => ({
      id: 'noindex',
      severity: 'critical',
      title: `X-Robots-Tag keeps the page out of ${agent === '*' ? 'all search engines' : agent}.`,
      why: 'The page disappears from results the next time it is crawled.',
      evidence: `x-robots-tag: ${agent === '*' ? '' : `${agent}: `}${rule}`,
      fix: 'If the page is to be found, remove the header in your server or CDN settings.',
      ref,
    }))
}
