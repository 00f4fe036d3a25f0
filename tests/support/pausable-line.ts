import { createConnection, createServer, type Socket } from 'node:net'

export type PausableLine = Awaited<ReturnType<typeof openPausableLine>>

/**
 * Opens a TCP connection to a port of this machine that can be paused. While paused, it accepts and keeps connections
 * but forwards nothing in either direction, like a server that hangs.
 * @param to the port that responds
 */
export async function openPausableLine(to: number) {
  const sockets = new Set<Socket>()
  const waiting: (() => void)[] = []
  let paused = false
  const server = createServer((client) => {
    if (paused) waiting.push(() => join(client))
    else join(client)
    keep(client)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()

  return {
    port: address && typeof address === 'object' ? address.port : 0,
    pause() {
      paused = true
      for (const socket of sockets) socket.pause()
    },
    resume() {
      paused = false
      for (const socket of sockets) socket.resume()
      for (const begin of waiting.splice(0)) begin()
    },
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }

  function join(client: Socket) {
    if (client.destroyed) return
    const remote = createConnection(to, '127.0.0.1')
    keep(remote)
    client.pipe(remote)
    remote.pipe(client)
    client.on('close', () => remote.destroy())
    remote.on('close', () => client.destroy())
  }

  function keep(socket: Socket) {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
  }
}
