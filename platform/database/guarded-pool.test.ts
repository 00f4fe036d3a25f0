import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { guardClient, SILENT } from './guarded-pool.ts'

const TIMEOUT_MS = 50
/** Messages of PostgreSQL’s protocol: what a server says when it takes a client, and to an empty query. */
const [WELCOME, DONE] = ['520000000800000000 5a0000000549', '4900000004 5a0000000549'].map((hex) =>
  Buffer.from(hex.replaceAll(' ', ''), 'hex'),
)

/** Connects a guarded client to a server of one connection. */
async function connect(respond: (socket: Socket) => void) {
  const server = createServer((socket) => {
    socket.once('data', () => {
      socket.write(WELCOME ?? '')
      socket.on('data', () => respond(socket))
    })
    socket.on('error', () => undefined)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const client = new pg.Client({ host: '127.0.0.1', port: (server.address() as AddressInfo).port, ssl: false })
  await client.connect()
  onTestFinished(() => {
    client.connection.stream.destroy()
    server.close()
  })
  const lost: string[] = []
  guardClient(client, TIMEOUT_MS, ({ message }) => lost.push(message))
  return { client, lost }
}

test('a query that another timer sends in the moment of the timeout is no silence of the server', async () => {
  const { client, lost } = await connect((socket) => socket.write(DONE ?? ''))
  const queried = new Promise((resolve, reject) => {
    setTimeout(() => Promise.resolve().then(() => client.query('').then(resolve, reject)), TIMEOUT_MS)
  })
  // The next run of timers finds both due.
  await client.query('')
  const until = performance.now() + 2 * TIMEOUT_MS
  while (performance.now() < until);
  await queried
  expect(lost).toEqual([])
})

test('a server that is silent during a query loses its connection', async () => {
  const { client, lost } = await connect(() => undefined)
  await expect(client.query('')).rejects.toThrow()
  expect(lost).toEqual([SILENT])
})
