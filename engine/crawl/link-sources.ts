import type { CrawledLink, CrawledSite } from '../web/crawl.ts'
import type { LinkKind, LinkState } from './link-state.ts'

export type LinkSource = { page: string; line: number; anchor: string; kind: CrawledLink['kind']; rel: string[] }

/** All links that lead to one URL, and what they lead to. */
export type LinkTarget = { url: string; fragment: string; state: LinkState; sources: LinkSource[] }

/** Returns each target of the links on some pages once, with every place that links to it. */
export function collectTargets(
  pages: CrawledSite['pages'],
  stateOf: (link: CrawledLink) => LinkState,
  isWanted: (link: CrawledLink) => boolean = () => true,
): LinkTarget[] {
  const targets = new Map<string, LinkTarget>()
  for (const page of pages)
    for (const link of page.links) {
      if (!isWanted(link)) continue
      const { url, fragment, line, anchor, kind, rel } = link
      const state = stateOf(link)
      // The fragment is part of the key only if the fragment itself is missing.
      const id = state.kind === 'fragment' ? `${url}#${fragment}` : url
      const target = targets.get(id) ?? { url, fragment: state.kind === 'fragment' ? fragment : '', state, sources: [] }
      targets.set(id, target)
      target.sources.push({ page: page.url, line, anchor, kind, rel })
    }
  return [...targets.values()]
}

/** Labels of the kinds of link states in reports. */
export const STATE_LABELS: Record<LinkKind, string> = {
  ok: 'Works',
  'not-found': 'Not found (404)',
  gone: 'Gone (410)',
  'client-error': 'Client error (4xx)',
  'server-error': 'Server error (5xx)',
  timeout: 'No response in time',
  dns: 'Domain not found',
  tls: 'No secure connection',
  unreachable: 'No connection',
  'soft-404': 'Says “not found” with status 200',
  parked: 'Parked domain',
  fragment: 'Missing place on the page',
  'redirect-home': 'Redirects to the home page',
  'redirect-loop': 'Redirects without end',
  malformed: 'Not a valid URL',
  'rate-limited': 'Rate limited',
  refused: 'Refuses our robot',
  excluded: 'Excluded by robots.txt',
  unchecked: 'Not checked',
}

const MAX_PLACES = 4

/** Returns where the links to a target are, as evidence: page, line, and anchor. */
export function placesOf({ sources }: Pick<LinkTarget, 'sources'>) {
  const shown = sources.slice(0, MAX_PLACES).map(({ page, line, anchor }) => {
    const named = anchor === '' ? 'no text' : `“${anchor}”`
    return `${page} line ${line}: ${named}`
  })
  const left = sources.length - shown.length
  return [...shown, ...(left > 0 ? [`and ${left} more`] : [])].join('\n')
}
