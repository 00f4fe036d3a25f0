import type { Route } from '#tests/support/loopback-pages.ts'
import type { Outcome } from '../chain.ts'

/** A chain on a loopback server, and the expected report. */
export type ChainCase = {
  name: string
  start: string
  routes: Record<string, Route>
  /** Kinds of all redirects, in order. */
  kinds: string[]
  outcome: Outcome
  final: string | null
  /** Ids of expected findings. */
  finds?: string[]
  /** Ids of findings that must not occur. */
  misses?: string[]
}

export const html = (head: string): Route => ({
  html: `<!doctype html><html><head><title>Page</title>${head}</head><body><p>Text</p></body></html>`,
})
export const ok = html('')
export const hsts = (location: string, policy = 'max-age=31536000'): Route => ({
  status: 301,
  headers: [
    ['location', location],
    ['strict-transport-security', policy],
  ],
})
export const refreshHeader = (value: string): Route => ({ headers: [['refresh', value]], html: '<p>Moving' })
export const meta = (content: string) => html(`<meta http-equiv="refresh" content="${content}">`)
export const script = (body: string) => html(`<script>\n${body}\n</script>`)

let number = 0
/** Returns the host of the next case. */
export const nextHost = () => `c${number + 1}.example`
/** Returns a case with one redirect, by a status or a page, from `/a` to `/b`. */
export function simple(name: string, a: Route, kinds: string[], more: Partial<ChainCase> = {}): ChainCase {
  const host = `c${++number}.example`
  const place = (route: Route): Route => JSON.parse(JSON.stringify(route).replaceAll('HOST', host)) as Route
  const isFollowed = kinds.length > 0
  return {
    name,
    start: `https://${host}/a`,
    routes: { [`https://${host}/a`]: place(a), [`https://${host}/b`]: ok },
    kinds,
    outcome: 'ok',
    final: `https://${host}/${isFollowed ? 'b' : 'a'}`,
    ...more,
  }
}

export function long(count: number, outcome: Outcome, finds: string[]): ChainCase {
  const host = `long${count}.example`
  const routes: Record<string, Route> = Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`https://${host}/${index}`, [301, `/${index + 1}`] as Route]),
  )
  routes[`https://${host}/${count}`] = ok
  const followed = outcome === 'ok' ? count : 31
  return {
    name: `${count} redirects`,
    start: `https://${host}/0`,
    routes,
    kinds: Array.from({ length: followed }, () => '301'),
    outcome,
    final: outcome === 'ok' ? `https://${host}/${count}` : null,
    finds,
  }
}

export function loop(name: string, host: string, steps: [path: string, to: string][], scheme = 'https'): ChainCase {
  const routes = Object.fromEntries(
    steps.map(([path, to]) => [path.startsWith('http') ? path : `${scheme}://${host}${path}`, [302, to] as Route]),
  )
  return {
    name,
    start: `${scheme}://${host}${steps[0]?.[0]}`,
    routes,
    kinds: [],
    outcome: 'loop',
    final: null,
    finds: ['loop'],
  }
}

export const none = (name: string, page: Route, misses: string[], finds: string[] = []): ChainCase =>
  simple(name, page, [], { misses, finds })
