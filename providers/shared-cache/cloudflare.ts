import { operatorFetch } from '../http/operator-fetch.ts'
import type { SharedCache } from './shared-cache.ts'

const API = 'https://api.cloudflare.com/client/v4/zones'
/** Source: https://developers.cloudflare.com/cache/how-to/purge-cache/ (limits of one request, all plans). */
const KEYS_PER_REQUEST = 100
const TIMEOUT_MS = 10_000

/** Returns the cache of a Cloudflare zone. The token needs the permission “Cache Purge” for it. */
export function createCloudflare(
  zone: string,
  token: string,
  fetch: typeof operatorFetch = operatorFetch,
): SharedCache {
  return {
    name: `Cloudflare zone ${zone}`,
    async purge(keys) {
      for (let at = 0; at < keys.length; at += KEYS_PER_REQUEST) {
        const response = await fetch(`${API}/${zone}/purge_cache`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ tags: keys.slice(at, at + KEYS_PER_REQUEST) }),
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        })
        const outcome = (await response.json().catch(() => ({}))) as Outcome
        if (outcome.success === true) continue
        const reason = outcome.errors?.[0]?.message
        throw new Error(`It responded to the purge with ${response.status}${reason ? `: ${reason}` : ''}.`)
      }
    },
  }
}

type Outcome = { success?: boolean; errors?: { code: number; message: string }[] }
