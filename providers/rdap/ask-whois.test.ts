import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { createAskWhois } from './ask-whois.ts'

async function serving<Value>(
  listener: (socket: Socket) => void,
  work: (port: number, connections: () => number) => Promise<Value>,
) {
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    socket.on('error', () => undefined)
    listener(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    return await work((server.address() as AddressInfo).port, () => connections)
  } finally {
    server.close()
  }
}

const surroundings = (ips: string[], port: number, openTargets: string[] = [`127.0.0.1:${port}`]) => ({
  resolve: async () => ips,
  isOwn: () => false,
  openTargets: new Set(openTargets),
  log: () => undefined,
  port,
})

test('the query is one line, and the response is read until the server closes', async () => {
  await serving(
    (socket) => socket.once('data', (query) => socket.end(`asked for ${JSON.stringify(String(query))}`)),
    async (port) => {
      const ask = createAskWhois(surroundings(['127.0.0.1'], port))
      expect(await ask('whois.nic.example', 'shop.example')).toBe('asked for "shop.example\\r\\n"')
    },
  )
})

test('A3 A5 a server with any internal IP address is not connected to', async () => {
  await serving(
    (socket) => socket.end('inside'),
    async (port, connections) => {
      for (const ips of [['127.0.0.1'], ['10.0.0.1'], ['93.184.216.34', '127.0.0.1'], ['::ffff:127.0.0.1'], []]) {
        const ask = createAskWhois(surroundings(ips, port, []))
        await expect(ask('whois.nic.example', 'shop.example')).rejects.toMatchObject({ kind: 'refused' })
      }
      expect(connections()).toBe(0)
    },
  )
})

test('A7 an endless response is cut off', async () => {
  await serving(
    (socket) => {
      const drip = setInterval(() => socket.write('a'.repeat(16_384)), 1)
      socket.once('close', () => clearInterval(drip))
    },
    async (port) => {
      const ask = createAskWhois(surroundings(['127.0.0.1'], port))
      await expect(ask('whois.nic.example', 'shop.example')).rejects.toMatchObject({ kind: 'too-large' })
    },
  )
})
