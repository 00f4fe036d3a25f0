import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { createFetch } from '#providers/http/fetch-public.ts'
import type { Surroundings } from '#providers/http/surroundings.ts'

type Parts = Partial<Surroundings> & {
  /** IP addresses by host name. */
  names?: Record<string, string[]>
  /** Loopback port that stands in for every IP address: connections go there and nowhere else. */
  standIn?: number
}

/**
 * Returns surroundings of a fetch that never leaves this machine. `attempts` collects the IP address of every requested
 * connection.
 * `resolve` rejects with ENOTFOUND for an unknown name.
 */
export function standInSurroundings({ names = {}, standIn, ...more }: Parts = {}) {
  const attempts: string[] = []
  const surroundings: Surroundings = {
    siteHost: 'agency.example',
    userAgent: 'Test/1.0',
    openTargets: new Set(),
    isOwn: () => false,
    resolve: async (name) => {
      const found = names[name]
      if (!found) throw Object.assign(new Error(`no address for ${name}`), { code: 'ENOTFOUND' })
      return found
    },
    connect: ({ hostname }, callback) => {
      attempts.push(hostname)
      if (standIn === undefined) return callback(new Error('There is no stand-in.'), null)
      const socket = connect({ host: '127.0.0.1', port: standIn })
      socket.once('connect', () => callback(null, socket))
      socket.once('error', (error) => callback(error, null))
    },
    log: () => undefined,
    ...more,
  }
  return { surroundings, attempts }
}

/** Connects to the IP address that was checked. */
export const connectDirectly: Surroundings['connect'] = ({ hostname, port }, callback) => {
  const socket = connect({ host: hostname, port: Number(port || 80) })
  socket.once('connect', () => callback(null, socket))
  socket.once('error', (error) => callback(error, null))
}

/** Returns a fetch for which servers on loopback are open targets, on any port. */
export function fetchOnLoopback() {
  const openTargets = { has: (target: string) => target.startsWith('127.0.0.1:') } as ReadonlySet<string>
  const { surroundings } = standInSurroundings({
    openTargets,
    connect: connectDirectly,
  })
  return createFetch(surroundings)
}

/** Runs a server on loopback while some work is done. */
export async function serving<T>(listener: RequestListener, work: (port: number) => Promise<T>): Promise<T> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    return await work((server.address() as AddressInfo).port)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}
