import { Resolver } from 'node:dns/promises'
import type { Measure } from '#bench/measure.ts'
import { checkSpf } from '#engine/dns/check-spf.ts'
import { recordsOf } from '#engine/dns/spf-addresses.ts'
import { createDns } from '#providers/dns/create-dns.ts'
import { gatherDns } from '#runs/artifacts/dns.ts'
import { startDnsServer } from '#tests/support/dns-server.ts'

const NAMES = 200

/**
 * Compares IP addresses with Node's own resolver (c-ares), checks the limits of SPF, and measures the time of all
 * lookups of a domain.
 */
export async function measure(): Promise<Measure[]> {
  const hosts = Object.fromEntries(
    Array.from({ length: NAMES }, (_, index) => [
      `h${index}.example`,
      { A: [`192.0.2.${index}`], TXT: [`v=spf1 ${index === 0 ? '' : `include:h${index - 1}.example `}-all`] },
    ]),
  )
  const { server, stop } = await startDnsServer(hosts)
  const dns = createDns({ resolvers: [server], isAllowed: () => true, port: server.port, timeoutMs: 1_000 })
  const peer = new Resolver()
  peer.setServers([`${server.ip}:${server.port}`])
  const { signal } = new AbortController()
  try {
    let same = 0
    for (const name of Object.keys(hosts)) {
      const ours = recordsOf(await dns.lookUp({ name, type: 'A' }, signal), 'A')
      if (ours.join() === (await peer.resolve4(name)).join()) same++
    }
    // The record of h<n> causes n lookups.
    const verdicts = await Promise.all(
      Array.from({ length: 21 }, async (_, lookups) => {
        const { result } = await checkSpf({ domain: `h${lookups}.example`, ip: '198.51.100.1' }, (name, type) =>
          dns.lookUp({ name, type }, signal),
        )
        return result === (lookups > 10 ? 'permerror' : 'fail')
      }),
    )
    const began = performance.now()
    await gatherDns({ name: 'h5.example' }, dns)
    return [
      {
        what: 'dns-lookup: addresses equal to those of c-ares',
        value: same,
        unit: `of ${NAMES}`,
        limit: NAMES,
        better: 'more',
      },
      {
        what: 'dns-lookup: SPF records with 0 to 20 lookups, right at the limit of ten',
        value: verdicts.filter(Boolean).length,
        unit: 'of 21',
        limit: 21,
        better: 'more',
      },
      {
        what: 'dns-lookup: all lookups of a domain at a server on loopback',
        value: Math.round(performance.now() - began),
        unit: 'ms',
        limit: 1_000,
        better: 'less',
      },
    ]
  } finally {
    stop()
  }
}
