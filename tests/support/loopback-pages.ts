import { createServer, get, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ArtifactRequests } from '#engine/tool/artifacts.ts'
import { hstsHostOf, type NotedPolicies, noteHsts } from '#engine/web/hsts.ts'
import type { Hop, Page, UnreadPage } from '#engine/web/page.ts'
import { hopOf, pageOf, unread } from './page-of.ts'

/** What the server sends for a URL: a status with a Location, or a whole response. `dead` closes the connection. */
export type Route =
  | [status: number, location?: string]
  | { status?: number; headers?: [name: string, value: string][]; html?: string }
  | 'dead'

/**
 * Starts a server on loopback that plays all hosts of these URLs, http and https, and returns the artifact `pages` as
 * gathered from it. Redirects are followed one by one, and HSTS is obeyed from the second hop on.
 */
export async function loopbackSite(routes: Record<string, Route>) {
  const server: Server = createServer((request, response) => {
    const url = `${request.headers['x-scheme']}://${request.headers.host}${request.url}`
    const route = routes[url] ?? { status: 404, html: 'Not found' }
    if (route === 'dead') return request.socket.destroy()
    const [status, location] = Array.isArray(route) ? route : [route.status ?? 200]
    const headers = Array.isArray(route)
      ? location === undefined
        ? []
        : [['location', location] as const]
      : (route.headers ?? [])
    const type: [string, string][] = headers.some(([name]) => name === 'content-type')
      ? []
      : [['content-type', 'text/html; charset=utf-8']]
    response.writeHead(status, [...type, ...headers].flat())
    response.end(Array.isArray(route) ? '' : (route.html ?? ''))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const pages = (requests: ArtifactRequests['pages']) =>
    Promise.all(requests.map(({ url, maxRedirects = 10 }) => follow(port, url, maxRedirects)))
  return { pages, port, close: () => new Promise((done) => server.close(done)) }
}

async function follow(port: number, typed: string, maxRedirects: number): Promise<Page | UnreadPage> {
  const hops: Hop[] = []
  const noted: NotedPolicies = new Map()
  let url = new URL(/^https?:/.test(typed) ? typed : `https://${typed}`).href
  for (;;) {
    if (hops.length > 0 && hstsHostOf(noted, url)) {
      const location = url.replace(/^http:/, 'https:')
      hops.push(hopOf(url, { status: 307, redirectedBy: 'hsts', location }))
      url = location
    }
    const received = await request(port, url)
    if (!received) return unread(typed, 'unreachable', `${new URL(url).host} closed the connection.`, hops)
    const { status, headers, body } = received
    noteHsts(noted, url, headers)
    const target = new Map(headers).get('location')
    const location =
      status >= 300 && status < 400 && target && URL.canParse(target, url) ? new URL(target, url) : undefined
    if (!location) return { ...pageOf(body, { url, status, headers, hops }), requestedUrl: typed }
    if (!location.hash) location.hash = new URL(url).hash
    hops.push(hopOf(url, { status, headers, location: location.href, redirectedBy: 'status' }))
    if (!/^https?:$/.test(location.protocol))
      return unread(typed, 'refused', `${location.protocol} cannot be fetched.`, hops)
    if (hops.length > maxRedirects) return unread(typed, 'redirects', `More than ${maxRedirects} redirects.`, hops)
    url = location.href
  }
}

type Received = { status: number; headers: [string, string][]; body: string }

function request(port: number, url: string): Promise<Received | undefined> {
  const { protocol, host, pathname, search } = new URL(url)
  return new Promise((done) => {
    const sent = get(
      { host: '127.0.0.1', port, path: `${pathname}${search}`, headers: { host, 'x-scheme': protocol.slice(0, -1) } },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () =>
          done({
            status: response.statusCode ?? 0,
            headers: pairsOf(response.rawHeaders),
            body: Buffer.concat(parts).toString(),
          }),
        )
      },
    )
    sent.on('error', () => done(undefined))
  })
}

const pairsOf = (raw: string[]) =>
  raw.flatMap((name, index): [string, string][] =>
    index % 2 === 0 ? [[name.toLowerCase(), raw[index + 1] ?? '']] : [],
  )
