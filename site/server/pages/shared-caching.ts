import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { StoredPage } from './cache.ts'

type Sent = {
  page: Pick<StoredPage, 'tags' | 'stale'> | undefined
  status: number
  url: string
  isStaff: boolean
  setsCookie: boolean
  cacheControl: string
}

type Headers = Partial<Record<'cdn-cache-control' | 'surrogate-key' | 'cache-tag', string>>

/** The key of every page. */
export const EVERY_PAGE = 'all'
/** The key of pages that read more than a header can name; it is part of every purge. */
export const PAGE_OF_MANY = 'many'

/** Varnish accepts 8 kB for one header, and a proxy in between often 8 kB for all of them. */
const MAX_KEYS = 400
/** As long as the site itself trusts a page of which no change was announced. */
const STORED = 'max-age=3600, stale-if-error=86400'
const NOT_STORED = 'no-store'

/** Returns the key of a tag: hexadecimal, because Cloudflare ignores case. */
export const keyOfTag = (tag: string) => createHash('sha256').update(tag).digest('hex').slice(0, 12)

/** Returns the keys under which a shared cache finds a page that read these tags. */
export function keysOfPage(tags: Set<string>): string[] {
  return [EVERY_PAGE, ...(tags.size > MAX_KEYS ? [PAGE_OF_MANY] : [...tags].map(keyOfTag))]
}

/**
 * Returns what a response says to shared caches, in headers of their own (RFC 9213): browsers, and caches that nobody
 * purges, still ask each time. A cache stores pages that are the same for everyone and up to date, by their keys, and
 * files whose URL names their content; everything else is never stored.
 */
export function sharedCacheHeaders({ page, status, url, isStaff, setsCookie, cacheControl }: Sent): Headers {
  if (isStaff || setsCookie) return { 'cdn-cache-control': NOT_STORED }
  if (status === 200 && cacheControl.includes('immutable')) return {}
  const isSame = page && !page.stale && [200, 304].includes(status) && !url.includes('?')
  if (!isSame || /\b(?:no-store|private)\b/.test(cacheControl)) return { 'cdn-cache-control': NOT_STORED }
  const keys = keysOfPage(page.tags)
  return { 'cdn-cache-control': STORED, 'surrogate-key': keys.join(' '), 'cache-tag': keys.join(',') }
}

/** Creates what tells shared caches about each response, if there are any. */
export function createSharedCaching(caches: readonly string[]) {
  const shown = new WeakMap<FastifyRequest, StoredPage>()
  return {
    /** Notes which page a response shows. */
    note: (request: FastifyRequest, page: StoredPage) => void shown.set(request, page),
    register(site: FastifyInstance, isStaff: (request: FastifyRequest) => boolean) {
      if (caches.length === 0) return
      site.addHook('onSend', async (request: FastifyRequest, reply: FastifyReply) => {
        const {
          'cache-tag': tag,
          'surrogate-key': key,
          ...headers
        } = sharedCacheHeaders({
          page: shown.get(request),
          status: reply.statusCode,
          url: request.url,
          isStaff: isStaff(request) || request.headers.authorization !== undefined,
          setsCookie: reply.hasHeader('set-cookie'),
          cacheControl: String(reply.getHeader('cache-control') ?? ''),
        })
        reply.headers(headers)
        if (key && caches.some((cache) => cache.startsWith('varnish:'))) reply.header('surrogate-key', key)
        if (tag && caches.some((cache) => cache.startsWith('cloudflare:'))) reply.header('cache-tag', tag)
      })
    },
  }
}
