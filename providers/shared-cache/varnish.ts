import { operatorFetch } from '../http/operator-fetch.ts'
import type { SharedCache } from './shared-cache.ts'

/** Varnish accepts 8 kB for one header; a key has 12 characters. */
const KEYS_PER_REQUEST = 500
const TIMEOUT_MS = 5_000

/** Returns a Varnish server that runs `deploy/varnish/default.vcl`. */
export function createVarnish(url: string, fetch: typeof operatorFetch = operatorFetch): SharedCache {
  return {
    name: `Varnish at ${url}`,
    async purge(keys) {
      for (let at = 0; at < keys.length; at += KEYS_PER_REQUEST) {
        const response = await fetch(url, {
          method: 'PURGE',
          headers: { 'xkey-purge': keys.slice(at, at + KEYS_PER_REQUEST).join(' ') },
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        })
        await response.body?.cancel()
        if (response.status !== 200) throw new Error(`It responded to PURGE with ${response.status}.`)
      }
    },
  }
}
