import { type RobotsFile, readRobotsFile } from '../robots/robots-file.ts'
import { type ChosenGroup, checkRobots, chooseGroup } from '../robots/verdict.ts'
import type { FetchedRobots } from '../web/sitemaps.ts'
import { CrawlFailure, type CrawlFetch } from './ports.ts'
import { locationOf } from './read-response.ts'

export type RobotsRules = {
  fetched: FetchedRobots
  isAllowed: (url: string) => boolean
  /** Seconds between requests that the file requests; `undefined` if it names none. */
  crawlDelay: number | undefined
}

/** Octets read (RFC 9309, 2.5). */
const MAX_BYTES = 500 * 1024
/** RFC 9309, 2.3.1.2. */
const MAX_REDIRECTS = 5

type Settings = { now: () => number; signal: AbortSignal }

/**
 * Returns the rules of a robots.txt for one crawler. No file (4xx) allows everything; a server error or no response
 * disallows everything (RFC 9309, 2.3.1).
 */
export function robotsRules(fetched: FetchedRobots, agent: string): RobotsRules {
  const { status } = fetched
  if (status === null || status >= 500) return { fetched, isAllowed: () => false, crawlDelay: undefined }
  const file = readRobotsFile(fetched.text)
  const group = chooseGroup(file, agent)
  return {
    fetched,
    isAllowed: (url) => group.rules.length === 0 || checkRobots(file, agent, url, group).isAllowed,
    crawlDelay: crawlDelayOf(file, group),
  }
}

/** Fetches the robots.txt of an origin, following redirects. */
export async function fetchRobots(
  origin: string,
  fetch: CrawlFetch,
  { now, signal }: Settings,
): Promise<FetchedRobots> {
  const url = `${origin}/robots.txt`
  let at = url
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    try {
      const response = await fetch({ url: at, method: 'GET', signal })
      const location = locationOf(response, at)
      if (location === undefined) {
        const isRead = response.status >= 200 && response.status < 300
        return { url, status: response.status, text: isRead ? await readText(response.body) : '', fetchedAt: now() }
      }
      at = location
    } catch (error) {
      if (!(error instanceof CrawlFailure)) throw error
      const { kind, message } = error
      return { url, status: null, text: '', fetchedAt: now(), failure: { kind, message } }
    }
  }
  // More redirects than these count as a file that does not exist (RFC 9309, 2.3.1.2).
  return { url, status: 404, text: '', fetchedAt: now() }
}

async function readText(body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
  const decoder = new TextDecoder()
  let [text, bytes] = ['', 0]
  for await (const piece of body) {
    text += decoder.decode(piece.subarray(0, MAX_BYTES - bytes), { stream: true })
    bytes += piece.length
    if (bytes >= MAX_BYTES) break
  }
  return text
}

/**
 * Returns the `Crawl-delay` below the user-agent lines of the chosen group. It is not part of RFC 9309, but several
 * crawlers follow it. It ends a list of user agents, although it is not a rule of RFC 9309.
 */
function crawlDelayOf({ directives }: RobotsFile, { name }: ChosenGroup) {
  if (name === null) return undefined
  let [agents, isNaming]: [string[], boolean] = [[], false]
  let delay: number | undefined
  for (const { field, name: key, value } of directives) {
    if (field === 'user-agent') {
      agents = [...(isNaming ? agents : []), value.toLowerCase()]
      isNaming = true
      continue
    }
    isNaming = false
    const seconds = Number(value)
    const isOurs = key.toLowerCase() === 'crawl-delay' && agents.includes(name.toLowerCase())
    if (isOurs && seconds >= 0 && Number.isFinite(seconds)) delay = Math.max(delay ?? 0, seconds)
  }
  return delay
}
