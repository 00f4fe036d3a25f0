/** What visitors do that the agency wants: they book a call, send a request, or subscribe. */
export const outcomes = ['call', 'lead', 'subscription'] as const
export type Outcome = (typeof outcomes)[number]

/** Counted for the page with the form, or (`-after`) for a page that led its sender there. */
export type OutcomeKind = Outcome | `${Outcome}-after`

type Source = { page?: string | null; previous?: string | null; landing?: string | null } | null | undefined

/**
 * Returns what one outcome counts for which page: once for the page with the form, and once for each other page that is
 * known to have led there, which are the page before it and the first page of the visit.
 * @example countsOf('call', { page: '/book-a-call/', previous: '/blog/a-post', landing: '/blog/a-post?utm_source=x' })
 * // [{ path: '/blog/a-post', kind: 'call-after' }, { path: '/book-a-call/', kind: 'call' }]
 */
export function countsOf(outcome: Outcome, source: Source): { path: string; kind: OutcomeKind }[] {
  const page = pathIn(source?.page)
  if (!page) return []
  const led = [source?.previous, source?.landing].flatMap((path) => pathIn(path) ?? [])
  const others = [...new Set(led)].filter((path) => path && path !== page)
  const after = others.map((path) => ({ path, kind: `${outcome}-after` as const }))
  return [...after, { path: page, kind: outcome }]
}

/** Returns a path without its query and fragment, which can say who the visitor is. */
const pathIn = (path: string | null | undefined) => (path?.startsWith('/') ? path.replace(/[?#].*$/s, '') : undefined)
