import { randomBytes, timingSafeEqual } from 'node:crypto'
import { Agent, createServer, type IncomingMessage, type ServerResponse, request as sendRequest } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { withoutBrackets } from '#engine/net/hosts.ts'
import { FETCH_HEADER } from '#engine/net/own-fetch.ts'
import { isHopByHop } from '#platform/http/end-to-end-headers.ts'
import { checkTarget, type Target } from './check-target.ts'
import { FetchFailure } from './fetch-failure.ts'
import type { Surroundings } from './surroundings.ts'

type Limits = {
  /** Of all responses together, as transferred. */
  maxBytes?: number
  /** Opened in all. */
  maxConnections?: number
  /** Returns the IP addresses that one more connection to a target may use; none if it may not be opened. */
  ipsFor?: (target: Target) => string[]
}

export type ForwardProxy = {
  /** On 127.0.0.1. */
  port: number
  username: string
  password: string
  /** The reason of each refusal, by host and port. For the log only, because it may describe our network. */
  refusals: ReadonlyMap<string, string>
  /** Plain requests and tunnels so far, by host. */
  requests: ReadonlyMap<string, number>
  /** The checked IP addresses of each host. */
  ips: ReadonlyMap<string, string[]>
  /** Bytes that servers have sent so far. */
  receivedBytes: () => number
  /** Closes every connection. */
  stop: () => Promise<void>
}

/** A URL that the proxy itself responds to: with it, a browser learns the credentials before its first request. */
export const PROXY_GREETING = 'http://proxy.invalid/'

const MAX_BYTES = 64 * 1024 * 1024
const MAX_CONNECTIONS = 400
/** A page opens up to six per host over HTTP/1.1, as Chromium does. */
const SOCKETS_PER_HOST = 6
const CONNECT_TIMEOUT_MS = 8_000
const USERNAME = 'run'
const PASSWORD_BYTES = 24

/**
 * Starts a forward proxy on loopback for one program, such as a browser. It applies the rules of every fetch to each
 * connection: the host is parsed and resolved once, all its IP addresses are checked, and one of them is connected.
 * Names are resolved only here. Clients without the password are rejected.
 */
export async function startForwardProxy(
  surroundings: Surroundings,
  { maxBytes = MAX_BYTES, maxConnections = MAX_CONNECTIONS, ipsFor = ({ ips }) => ips }: Limits = {},
): Promise<ForwardProxy> {
  const password = randomBytes(PASSWORD_BYTES).toString('base64url')
  const authorization = Buffer.from(`Basic ${Buffer.from(`${USERNAME}:${password}`).toString('base64')}`)
  const ending = new AbortController()
  const refusals = new Map<string, string>()
  const sockets = new Set<Socket>()
  const requests = new Map<string, number>()
  const ips = new Map<string, string[]>()
  let received = 0
  let opened = 0

  const open = async (target: Target) => {
    const usable = ipsFor(target)
    if (usable.length === 0) throw new FetchFailure('busy', `too many connections to ${target.host}`)
    opened += 1
    ips.set(target.host, usable)
    if (opened > maxConnections) throw new FetchFailure('busy', `more than ${maxConnections} connections`)
    const socket = track(await connectToOne({ ...target, ips: usable }, surroundings, ending.signal))
    socket.on('data', ({ length }: Buffer) => {
      received += length
      if (received > maxBytes) endAll()
    })
    return socket
  }
  const check = async (url: string, authority: string) => {
    const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(CONNECT_TIMEOUT_MS)])
    try {
      return await checkTarget(url, surroundings, signal)
    } catch (error) {
      refusals.set(authority, error instanceof FetchFailure ? error.reason : String(error))
      throw error
    }
  }

  const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS_PER_HOST })
  agent.createConnection = ({ host, port }, created) => {
    const authority = `${host?.includes(':') ? `[${host}]` : host}:${port}`
    void check(`http://${authority}/`, authority)
      .then(open)
      .then(
        (socket) => created?.(null, socket),
        (error: Error) => created?.(error, undefined as never),
      )
    return undefined
  }

  const server = createServer((request, response) => {
    if (!isAllowed(request)) return void challenge(response)
    if (request.url === PROXY_GREETING) return void response.end()
    forward(request, response, { agent, siteHost: surroundings.siteHost, onSent: countFor })
  })
  server.on('connect', (request: IncomingMessage, client: Socket, head: Buffer) => {
    track(client)
    if (!isAllowed(request)) return void client.end(CHALLENGE)
    const authority = request.url ?? ''
    void check(`https://${authority}/`, authority)
      .then(open)
      .then(
        (upstream) => {
          countFor(new URL(`https://${authority}/`).hostname)
          join(client, upstream, head)
        },
        () => client.end('HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\n\r\n'),
      )
  })
  // A WebSocket arrives as CONNECT, so browsers never upgrade a plain request.
  server.on('upgrade', (_request, client: Socket) => client.destroy())
  server.on('connection', track)

  function isAllowed({ headers }: IncomingMessage) {
    const sent = Buffer.from(headers['proxy-authorization'] ?? '')
    return sent.length === authorization.length && timingSafeEqual(sent, authorization)
  }

  function countFor(hostname: string) {
    const host = withoutBrackets(hostname)
    requests.set(host, (requests.get(host) ?? 0) + 1)
  }

  function track(socket: Socket) {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.once('close', () => sockets.delete(socket))
    return socket
  }

  function endAll() {
    ending.abort()
    for (const socket of sockets) socket.destroy()
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    username: USERNAME,
    password,
    refusals,
    requests,
    ips,
    receivedBytes: () => received,
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      endAll()
      agent.destroy()
      await closed
    },
  }
}

const CHALLENGE =
  'HTTP/1.1 407 Proxy Authentication Required\r\nproxy-authenticate: Basic realm="proxy"\r\ncontent-length: 0\r\n\r\n'

function challenge(response: ServerResponse) {
  response.writeHead(407, { 'proxy-authenticate': 'Basic realm="proxy"' }).end()
}

/** Forwards a plain request. If anything prevents it, the response is 403, whatever the reason. */
function forward(request: IncomingMessage, response: ServerResponse, { agent, siteHost, onSent }: Forwarding) {
  const text = request.url ?? ''
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol !== 'http:' || url.username || url.password) return void response.writeHead(403).end()
  const sent = sendRequest({
    agent,
    host: withoutBrackets(url.hostname),
    port: Number(url.port || 80),
    method: request.method ?? 'GET',
    path: `${url.pathname}${url.search}`,
    headers: ['host', url.host, ...endToEnd(request.rawHeaders), FETCH_HEADER, siteHost],
  })
  // The request has a connection, so it has passed all checks.
  sent.once('socket', () => onSent(url.hostname))
  sent.once('response', (incoming) => {
    response.writeHead(incoming.statusCode ?? 502, incoming.statusMessage, endToEnd(incoming.rawHeaders))
    incoming.once('error', () => response.destroy())
    incoming.pipe(response)
  })
  sent.once('error', (error) => {
    if (response.headersSent) response.destroy()
    else response.writeHead(error instanceof FetchFailure && error.kind === 'refused' ? 403 : 502).end()
  })
  response.once('close', () => sent.destroy())
  request.pipe(sent)
}

type Forwarding = { agent: Agent; siteHost: string; onSent: (hostname: string) => void }

/** Returns the headers that a proxy sends on, but the host, which the URL names. Source: RFC 9112, 3.2.2. */
function endToEnd(raw: string[]) {
  return raw.flatMap((name, at) =>
    at % 2 === 0 && !isHopByHop(name) && !/^host$/i.test(name) ? [name, raw[at + 1] ?? ''] : [],
  )
}

function join(client: Socket, upstream: Socket, head: Buffer) {
  client.write('HTTP/1.1 200 Connection Established\r\n\r\n')
  if (head.length > 0) upstream.write(head)
  client.pipe(upstream).pipe(client)
  client.once('close', () => upstream.destroy())
  upstream.once('close', () => client.destroy())
}

/** Connects to the first checked IP address that accepts. TLS, if there is any, is the browser's. */
async function connectToOne(
  { url, host, ips }: Target,
  { connect }: Surroundings,
  signal: AbortSignal,
): Promise<Socket> {
  const port = url.port || (url.protocol === 'https:' ? '443' : '80')
  let failure: unknown
  for (const hostname of ips) {
    signal.throwIfAborted()
    const options = { hostname, host, port, protocol: 'http:' }
    const { promise, resolve, reject } = Promise.withResolvers<Socket>()
    connect(options, (error, socket) => (socket ? resolve(socket as Socket) : reject(error)))
    try {
      return await promise
    } catch (error) {
      failure = error
    }
  }
  throw new FetchFailure('unreachable', `no IP address of ${host} accepts`, { cause: failure })
}
