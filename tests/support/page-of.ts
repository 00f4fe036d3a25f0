import type { ArtifactRequests, Artifacts, Gather } from '#engine/tool/artifacts.ts'
import type { Tool } from '#engine/tool/define-tool.ts'
import { runTool } from '#engine/tool/run-tool.ts'
import type { Hop, Page, UnmeasuredPage, UnreadKind, UnreadPage } from '#engine/web/page.ts'
import { nodePorts } from '#providers/tool-ports/node-ports.ts'

type Headers = Record<string, string> | [name: string, value: string][]
type Options = { url?: string; status?: number; headers?: Headers; hops?: Hop[]; robots?: Page['robots'] }

const HTML = 'text/html; charset=utf-8'

/** Returns a page as if a server had sent this HTML in one response, after the hops before it. */
export function pageOf(
  html: string,
  { url = 'https://shop.example/', status = 200, headers = {}, hops = [], robots }: Options = {},
): Page {
  const sent = listOf(headers)
  const type: [string, string][] = sent.some(([name]) => name === 'content-type') ? [] : [['content-type', HTML]]
  const last = hopOf(url, { status, headers: [...type, ...sent] })
  const body = new TextEncoder().encode(html)
  return {
    requestedUrl: hops[0]?.url ?? url,
    url,
    hops: [...hops, last] as unknown as Page['hops'],
    status,
    headers: last.headers,
    mediaType: /^[^;]*/.exec(new Map(last.headers).get('content-type') ?? '')?.[0].trim() ?? '',
    body,
    transferBytes: body.length,
    text: html,
    encoding: { name: 'UTF-8', from: 'header' },
    fetchedAt: 0,
    ...(robots ? { robots } : {}),
  }
}

/** Returns one request and its response. */
export function hopOf(
  url: string,
  { status = 200, headers = {}, ...more }: Partial<Omit<Hop, 'headers'>> & { headers?: Headers } = {},
): Hop {
  const timing = { dns: 1, connect: 1, tls: url.startsWith('https:') ? 2 : null, firstByte: 5, total: 10 }
  const tls = {
    protocol: 'TLSv1.3',
    cipher: 'TLS_AES_128_GCM_SHA256',
    issuer: 'Test CA',
    validTo: '2030-01-01T00:00:00.000Z',
  }
  return {
    url,
    status,
    statusText: '',
    headers: listOf(headers),
    httpVersion: '1.1',
    ip: '203.0.113.7',
    timing,
    ...(url.startsWith('https:') ? { tls } : {}),
    ...more,
  }
}

/** Returns a page that could not be fetched. */
export const unread = (requestedUrl: string, kind: UnreadKind, message: string, hops: Hop[] = []): UnreadPage => ({
  requestedUrl,
  hops,
  failure: { kind, message },
})

/** Returns a page that our own limit of requests kept from being read. */
export const unmeasured = (requestedUrl: string, hops: Hop[] = []): UnmeasuredPage => ({
  requestedUrl,
  hops,
  unmeasured: { limit: 'requests', message: 'Our server sends at most 30 requests a minute to one host.' },
})

export type Sources = {
  [Name in keyof Artifacts]?: (request: ArtifactRequests[Name]) => Artifacts[Name] | Promise<Artifacts[Name]>
}

/** Runs a tool with artifacts that these functions return. An artifact without one fails the run. */
export function runWith(tool: Tool, input: Record<string, unknown>, sources: Sources) {
  const gather = (async (name: keyof Artifacts, request: never) => {
    const source = sources[name] as ((request: never) => unknown) | undefined
    if (!source) throw new Error(`The test has no artifact “${name}”.`)
    return source(request)
  }) as Gather
  return runTool(tool, input, { ports: nodePorts(tool), gather })
}

const listOf = (headers: Headers): [string, string][] => (Array.isArray(headers) ? headers : Object.entries(headers))
