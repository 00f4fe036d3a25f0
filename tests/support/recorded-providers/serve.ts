import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { ProviderDefinition } from '#providers/data-providers/definition.ts'
import { createLaterResponses } from '#providers/data-providers/later-responses.ts'
import type { FetchPublic } from '#providers/http/fetch-public.ts'
import { createFetch } from '#providers/http/fetch-public.ts'
import { connectDirectly, standInSurroundings } from '../egress.ts'
import type { RecordedResponse } from './recorded.ts'

export type SeenRequest = {
  /** Without the scheme. */
  url: string
  method: string
  headers: IncomingMessage['headers']
  body: string
}

type Respond = (request: SeenRequest, response: ServerResponse) => void

/**
 * Serves recorded responses on loopback. `fetch` is the guarded fetch; it sends each request there instead of to the
 * host of its URL.
 */
export async function serveProviders() {
  const requests: SeenRequest[] = []
  const lines: string[] = []
  let respond: Respond = (_request, response) => response.writeHead(404).end()
  const server = createServer(async (request, response) => {
    const seen = {
      url: request.url?.slice(1) ?? '',
      method: request.method ?? '',
      headers: request.headers,
      body: await text(request),
    }
    requests.push(seen)
    respond(seen, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const openTargets = { has: (target: string) => target.startsWith('127.0.0.1:') } as ReadonlySet<string>
  const { surroundings } = standInSurroundings({
    openTargets,
    connect: connectDirectly,
    log: (line) => lines.push(line),
  })
  const guarded = createFetch(surroundings)
  const fetch: FetchPublic = (url, options) => guarded(`${origin}/${url.replace(/^https?:\/\//, '')}`, options)
  return {
    fetch,
    requests,
    /** What the fetch wrote to the log. */
    lines,
    /** Sets how the server responds from now on. */
    respondWith(next: Respond) {
      respond = next
      requests.length = 0
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const laterResponses = createLaterResponses('https://agency.example/later')

/** Responds with what was recorded; a request that nothing was recorded for gets 404. */
export function recordedResponder(recorded: RecordedResponse[]): Respond {
  return ({ url, body: sent }, response) => {
    const match = recorded.find((one) => url.startsWith(one.url))
    if (!match) return response.writeHead(404, { 'content-type': 'application/json' }).end('{}')
    const { status = 200, type = 'application/json; charset=utf-8', body, later } = match
    response.writeHead(status, { 'content-type': type }).end(JSON.stringify(body))
    const [, token] = /later\/([\w-]+)\//.exec(sent) ?? []
    if (token) laterResponses.deliver(token, later)
  }
}

/** Creates a provider’s capabilities over a fetch. */
export function createWith(definition: ProviderDefinition, settings: Record<string, string>, fetch: FetchPublic) {
  const { receive } = laterResponses
  return definition.create({ settings, fetch, now: () => Date.UTC(2026, 10, 23), receive })
}
