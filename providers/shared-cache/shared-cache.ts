import { createCloudflare } from './cloudflare.ts'
import { createVarnish } from './varnish.ts'

/** A cache between visitors and the site, which stores pages under the keys that the site sends with them. */
export type SharedCache = {
  /** For the log. */
  name: string
  /**
   * Makes the cache ask for every page again that has one of the keys.
   * @throws {Error} if the cache does not confirm it
   */
  purge: (keys: string[]) => Promise<void>
}

/** Creates a shared cache from its setting, as `SHARED_CACHE` has it. */
export function createSharedCache(setting: string, cloudflareToken = ''): SharedCache {
  const [, kind, where = ''] = /^(varnish|cloudflare):(.+)$/.exec(setting) ?? []
  return kind === 'cloudflare' ? createCloudflare(where, cloudflareToken) : createVarnish(where)
}
