import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newDataFolder } from '#tests/support/data-folder.ts'
import { waitFor } from '#tests/support/wait-for.ts'
// @ts-expect-error: a plain Node script without types
import { notifySystemd } from './systemd.mjs'

/** Listens as systemd does: each datagram is one notice. Prints it as one line. */
const RECEIVER = `import socket, sys
receiver = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
receiver.bind(sys.argv[1])
print('listening', flush=True)
while True:
    print(receiver.recv(4096).decode().replace('\\n', ' '), flush=True)
`
const canRun = ['systemd-notify', 'python3'].every((name) => spawnSync(name, ['--version']).status === 0)

const folder = newDataFolder('notify')
let receiver: ChildProcess
let site: Server
let isHealthy = true
let received = ''

beforeEach(async () => {
  const socket = join(folder, 'socket')
  rmSync(socket, { force: true })
  received = ''
  isHealthy = true
  receiver = spawn('python3', ['-c', RECEIVER, socket], { stdio: ['ignore', 'pipe', 'inherit'] })
  receiver.stdout?.on('data', (chunk) => (received += chunk))
  site = createServer((_request, response) => response.writeHead(isHealthy ? 200 : 503).end())
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  receiver.kill()
  site.close()
})

const times = (text: string) => received.split(text).length - 1

test.skipIf(!canRun)(
  'R20 systemd is told that the product starts, is ready, answers, and stops, and only that',
  async () => {
    await waitFor(() => received.includes('listening'))
    const env: NodeJS.ProcessEnv = { ...process.env, NOTIFY_SOCKET: join(folder, 'socket'), WATCHDOG_USEC: '300000' }
    const systemd = notifySystemd({ host: '0.0.0.0', port: (site.address() as AddressInfo).port }, env)
    expect(env.NOTIFY_SOCKET).toBeUndefined()
    await waitFor(() => received.includes('EXTEND_TIMEOUT_USEC='))
    expect(received).not.toContain('WATCHDOG=1')
    systemd.ready()
    await waitFor(() => received.includes('READY=1') && times('WATCHDOG=1') >= 2)
    isHealthy = false
    // Those that are on their way arrive before a later one does.
    await waitFor(async () => {
      const before = times('WATCHDOG=1')
      await new Promise((resolve) => setTimeout(resolve, 500))
      return times('WATCHDOG=1') === before
    })
    isHealthy = true
    const silent = times('WATCHDOG=1')
    await waitFor(() => times('WATCHDOG=1') > silent)
    systemd.stopping()
    await waitFor(() => received.includes('STOPPING=1'))
  },
)

test('without systemd, nothing is told', () => {
  const systemd = notifySystemd({ host: '127.0.0.1', port: 1 }, {})
  expect([systemd.ready(), systemd.stopping()]).toEqual([undefined, undefined])
})
