import { getDomain } from 'tldts'
import { checkSpf } from '#engine/dns/check-spf.ts'
import { recordsOf } from '#engine/dns/spf-addresses.ts'
import type { ArtifactRequests } from '#engine/tool/artifacts.ts'
import type { DnsAnswer, DnsRecords } from '#engine/web/dns.ts'
import type { Dns } from '#providers/dns/create-dns.ts'

/** Everything that a name can have; what most names lack is one empty response. */
const TYPES = [
  ...['A', 'AAAA', 'CNAME', 'MX', 'NS', 'SOA', 'TXT', 'CAA', 'DS', 'DNSKEY', 'HTTPS', 'SVCB', 'SRV', 'PTR', 'NAPTR'],
  ...['DNAME', 'TLSA', 'SSHFP', 'LOC', 'URI', 'CDS', 'CDNSKEY', 'NSEC3PARAM', 'HINFO', 'RP', 'CERT'],
]
/** Selectors of common mail services. Nobody can list the selectors of a domain. */
const COMMON_SELECTORS = [
  ...['google', 'selector1', 'selector2', 'default', 'dkim', 'mail', 'k1', 'k2', 'k3', 's1', 's2', 'smtp', 'mandrill'],
  ...['mxvault', 'fm1', 'fm2', 'fm3', 'zoho', 'protonmail', 'krs', 'sig1', 'pm', 'hs1', 'ctct1', 'sm', 'everlytickey1'],
]
const MAX_SELECTORS = 40
const MAX_HOSTS = 10
const MAX_PARENTS = 8
const TOTAL_MS = 20_000

/** Looks up the records of a name, of the names its mail rules are at, and of the hosts that its records name. */
export async function gatherDns(
  { name, dkimSelectors = [], senderIp }: ArtifactRequests['dns'],
  { lookUp, lookUpAt }: Dns,
): Promise<DnsRecords> {
  const signal = AbortSignal.timeout(TOTAL_MS)
  const asked = new Map<string, Promise<DnsAnswer>>()
  const find = (at: string, type: string) => {
    const key = `${at.toLowerCase()} ${type}`
    const known = asked.get(key) ?? lookUp({ name: at, type }, signal)
    asked.set(key, known)
    return known
  }
  const spfKeys: string[] = []
  const now = Date.now() / 1_000
  const findForSpf = (at: string, type: string) => {
    spfKeys.push(`${at.toLowerCase()} ${type}`)
    return find(at, type)
  }
  const spf = Promise.all([
    checkSpf({ domain: name, now }, findForSpf),
    senderIp ? checkSpf({ domain: name, ip: senderIp, now }, findForSpf) : undefined,
  ])
  const parents = parentsOf(name)
  const selectors = dkimSelectors.length > 0 ? dkimSelectors : COMMON_SELECTORS
  await Promise.all([
    ...TYPES.map((type) => find(name, type)),
    ...parents.flatMap((parent) => ['CAA', 'SOA'].map((type) => find(parent, type))),
    ...[name, ...parents].map((parent) => find(`_dmarc.${parent}`, 'TXT')),
    ...['_mta-sts', '_smtp._tls', 'default._bimi'].map((prefix) => find(`${prefix}.${name}`, 'TXT')),
    ...selectors.slice(0, MAX_SELECTORS).map((selector) => find(`${selector}._domainkey.${name}`, 'TXT')),
  ])
  const zone = await zoneOf([name, ...parents], find)
  await Promise.all(zone && zone !== name ? ['NS', 'DS', 'DNSKEY'].map((type) => find(zone, type)) : [])
  const exchanges = await hostsOf(find(name, 'MX'), 'MX')
  const nameServers = zone ? await hostsOf(find(zone, 'NS'), 'NS') : []
  await Promise.all([...exchanges, ...nameServers].flatMap((host) => ['A', 'AAAA'].map((type) => find(host, type))))
  const direct = nameServers.map(async (nameServer) => {
    const addresses = await Promise.all(
      ['A', 'AAAA'].map(async (type) => recordsOf(await find(nameServer, type), type)),
    )
    const [ip] = addresses.flat()
    return ip ? [{ nameServer, ...(await lookUpAt(ip, { name: zone as string, type: 'SOA' }, signal)) }] : []
  })
  const nameServerAnswers = (await Promise.all(direct)).flat()
  await spf
  const answers = await Promise.all(asked.values())
  const refused = answers.some((one) => one.result === 'SERVFAIL' && one.name === name)
  const unchecked = refused
    ? await Promise.all(['SOA', 'A'].map((type) => lookUp({ name, type, isUnchecked: true }, signal)))
    : []
  return {
    name,
    registrable: getDomain(name, { allowPrivateDomains: false }),
    answers: [...answers, ...unchecked],
    nameServerAnswers,
    spfLookups: await Promise.all([...new Set(spfKeys)].map((key) => asked.get(key) as Promise<DnsAnswer>)),
    fetchedAt: Date.now(),
  }
}

/** Returns the names above a name, the top-level domain last. */
function parentsOf(name: string) {
  const labels = name.split('.')
  return labels
    .slice(1)
    .map((_, index) => labels.slice(index + 1).join('.'))
    .slice(-MAX_PARENTS)
}

/** Returns the nearest name that has a SOA record: the apex of the zone (RFC 1034, 4.2.1). */
async function zoneOf(names: string[], find: (name: string, type: string) => Promise<DnsAnswer>) {
  for (const name of names) {
    const { records } = await find(name, 'SOA')
    const soa = records.find(({ type }) => type === 'SOA')
    if (soa && soa.name.toLowerCase() === name) return name
  }
  return undefined
}

async function hostsOf(answer: Promise<DnsAnswer>, type: string) {
  const hosts = recordsOf(await answer, type).map((data) => data.split(' ').at(-1) as string)
  return [...new Set(hosts)].filter((host) => host !== '.').slice(0, MAX_HOSTS)
}
