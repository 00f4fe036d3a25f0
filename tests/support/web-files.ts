import type { Gather } from '#engine/tool/artifacts.ts'
import type { FailureKind, PageRequest, ReceivedPage } from '#engine/web/page.ts'
import { readTypedUrl } from '#engine/web/typed-url.ts'
import { type LinkMakers, withoutLinkData } from './link-artifacts.ts'
import type { serpMakers } from './serp-artifacts.ts'
import { pageOf } from './web-page.ts'

export type WebFile = {
  body?: string | Uint8Array<ArrayBuffer>
  status?: number
  type?: string
  headers?: Record<string, string>
  /** Where it redirects to; the hop has the status 301. */
  location?: string
  /** Cannot be fetched, for this reason. */
  failure?: FailureKind
}

type SearchMaker = Pick<typeof serpMakers, 'search'>

const MAX_HOPS = 10

/**
 * Gathers pages from a list of files by URL, as a server of each would send them. What is not listed is a 404. Without
 * `data`, neither the link graph nor a provider knows anything.
 */
export function gatherFiles(files: Record<string, WebFile>, data: Partial<LinkMakers & SearchMaker> = {}): Gather {
  const makers: Record<string, (request: never) => unknown> = { ...withoutLinkData, ...data }
  return (async (name: string, request: unknown) => {
    if (name === 'page') return fetched(files, request as PageRequest)
    if (name === 'pages') return (request as PageRequest[]).map((one) => fetched(files, one))
    const make = makers[name]
    if (make) return make(request as never)
    throw new Error(`There is no fixture of the artifact "${name}".`)
  }) as Gather
}

function fetched(files: Record<string, WebFile>, request: PageRequest): ReceivedPage {
  const { url: typed, maxBytes = Number.POSITIVE_INFINITY, isCut = false } = request
  const read = readTypedUrl(typed)
  let url = 'url' in read ? read.url : typed
  const redirects: { url: string; status: number }[] = []
  let file = files[url] ?? { status: 404, body: 'Not found' }
  for (; file.location && redirects.length < MAX_HOPS; file = files[url] ?? { status: 404, body: 'Not found' }) {
    redirects.push({ url, status: 301 })
    url = new URL(file.location, url).href
  }
  const whole = typeof file.body === 'string' ? new TextEncoder().encode(file.body) : (file.body ?? new Uint8Array())
  const kind = file.failure ?? (whole.length > maxBytes && !isCut ? 'too-large' : undefined)
  const message = `Not read: ${kind}.`
  if (kind === 'busy' || kind === 'too-large')
    return { requestedUrl: typed, hops: [], unmeasured: { limit: kind === 'busy' ? 'requests' : 'size', message } }
  if (kind) return { requestedUrl: typed, hops: [], failure: { kind, message } }
  const body = whole.slice(0, maxBytes)
  const { status = 200, type = 'text/html; charset=utf-8', headers = {} } = file
  const text = /^(?:text|image\/svg|application\/(?:json|xml))/.test(type) ? new TextDecoder().decode(body) : ''
  return pageOf(text, {
    url,
    requestedUrl: typed,
    status,
    redirects,
    headers: { 'content-type': type, 'content-length': String(whole.length), ...headers },
    page: { body, transferBytes: body.length },
  })
}
