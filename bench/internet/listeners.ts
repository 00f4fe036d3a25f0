import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createTcpServer, type Socket } from 'node:net'
import { STUN_PORT } from '#tests/support/hostile-page.ts'
import { isPublic, OWN } from './names.ts'

/** Ports that a tool may use, and ports of services that a private network has. */
const WEB_PORTS = [80, 443, 8080, 8443]
const SERVICE_PORTS = [22, 25, 2375, 3306, 5432, 6379, 9200, 11211]
/** Over TLS, which the sites of this internet do not have. */
const TLS_PORTS = [443, 8443]

export type Connections = {
  /** Connections to IP addresses that are not public, with their port. */
  inside: string[]
  /** Connections to the product's own public IP address. */
  own: number
  /** When requests to each host arrived, in milliseconds. */
  requests: Map<string, number[]>
  /** The most requests that were open at the same time at one host. */
  mostAtOnce: Map<string, number>
}

/** Listens on every IP address, and serves the sites of those that are public. */
export async function listen(site: RequestListener): Promise<Connections> {
  const connections: Connections = { inside: [], own: 0, requests: new Map(), mostAtOnce: new Map() }
  const open = new Map<string, number>()
  const server = createServer((request, response) => {
    const host = request.headers.host ?? ''
    connections.requests.set(host, [...(connections.requests.get(host) ?? []), performance.now()])
    const now = (open.get(host) ?? 0) + 1
    open.set(host, now)
    connections.mostAtOnce.set(host, Math.max(now, connections.mostAtOnce.get(host) ?? 0))
    response.once('close', () => open.set(host, (open.get(host) ?? 1) - 1))
    site(request, response)
  })
  server.maxHeadersCount = 0
  for (const port of [...WEB_PORTS, ...SERVICE_PORTS]) {
    const gate = createTcpServer((socket) => {
      socket.on('error', () => undefined)
      const ip = contacted(socket)
      if (ip === OWN) connections.own += 1
      if (isPublic(ip)) {
        if (TLS_PORTS.includes(port)) socket.destroy()
        else server.emit('connection', socket)
        return
      }
      if (ip !== OWN) connections.inside.push(`${ip}:${port}`)
      socket.end('HTTP/1.1 200 OK\r\naccess-control-allow-origin: *\r\ncontent-length: 6\r\n\r\nsecret')
    })
    gate.listen(port, '::')
    await once(gate, 'listening')
  }
  const udp = createSocket('udp4', () => connections.inside.push(`udp ${STUN_PORT}`))
  udp.bind(STUN_PORT)
  await once(udp, 'listening')
  await checkItself(connections)
  return connections
}

/** @throws {Error} if a connection inside would not be noticed */
async function checkItself({ inside }: Connections) {
  for (const host of ['10.200.0.9', '[fd00::9]']) await (await fetch(`http://${host}/`)).text()
  if (inside.splice(0).length !== 2) throw new Error('The listeners do not see every connection.')
}

const contacted = ({ localAddress = '' }: Socket) => localAddress.replace(/^::ffff:/, '')
