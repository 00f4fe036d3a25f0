import { FetchFailure } from './fetch-failure.ts'
import { createFetch, type FetchPublic } from './fetch-public.ts'
import type { Surroundings } from './surroundings.ts'

const DEFAULT_PORTS: Record<string, string> = { 'http:': '80', 'https:': '443' }

/**
 * Creates the fetch for a server that the operator runs, such as SearXNG or Ollama: it may be at a private IP address
 * or on this machine. The fetch reaches the origin in the settings and nothing else, and follows no redirect.
 * @param configured URL in the settings
 * @throws {FetchFailure} refused, for every other origin
 */
export function createOwnServerFetch(configured: string, surroundings: Surroundings): FetchPublic {
  const { origin, hostname, port, protocol } = URL.canParse(configured)
    ? new URL(configured)
    : new URL('http://invalid.')
  const target = `${hostname}:${port || DEFAULT_PORTS[protocol]}`
  const fetch = createFetch({ ...surroundings, openTargets: new Set([target]), isOwn: () => false })
  return async (url, options) => {
    if (!URL.canParse(url) || new URL(url).origin !== origin)
      throw new FetchFailure('refused', 'not the configured origin', { isFinal: true })
    return fetch(url, { ...options, maxRedirects: 0 })
  }
}
