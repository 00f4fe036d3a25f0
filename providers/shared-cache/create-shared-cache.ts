import { createCloudflare } from './cloudflare.ts'
import type { SharedCache } from './shared-cache.ts'
import { createVarnish } from './varnish.ts'

/** Creates a shared cache from its setting, as `SHARED_CACHE` has it. */
export function createSharedCache(setting: string, cloudflareToken = ''): SharedCache {
  const [, kind, where = ''] = /^(varnish|cloudflare):(.+)$/.exec(setting) ?? []
  return kind === 'cloudflare' ? createCloudflare(where, cloudflareToken) : createVarnish(where)
}
