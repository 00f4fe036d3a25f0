import { Failure } from '#engine/failures.ts'
import type { ArtifactRequests, Artifacts, Gather } from '#engine/tool/artifacts.ts'
import type { FetchPage } from '#providers/http/fetch-page.ts'
import type { Limiter } from '#providers/http/fetch-public.ts'
import type { Fetching } from './fetching.ts'
import { asFailure, gatherPage, gatherPages } from './gather-pages.ts'
import { createReadRobots, gatherRobots } from './gather-robots.ts'
import { gatherSitemaps } from './gather-sitemaps.ts'
import { createResponseCache } from './response-cache.ts'

export type Gatherers = {
  [Name in keyof Artifacts]?: (request: ArtifactRequests[Name]) => Promise<Artifacts[Name]>
}

type WebGatherers = Required<Pick<Gatherers, 'page' | 'pages' | 'robots' | 'sitemaps'>>

/**
 * Creates the gatherers of what our server fetches. All of them share one store of responses; those of one run share
 * whether they measure again.
 */
export function createWebGatherers({ fetchPage, limiter }: { fetchPage: FetchPage; limiter: Limiter }) {
  const cached = createResponseCache({ sizeOf: bytesOf })
  return ({ isFresh, signal }: { isFresh: boolean; signal?: AbortSignal }): WebGatherers => {
    const fetching: Fetching = { fetchPage, limiter, cached, isFresh, ...(signal ? { signal } : {}) }
    return {
      page: (request) => gatherPage(request, fetching, createReadRobots(fetching)),
      pages: (requests) => gatherPages(requests, fetching, createReadRobots(fetching)),
      robots: ({ url }) => gatherRobots(url, fetching).catch(asFailure),
      sitemaps: ({ url }) => gatherSitemaps(url, fetching).catch(asFailure),
    }
  }
}

/** Returns the size of a text in bytes: a character takes two at most. */
function bytesOf(value: unknown) {
  const { body, text } = value as Artifacts['page']
  return body.length + 2 * text.length
}

/**
 * Returns a function that gathers by name.
 * @throws {Failure} unavailable, for an artifact that has no gatherer here
 */
export function gatherWith(gatherers: Gatherers): Gather {
  return async (name, request) => {
    const gatherer = gatherers[name]
    if (!gatherer) throw new Failure('unavailable')
    return gatherer(request)
  }
}
