import { checkServerIdentity, type PeerCertificate } from 'node:tls'
import type { Measure } from '#bench/measure.ts'
import { isForHost } from '#engine/web/certificate-names.ts'
import { createTls } from '#providers/tls/create-tls.ts'
import { startTlsServer } from '#tests/support/tls-server.ts'
import { checkChain } from './check-chain.ts'
import { checkStrength } from './check-strength.ts'
import { chainCases, issuers, leafWith, nameCases } from './oracle.ts'

const HOST = 'shop.example'

/**
 * Checks findings about local chains, compares names by RFC 9525 with Node's own check, and measures the time of a
 * report.
 */
export async function measure(): Promise<Measure[]> {
  let right = 0
  for (const [, chain, critical] of chainCases) {
    const found = (await report(chain())).findings.filter(({ severity }) => severity === 'critical').map(({ id }) => id)
    if (found.join() === critical.join()) right++
  }
  const ours = nameCases.filter(([name, host, matches]) => isForHost({ names: [name], ips: [] }, host) === matches)
  const nodes = nameCases.filter(([name, host, matches]) => nodeAccepts(name, host) === matches)
  const began = performance.now()
  await report([leafWith({}), issuers.intermediate])
  return [
    {
      what: 'ssl-checker: right labels of local chains',
      value: right,
      unit: `of ${chainCases.length}`,
      limit: chainCases.length,
      better: 'more',
    },
    {
      what: 'ssl-checker: right names by RFC 9525',
      value: ours.length,
      unit: `of ${nameCases.length}`,
      limit: nameCases.length,
      better: 'more',
      note: `Node’s tls.checkServerIdentity: ${nodes.length}`,
    },
    {
      what: 'ssl-checker: a report of a server on loopback',
      value: Math.round(performance.now() - began),
      unit: 'ms',
      limit: 1_000,
      better: 'less',
      note: 'six handshakes',
    },
  ]
}

async function report(chain: Parameters<typeof startTlsServer>[0]['chain']) {
  const { port, stop } = await startTlsServer({ chain })
  const readTls = createTls({
    openTargets: new Set([`${HOST}:${port}`]),
    isOwn: () => false,
    resolve: async () => ['127.0.0.1'],
    log: () => undefined,
    ca: [issuers.root.certificate.toString()],
  })
  const found = await readTls(HOST, port).finally(stop)
  return { findings: [...checkChain(found), ...checkStrength(found)] }
}

function nodeAccepts(name: string, host: string) {
  const certificate = { subject: { CN: name }, subjectaltname: `DNS:${name}` } as unknown as PeerCertificate
  return checkServerIdentity(host, certificate) === undefined
}
