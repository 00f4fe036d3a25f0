import { createSocket } from 'node:dgram'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { networkInterfaces } from 'node:os'

/** Ports that a public page may use: only the IP address stands between it and a listener there. */
const ALLOWED_PORT = 8080
export const STUN_PORT = 3478

/**
 * Listens in our own network, over TCP and UDP: on loopback, IPv4 and IPv6, on ports that a page may use and on others,
 * and on every address of this machine. `arrived` has a line for each connection and datagram.
 */
export async function listenInside() {
  const arrived: string[] = []
  const own = Object.values(networkInterfaces()).flatMap((all = []) =>
    all.filter(({ internal, scopeid }) => !internal && !scopeid).map(({ address }) => address),
  )
  const wanted: [host: string, port: number][] = [
    ['127.0.0.2', ALLOWED_PORT],
    ['127.0.0.2', 0],
    ['127.0.0.1', 0],
    ['::1', 0],
    ...own.map((host): [string, number] => [host, ALLOWED_PORT]),
  ]
  const closers: (() => void)[] = []
  const hosts: string[] = []
  for (const [host, port] of wanted) {
    const server = createTcpServer((socket) => {
      arrived.push(`${host}:${(server.address() as AddressInfo).port}`)
      socket.on('error', () => undefined)
      socket.end('HTTP/1.1 200 OK\r\naccess-control-allow-origin: *\r\ncontent-length: 6\r\n\r\nsecret')
    })
    const isOpen = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false))
      server.listen(port, host, () => resolve(true))
    })
    if (!isOpen) continue
    closers.push(() => server.close())
    hosts.push(`${host.includes(':') ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`)
  }
  const udp = createSocket('udp4', (_message, { address }) => arrived.push(`udp from ${address}`))
  await new Promise<void>((resolve) => {
    udp.once('error', () => resolve())
    udp.bind(STUN_PORT, '127.0.0.2', resolve)
  })
  closers.push(() => udp.close())
  const stop = () => {
    for (const close of closers) close()
  }
  return { arrived, hosts, stop }
}

/** Serves a page that tries to reach hosts in every way a page has; its text is “tried” and the number of ways. */
export async function serveHostilePage(hosts: string[]) {
  const listener: RequestListener = ({ url = '/' }, response) => {
    const at = Number(/\d+$/.exec(url)?.[0] ?? 0)
    if (url.startsWith('/redirect/'))
      return response.writeHead(302, { location: `http://${hosts[at]}/redirected` }).end()
    if (url.startsWith('/file/')) return response.writeHead(302, { location: 'file:///etc/passwd' }).end()
    if (url === '/worker.js') return response.setHeader('content-type', 'text/javascript').end(hostileWorker(hosts))
    response.setHeader('content-type', 'text/html').end(hostileHtml(hosts))
  }
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Returns a service worker that tries to reach hosts. */
export const hostileWorker = (hosts: string[]) =>
  `oninstall = () => skipWaiting(); ${hosts.map((host) => `fetch('http://${host}/worker', { mode: 'no-cors' }).catch(() => {})`).join('; ')}`

/**
 * Returns a page that tries to reach hosts in every way a page has. Its server redirects `/redirect/0` to the first
 * host, and so on, and serves `hostileWorker` as `/worker.js`.
 */
export const hostileHtml = (hosts: string[]) => `<!doctype html>
<html><head><title>Hostile</title>
${hosts
  .map(
    (
      host,
      nth,
    ) => `<link rel="preconnect" href="http://${host}"><link rel="preconnect" href="https://${host}" crossorigin>
<link rel="dns-prefetch" href="//${host}"><link rel="preload" as="script" href="http://${host}/preload.js">
<link rel="prefetch" href="http://${host}/prefetch"><link rel="stylesheet" href="http://${host}/a.css">
<link rel="icon" href="http://${host}/icon"><link rel="manifest" href="http://${host}/manifest">
<script src="http://${host}/a.js"></script><script src="/redirect/${nth}"></script>
<script type="speculationrules">{"prerender":[{"source":"list","urls":["http://${host}/prerender"]}]}</script>`,
  )
  .join('\n')}
<style>${hosts.map((host, nth) => `.bg${nth} { background: url(http://${host}/bg) }`).join(' ')}</style>
</head><body><p id="tried">tried 0</p>
${hosts
  .map(
    (host, nth) => `<img src="http://${host}/img"><img src="https://${host}/img"><img src="/redirect/${nth}">
<iframe src="http://${host}/frame"></iframe><iframe src="/redirect/${nth}"></iframe><object data="http://${host}/object"></object>
<embed src="http://${host}/embed"><video src="http://${host}/video" poster="http://${host}/poster" autoplay></video>
<audio src="http://${host}/audio" autoplay></audio><p class="bg${nth}">Socks</p>
<form id="form${nth}" action="http://${host}/form" method="post" target="frame"></form>`,
  )
  .join('\n')}
<iframe name="frame"></iframe><iframe src="file:///etc/passwd"></iframe><iframe src="/file/"></iframe>
<iframe src="chrome://version"></iframe><iframe src="view-source:file:///etc/passwd"></iframe>
<script>
let tried = 0
const attempt = (act) => { try { const result = act(); if (result && result.catch) result.catch(() => {}) } catch {} tried += 1 }
const hosts = ${JSON.stringify(hosts)}
hosts.forEach((host, nth) => {
  attempt(() => fetch('http://' + host + '/fetch', { mode: 'no-cors' }))
  attempt(() => fetch('https://' + host + '/fetch'))
  attempt(() => fetch('/redirect/' + nth))
  attempt(() => { const r = new XMLHttpRequest(); r.open('GET', 'http://' + host + '/xhr'); r.send() })
  attempt(() => new WebSocket('ws://' + host + '/ws'))
  attempt(() => new WebSocket('wss://' + host + '/wss'))
  attempt(() => new EventSource('http://' + host + '/events'))
  attempt(() => navigator.sendBeacon('http://' + host + '/beacon', 'a'))
  attempt(() => new WebTransport('https://' + host + '/transport').ready)
  attempt(() => window.open('http://' + host + '/popup'))
  attempt(() => document.getElementById('form' + nth).submit())
  attempt(() => import('http://' + host + '/module.js'))
  attempt(() => new Worker(URL.createObjectURL(new Blob(["fetch('http://" + host + "/blob', { mode: 'no-cors' })"]))))
  attempt(() => fetch('http://a@' + host + '/credentials', { mode: 'no-cors' }))
})
attempt(() => navigator.serviceWorker.register('/worker.js'))
attempt(() => fetch('file:///etc/passwd'))
attempt(async () => {
  const peer = new RTCPeerConnection({ iceServers: [
    { urls: 'stun:127.0.0.2:${STUN_PORT}' },
    { urls: 'turn:127.0.0.2:${STUN_PORT}?transport=udp', username: 'a', credential: 'b' },
    { urls: 'turn:127.0.0.2:${ALLOWED_PORT}?transport=tcp', username: 'a', credential: 'b' },
  ] })
  peer.createDataChannel('a')
  await peer.setLocalDescription(await peer.createOffer())
})
document.getElementById('tried').textContent = 'tried ' + tried
</script></body></html>
`
