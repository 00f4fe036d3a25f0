import { pathKey } from '#engine/paths/document-paths.ts'
import { canonicalPath } from './canonical-path.ts'

/** A redirect as an editor wrote it, or a temporary one in its place (302). */
export type Redirect = { from: string; to?: string | null | undefined; type: '301' | '302' | '308' | '410' }
/** How a redirected path responds. */
export type RedirectTarget = { status: 301 | 302 | 308; location: string } | { status: 410 }

type Source = {
  load: () => Promise<Redirect[]>
  /** Whether what `load` reads is changed by what a tag names. */
  concerns?: (tag: string) => boolean
  siteUrl: string
  onError: (error: unknown) => void
}

const STATUS = { '301': 301, '302': 302, '308': 308 } as const

const TRY_AGAIN_MS = 2_000
/** Maximum time that a visitor waits while the table is read again. */
const TIMEOUT_MS = 500

/**
 * Returns the redirects of the back office: one table in memory, read at the start and whenever one of them changes.
 * While the database is unavailable, the last table that was read stays in use.
 */
export function createRedirects({ load, siteUrl, onError, concerns = (tag) => tag === 'redirects' }: Source) {
  let table = new Map<string, Redirect>()
  let timer: NodeJS.Timeout | undefined
  let reading: Promise<void> | undefined
  let round = 0
  refresh()

  return {
    /** Returns the redirect of a path, if there is one; trailing slashes and capitals do not matter. */
    async find(path: string, query = ''): Promise<RedirectTarget | undefined> {
      if (reading) await Promise.race([reading, timeout()])
      const found = table.get(pathKey(path))
      if (!found) return undefined
      if (found.type === '410') return { status: 410 }
      return { status: STATUS[found.type], location: locationOf(found.to ?? '/', query, siteUrl) }
    },

    /** Returns whether a path may be redirected: at once, and true while that is not known. */
    mayMove: (path: string) => reading !== undefined || (table.size > 0 && table.has(pathKey(path))),

    /** Reads the table again when a change concerns it; without tags, anything may have changed. */
    invalidate(tags?: string[]) {
      if (tags === undefined || tags.some(concerns)) refresh()
    },

    stop() {
      round += 1
      clearTimeout(timer)
    },
  }

  function refresh() {
    clearTimeout(timer)
    round += 1
    const mine = round
    const job = read(mine).finally(() => {
      if (reading === job) reading = undefined
    })
    reading = job
  }

  async function read(mine: number) {
    try {
      const rows = await load()
      if (mine === round) table = new Map(rows.map((row) => [keyOf(row.from, siteUrl), row]))
    } catch (error) {
      onError(error)
      if (mine === round) timer = setTimeout(refresh, TRY_AGAIN_MS).unref()
    }
  }
}

/**
 * Returns the target of a redirect, in one hop: the canonical form of one of our paths, with the visitor's query
 * appended.
 * @example locationOf('/blog#new', 'utm_source=a', 'https://agency.example') // '/blog/?utm_source=a#new'
 */
export function locationOf(to: string, query: string, siteUrl: string) {
  if (!URL.canParse(to, siteUrl)) return '/'
  const site = new URL(siteUrl)
  const target = new URL(to, site)
  const isOurs = target.origin === site.origin
  if (isOurs) target.pathname = canonicalPath(target.pathname) ?? target.pathname
  if (query) target.search = target.search ? `${target.search}&${query}` : query
  return isOurs ? target.pathname + target.search + target.hash : target.href
}

function keyOf(from: string, siteUrl: string) {
  return pathKey(URL.canParse(from, siteUrl) ? new URL(from, siteUrl).pathname : from)
}

function timeout() {
  return new Promise<void>((resolve) => setTimeout(resolve, TIMEOUT_MS).unref())
}
