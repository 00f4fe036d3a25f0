import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import next from 'next'
import { environment } from '../engine/environment.ts'

/** The back office on its loopback port; the site proxies /admin, /_next and /cms-api to it. */
const app = next({
  dev: process.argv.includes('--dev'),
  dir: fileURLToPath(new URL('.', import.meta.url)),
  hostname: '127.0.0.1',
  port: environment.adminPort,
})
await app.prepare()
const handle = app.getRequestHandler()
const server = createServer((request, response) => handle(request, response))
server.listen(environment.adminPort, '127.0.0.1', () => process.send?.('ready'))

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop)
// The supervisor is gone: nobody would start or stop this process again.
if (process.send) process.once('disconnect', stop)

function stop() {
  setTimeout(() => process.exit(0), 5_000).unref()
  server.close(() => process.exit(0))
  server.closeAllConnections()
}
