// A trial site with all faults on loopback, in a process of its own: node bench/audit/site.ts <pages>. Prints its port.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { proofs } from '#audit/proofs/index.ts'
import { largeSite } from '#audit/trial/large-site.ts'
import { answerOf } from '#audit/trial/serve-site.ts'
import type { TrialSite } from '#audit/trial/site-model.ts'

const pages = Number(process.argv[2] ?? 500)
let site: TrialSite | undefined

const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
  if (!site) return void response.writeHead(503).end()
  const { status, headers, body } = answerOf(site, request.url ?? '/')
  response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body)
})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  site = largeSite(proofs, { seed: 49_979_687, size: pages, times: 1, origin: `http://127.0.0.1:${port}` }).site
  process.stdout.write(`${port}\n`)
})
process.on('disconnect', () => process.exit())
