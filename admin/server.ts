import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import next from 'next'
import { environment } from '#platform/environment/environment.ts'
import { reportErrors } from '#platform/error-reports/report-errors.ts'
import { watchConnections } from '#platform/http/drain.ts'
import { limitSlowConnections, serverOptions } from '#platform/http/slow-connections.ts'
import { answerSupervisor } from '#platform/metrics/exchange.ts'
import { createRegistry } from '#platform/metrics/registry.ts'
import { logAs } from '#platform/process/log.ts'
import { reportReady } from '#platform/process/ready.ts'
import { onStop } from '#platform/process/stop.ts'
import { guard } from './guard.ts'

logAs('admin', environment)
reportErrors(environment)
answerSupervisor(createRegistry('admin'))

/** The back office on its loopback port; the site proxies /admin, /_next and /cms-api to it. */
const isDevelopment = process.argv.includes('--dev')
if (!isDevelopment) useConfigOfBuild()
const app = next({
  dev: isDevelopment,
  dir: fileURLToPath(new URL('.', import.meta.url)),
  hostname: '127.0.0.1',
  port: environment.adminPort,
})
await app.prepare()
const handle = app.getRequestHandler()
const server = createServer(
  // Next also listens for WebSockets of hot reload in production, bypassing the guard.
  { ...serverOptions, shouldUpgradeCallback: () => isDevelopment },
  guard((request, response) => void handle(request, response), { ...environment, isDevelopment }),
)
const drain = watchConnections(server)
limitSlowConnections(server)
server.listen(environment.adminPort, '127.0.0.1', reportReady)

onStop(
  () =>
    new Promise((resolve) => {
      server.close(resolve)
      drain()
    }),
)

/**
 * Gives Next the configuration that its build wrote, as its own standalone servers do. Without it, Next loads its
 * compiler, which an archive of a release lacks, to read next.config.ts.
 */
function useConfigOfBuild() {
  const { config } = JSON.parse(readFileSync(new URL('.next/required-server-files.json', import.meta.url), 'utf8'))
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config)
}
