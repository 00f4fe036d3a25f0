import { statSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { isInbox, respondWithInbox } from './inbox-pages.ts'

type Setting = {
  root: string
  host: string
  port: number
  adminPort: number
  dataDir: string
  /** The site as it runs now, or starts. */
  site: () => Promise<{ server: Server }>
}

/** Folders whose files the browser loads as modules, at the paths they have in the project. */
const MODULE_FOLDERS = /^\/(site|audit|engine|platform|runs|tools|content)\//
const OF_VITE = /^\/(@|node_modules\/)/

/**
 * Starts the one port of development: modules come from Vite, `/dev/mails` from the inbox, everything else from the
 * site.
 */
export function createFront({ root, host, port, adminPort, dataDir, site }: Setting) {
  let modules: (request: IncomingMessage, response: ServerResponse) => void = (_request, response) => response.end()
  /** Vite listens here for its WebSocket; the server has no port. */
  const upgrades = createServer()
  const sockets = new Set<Duplex>()
  const server = createServer((request, response) => void respond(request, response))
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    if (request.url?.startsWith('/_next/')) tunnel(request, socket, head, adminPort)
    else if (request.headers['sec-websocket-protocol']?.startsWith('vite-'))
      upgrades.emit('upgrade', request, socket, head)
    else socket.destroy()
  })

  return {
    upgrades,
    serveModules(handle: RequestListener) {
      modules = handle
    },
    listen: () =>
      new Promise<void>((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, host, resolve)
      }),
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      server.closeAllConnections()
    },
  }

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    if (isInbox(path)) return respondWithInbox(dataDir, path, response)
    if (isModule(path)) return modules(request, response)
    try {
      const { server } = await site()
      server.emit('request', request, response)
    } catch (error) {
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
      response.end(`The site did not start.\n\n${(error as Error).stack}`)
    }
  }

  /** Astro names the scripts of components by their whole path on this machine. */
  function isModule(url: string) {
    if (OF_VITE.test(url)) return true
    const path = url.startsWith(`${root}/`) ? url.slice(root.length) : url
    return MODULE_FOLDERS.test(path) && statSync(join(root, path), { throwIfNoEntry: false })?.isFile() === true
  }
}

/** Passes a WebSocket on to the back office, whose own development server listens there. */
function tunnel({ method, url, rawHeaders }: IncomingMessage, socket: Socket, head: Buffer, port: number) {
  const upstream = connect(port, '127.0.0.1')
  const headers = rawHeaders.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${rawHeaders[index + 1]}`] : []))
  upstream.write(`${[`${method} ${url} HTTP/1.1`, ...headers].join('\r\n')}\r\n\r\n`)
  upstream.write(head)
  upstream.pipe(socket).pipe(upstream)
  for (const [one, other] of [
    [upstream, socket],
    [socket, upstream],
  ] as const)
    one.on('error', () => other.destroy())
}
