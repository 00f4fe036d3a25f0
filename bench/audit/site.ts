// Trial sites with faults on loopback, in a process of their own: node bench/audit/site.ts <pages> <sites>. Those with
// 500 pages and more have all faults of usual pages. Prints their ports. Sends what was requested to a parent that asks
// for it.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { proofs } from '#audit/proofs/index.ts'
import { largeSite } from '#audit/trial/large-site.ts'
import { answerOf } from '#audit/trial/serve-site.ts'

const [pages = 500, sites = 1] = process.argv.slice(2).map(Number)
/** Pages that are cut off have 2 MB each, which would be more than all others together. */
const usual = proofs.filter(({ rule }) => rule !== 'document-cut-off')
const requested: string[] = []
let failed = 0

async function serve(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  const server = createServer({ keepAliveTimeout: 60_000 })
  server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  const port = await promise
  // Each proof has about two pages.
  const planted = pages < 500 ? proofs.slice(0, pages / 4) : usual
  const { site } = largeSite(planted, { seed: 49_979_687, size: pages, times: 1, origin: `http://127.0.0.1:${port}` })
  server.on('request', (request, response) => {
    requested.push(`${request.method} ${request.url}`)
    response.once('close', () => (failed += response.writableFinished ? 0 : 1))
    const { status, headers, body } = answerOf(site, request.url ?? '/')
    response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body)
  })
  return port
}

const ports: number[] = []
for (let site = 0; site < sites; site++) ports.push(await serve())
process.stdout.write(`${ports.join(' ')}\n`)
process.on('message', () => process.send?.({ requested, failed }))
process.on('disconnect', () => process.exit())
