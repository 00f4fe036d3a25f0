import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Below the ports that the system gives to connections and to servers that ask for any port (32,768 and up on Linux).
 */
const [FIRST, END] = [10_000, 32_000]

/** Returns a port of loopback that is free, and that no other program gets by chance before it is used. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, END)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
