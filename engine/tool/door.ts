import { checkStart } from '../crawl/check-start.ts'
import { Failure } from '../failures.ts'
import { countOf } from '../text/count-of.ts'
import { whatBlocks } from '../web/blocked-page.ts'
import type { PageRequest, ReceivedPage } from '../web/page.ts'
import { INSTEAD, stateOf } from '../web/page-state.ts'
import type { RenderedPage } from '../web/rendered.ts'
import type { FetchedRobots } from '../web/sitemaps.ts'
import type { ArtifactRequests, Gather } from './artifacts.ts'
import { isMeasured } from './measured.ts'

type Door = {
  gather: Gather
  /** Returns how many URLs our own limits kept from being measured, and why, in a sentence; undefined for none. */
  leftOut: () => string | undefined
}

/**
 * Returns the only way in which a tool gets something from the web. What came instead of a page (a login, a captcha, an
 * error, a parked domain) ends the run with a message, or is an unread page among several, unless the tool accepts
 * anything. What our own limits kept from being measured is noted.
 * @param fieldOf returns the name of the field in which a URL was entered
 */
export function openDoor(gather: Gather, fieldOf: (url: string) => string | undefined): Door {
  const unmeasured = new Map<string, string>()
  const through: Gather = async (name, request) => {
    const artifact: unknown = await gather(name, request)
    if (name === 'page') refuseOther(artifact as ReceivedPage, request as PageRequest, fieldOf)
    if (name === 'crawl') checkStart(artifact as never)
    if (name === 'robots')
      refuseInstead(artifact as FetchedRobots, (request as ArtifactRequests['robots']).url, fieldOf)
    if (name === 'rendered') refuseRendered(artifact as RenderedPage)
    if (name !== 'pages') return artifact as never
    const requests = request as PageRequest[]
    return (artifact as ReceivedPage[]).map((page, at) => {
      const { url, accepts } = requests[at] ?? { url: page.requestedUrl }
      if (isMeasured(page)) unmeasured.delete(url)
      else unmeasured.set(url, page.unmeasured.message)
      return accepts === 'anything' ? page : asRead(page)
    }) as never
  }
  return { gather: through, leftOut: () => leftOutOf(unmeasured) }
}

function leftOutOf(unmeasured: Map<string, string>) {
  const [why] = unmeasured.values()
  const [count, them] = unmeasured.size === 1 ? ['URL was', 'it'] : ['URLs were', 'them']
  return why && `${countOf(unmeasured.size, count, count)} not measured, which says nothing about ${them}. ${why}`
}

/** @throws {Failure} invalid, at the field of the URL, with what came instead of a page */
function refuseOther(page: ReceivedPage, { url, accepts }: PageRequest, fieldOf: (url: string) => string | undefined) {
  const read = accepts === 'anything' ? page : asRead(page)
  if (!('failure' in read)) return
  const { message } = read.failure
  const field = fieldOf(url)
  throw new Failure('invalid', { message, ...(field ? { errors: { [field]: message } } : {}) })
}

/** @throws {Failure} invalid, if a captcha or a parked domain came instead of robots.txt */
function refuseInstead({ instead }: FetchedRobots, url: string, fieldOf: (url: string) => string | undefined) {
  if (!instead) return
  const field = fieldOf(url)
  throw new Failure('invalid', {
    message: INSTEAD[instead],
    ...(field ? { errors: { [field]: INSTEAD[instead] } } : {}),
  })
}

/** @throws {Failure} invalid, if a browser got a captcha or a parked domain instead of the page */
function refuseRendered({ html }: RenderedPage) {
  const instead = whatBlocks({ headers: [], text: html, body: html, mediaType: 'text/html' })
  if (instead) throw new Failure('invalid', { message: INSTEAD[instead] })
}

/** Returns a page, or what came instead of it as an unread page. */
function asRead(page: ReceivedPage): ReceivedPage {
  if (!('status' in page)) return page
  const { kind, message } = stateOf(page)
  return kind === 'ok'
    ? page
    : { requestedUrl: page.requestedUrl, hops: page.hops, failure: { kind: 'no-page', message } }
}
