import { answerTo, isAnswered, recordsAt, zoneOf } from '#engine/dns/answers.ts'
import { isPublicAddress } from '#engine/net/public-address.ts'
import type { Finding } from '#engine/tool/blocks.ts'
import type { DnsRecords } from '#engine/web/dns.ts'
import { addressesOf } from './mail-hosts.ts'

const rfc1034 = { label: 'RFC 1034, 4.1', url: 'https://www.rfc-editor.org/rfc/rfc1034#section-4.1' }
/** An hour to a week, in seconds. */
const MAX_NEGATIVE_TTL = 86_400

/** Checks the name servers of the zone, each asked directly, and the addresses of the name itself. */
export function checkDelegation(all: DnsRecords): Finding[] {
  return [
    ...nameServerFindings(all),
    ...serialFindings(all),
    ...soaFindings(all),
    ...aliasFindings(all),
    ...addressFindings(all),
  ]
}

function nameServerFindings(all: DnsRecords): Finding[] {
  const zone = zoneOf(all)
  if (!zone) return []
  const hosts = recordsAt(all, zone, 'NS').map(({ data }) => data)
  const found: Finding[] = []
  if (hosts.length === 1)
    found.push({
      id: 'ns-single',
      severity: 'warning',
      title: `${zone} has only one name server.`,
      why: 'When it is down, the website and its email cannot be found.',
      evidence: `${zone}  NS  ${hosts[0]}`,
      fix: 'Add a second name server in another network.',
      ref: rfc1034,
    })
  for (const host of hosts) {
    const addresses = addressesOf(all, host)
    const direct = all.nameServerAnswers.find(({ nameServer }) => nameServer === host)
    const problem =
      addresses?.length === 0
        ? `has no IP address`
        : direct?.result === 'NOT_PUBLIC'
          ? `has the address ${direct.server}, which is not public`
          : direct && direct.result !== 'BUSY' && !isAnswered(direct)
            ? `does not respond (${direct.result})`
            : direct && isAnswered(direct) && !direct.records.some(({ type }) => type === 'SOA')
              ? `is not responsible for ${zone}`
              : undefined
    if (problem)
      found.push({
        id: 'ns-lame',
        severity: 'critical',
        title: `The name server ${host} ${problem}.`,
        why: 'Visitors whose resolver chooses this server wait, or do not find the site.',
        evidence: `${zone}  NS  ${host}${direct ? `\n${direct.server} → SOA ${zone}: ${direct.result}` : ''}`,
        fix: `Correct the server, or remove ${host} from the NS records and at your registrar.`,
        ref: rfc1034,
      })
  }
  return found
}

/**
 * Returns findings about name servers that have different versions of the zone and therefore give different answers.
 */
function serialFindings({ nameServerAnswers }: DnsRecords): Finding[] {
  const serials = nameServerAnswers.flatMap(({ nameServer, records }) => {
    const serial = records.find(({ type }) => type === 'SOA')?.fields?.serial
    return serial === undefined ? [] : [{ nameServer, serial }]
  })
  if (new Set(serials.map(({ serial }) => serial)).size < 2) return []
  return [
    {
      id: 'ns-serials',
      severity: 'warning',
      title: 'The name servers have different versions of the zone.',
      why: 'Visitors can get old records until all servers have the new version.',
      evidence: serials.map(({ nameServer, serial }) => `${nameServer}: serial ${serial}`).join('\n'),
      fix: 'Wait a few minutes and check again. If it stays, ask your DNS provider why zone transfers fail.',
      ref: { label: 'RFC 1035, 3.3.13', url: 'https://www.rfc-editor.org/rfc/rfc1035#section-3.3.13' },
    },
  ]
}

function soaFindings(all: DnsRecords): Finding[] {
  const zone = zoneOf(all)
  const soa = zone ? recordsAt(all, zone, 'SOA')[0] : undefined
  const minimum = Number(soa?.fields?.minimum ?? 0)
  if (!soa || minimum <= MAX_NEGATIVE_TTL) return []
  return [
    {
      id: 'soa-minimum',
      severity: 'notice',
      title: `Resolvers remember for ${Math.round(minimum / 3_600)} hours that a name does not exist.`,
      why: 'A record that you add stays invisible that long for anyone who asked before.',
      evidence: `${zone}  SOA  ${soa.data}`,
      fix: 'Set the last number of the SOA record to 3600.',
      ref: { label: 'RFC 2308, 5', url: 'https://www.rfc-editor.org/rfc/rfc2308#section-5' },
    },
  ]
}

function aliasFindings(all: DnsRecords): Finding[] {
  const { name } = all
  const alias = answerTo(all, name, 'A')?.records.find(
    (record) => record.type === 'CNAME' && record.name.toLowerCase() === name,
  )
  const isApex = all.registrable === name
  if (!alias || !isApex) return []
  return [
    {
      id: 'cname-apex',
      severity: 'critical',
      title: `${name} is an alias (CNAME), which the name of a zone must not be.`,
      why: 'An alias has no other records, so MX, NS, and TXT records of the domain can fail.',
      evidence: `${name}  CNAME  ${alias.data}`,
      fix: 'Use A and AAAA records, or the record type ALIAS or ANAME of your DNS provider.',
      ref: { label: 'RFC 1034, 3.6.2', url: 'https://www.rfc-editor.org/rfc/rfc1034#section-3.6.2' },
    },
  ]
}

function addressFindings(all: DnsRecords): Finding[] {
  const { name } = all
  const [v4, v6] = ['A', 'AAAA'].map((type) => recordsAt(all, name, type).map(({ data }) => data))
  const inside = [...(v4 ?? []), ...(v6 ?? [])].filter((ip) => !isPublicAddress(ip))
  const found: Finding[] = []
  if (inside.length > 0)
    found.push({
      id: 'address-private',
      severity: 'warning',
      title: `${name} has the address ${inside[0]}, which is not public.`,
      why: 'Visitors cannot reach it, and it describes your internal network.',
      evidence: inside.map((ip) => `${name}  ${ip.includes(':') ? 'AAAA' : 'A'}  ${ip}`).join('\n'),
      fix: 'Remove the record, or replace it with the public address.',
      ref: { label: 'RFC 6890', url: 'https://www.rfc-editor.org/rfc/rfc6890' },
    })
  if (v4?.length === 0 && v6?.length === 0 && isAnswered(answerTo(all, name, 'A')))
    found.push({
      id: 'address-missing',
      severity: 'notice',
      title: `${name} has no IP address.`,
      why: 'A browser cannot open it.',
      evidence: `${name}  A, AAAA: no record`,
      ref: rfc1034,
    })
  else if (v6?.length === 0 && isAnswered(answerTo(all, name, 'AAAA')))
    found.push({
      id: 'address-no-ipv6',
      severity: 'notice',
      title: `${name} has no IPv6 address.`,
      why: 'Mobile networks without IPv4 reach it only through a translator.',
      evidence: `${name}  AAAA: no record`,
      fix: 'If your host offers IPv6, add its address as an AAAA record.',
      ref: { label: 'RFC 6540', url: 'https://www.rfc-editor.org/rfc/rfc6540' },
    })
  return found
}
