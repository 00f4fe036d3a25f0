import { rmSync } from 'node:fs'
import { createConnection, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/**
 * Waits for the turn of this process, and returns a function that ends it; undefined if the time is over.
 * @throws whatever `signal` is aborted with
 */
export type EnterMachine = (maxWaitMs: number, signal?: AbortSignal) => Promise<(() => void) | undefined>

const NAME = 'prairie-signal-chromium'
const RETRY_MS = 50

/**
 * Creates the turns that all processes of this machine take one after the other, whatever database they use. A turn is
 * a local socket that one process can listen on. Its end closes it, also that of a process that is killed; those that
 * wait are connected to it, and so learn of its end at once.
 */
export function machineTurn(name = NAME): EnterMachine {
  const address = addressOf(name)
  return async (maxWaitMs, signal) => {
    for (const endsAt = performance.now() + maxWaitMs; ; ) {
      signal?.throwIfAborted()
      const end = await listenOn(address)
      if (end) return end
      const left = endsAt - performance.now()
      if (left <= 0) return undefined
      await untilClosed(address, left, signal)
    }
  }
}

/** Linux has names without a file, and Windows pipes; elsewhere, a file stays when its process is killed. */
function addressOf(name: string) {
  if (process.platform === 'linux') return `\0${name}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`)
}

/** Returns a function that ends the turn; undefined if another process has it. */
async function listenOn(address: string): Promise<(() => void) | undefined> {
  const waiting = new Set<Socket>()
  const server = createServer((socket) => {
    waiting.add(socket)
    socket.on('error', () => undefined)
    socket.once('close', () => waiting.delete(socket))
    socket.unref()
  })
  server.unref()
  const { promise, resolve, reject } = Promise.withResolvers<boolean>()
  server.once('listening', () => resolve(true))
  server.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') resolve(false)
    else reject(error)
  })
  server.listen(address)
  if (!(await promise)) return undefined
  return () => {
    server.close()
    for (const socket of waiting) socket.destroy()
  }
}

/** Waits until the process that listens ends its turn, at most for some milliseconds. */
async function untilClosed(address: string, ms: number, signal?: AbortSignal) {
  const socket = createConnection(address)
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  let problem: NodeJS.ErrnoException | undefined
  socket.once('error', (error) => {
    problem = error
  })
  socket.once('close', () => resolve())
  socket.resume()
  const stopping = new AbortController()
  const stopped = AbortSignal.any([stopping.signal, ...(signal ? [signal] : [])])
  await Promise.race([closed, delay(ms, undefined, { signal: stopped }).catch(() => undefined)])
  stopping.abort()
  socket.destroy()
  if (problem === undefined) return
  // A file without a process is left of one that was killed.
  if (problem.code === 'ECONNREFUSED' && !address.startsWith('\0')) rmSync(address, { force: true })
  await delay(RETRY_MS)
}
