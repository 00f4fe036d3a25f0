import { answerTo, isAnswered, recordsAt, zoneOf } from '#engine/dns/answers.ts'
import { isSignedBy, matchesDelegation } from '#engine/dns/dnssec.ts'
import { ALGORITHM_NAMES, OUTDATED_ALGORITHMS } from '#engine/dns/keys.ts'
import type { Finding } from '#engine/tool/blocks.ts'
import type { DnsRecord, DnsRecords } from '#engine/web/dns.ts'

/** `island`: signed, but the parent zone has no DS record. `unknown`: a server did not respond. */
export type DnssecState = 'valid' | 'unsigned' | 'island' | 'broken' | 'unknown'
export type Dnssec = { state: DnssecState; isValidatedByResolver: boolean; algorithms: string[]; findings: Finding[] }

const rfc4035 = { label: 'RFC 4035, 5', url: 'https://www.rfc-editor.org/rfc/rfc4035#section-5' }

/**
 * Checks the chain from the DS record of the parent zone to the signatures of this one, with the keys themselves, and
 * notes what the resolver says about it.
 */
export async function checkDnssec(all: DnsRecords): Promise<Dnssec> {
  const zone = zoneOf(all)
  const isValidatedByResolver = zone !== undefined && answerTo(all, zone, 'SOA')?.isAuthentic === true
  const unchecked = all.answers.find(({ isUnchecked, result }) => isUnchecked && result === 'NOERROR')
  const done = (state: DnssecState, finding: Finding, keys: DnsRecord[] = []): Dnssec => ({
    state,
    isValidatedByResolver,
    algorithms: [
      ...new Set(keys.map(({ fields }) => ALGORITHM_NAMES[Number(fields?.algorithm)] ?? `${fields?.algorithm}`)),
    ],
    findings: [finding, ...outdated(keys)],
  })
  if (unchecked)
    return done(
      'broken',
      broken(
        'The resolver refuses the records of this domain, and returns them only if it is told not to check signatures.',
        `${unchecked.name}  ${unchecked.type}: SERVFAIL, and NOERROR without DNSSEC`,
      ),
    )
  if (!zone) return done('unknown', unknown('The zone of this name was not found.'))
  const silent = ['DS', 'DNSKEY'].find((type) => !isAnswered(answerTo(all, zone, type)))
  if (silent) return done('unknown', unknown(`${zone}  ${silent}: ${answerTo(all, zone, silent)?.result}`))
  const [delegations, keys] = [recordsAt(all, zone, 'DS'), recordsAt(all, zone, 'DNSKEY')]
  if (delegations.length === 0)
    return done(keys.length > 0 ? 'island' : 'unsigned', unsigned(zone, keys.length > 0), keys)
  const problem = await chainProblem(all, zone, delegations, keys)
  if (problem)
    return done('broken', broken(problem, delegations.map(({ data }) => `${zone}  DS  ${data}`).join('\n')), keys)
  return done('valid', valid(zone, delegations, isValidatedByResolver), keys)
}

/** Returns the first link of the chain that is broken. */
async function chainProblem(all: DnsRecords, zone: string, delegations: DnsRecord[], keys: DnsRecord[]) {
  if (keys.length === 0) return 'The parent zone has a DS record, but the zone has no DNSKEY record.'
  const pairs = await Promise.all(
    delegations.flatMap((ds) => keys.map(async (key) => ({ key, matches: await matchesDelegation(zone, ds, key) }))),
  )
  const entries = pairs.filter(({ matches }) => matches === true).map(({ key }) => key)
  // A digest type that we cannot compute is no evidence of a fault.
  if (entries.length === 0 && pairs.some(({ matches }) => matches === null)) return undefined
  if (entries.length === 0) return 'No key of the zone has the digest of a DS record.'
  const keysProblem = await signatureProblem(all, zone, 'DNSKEY', entries)
  return keysProblem ?? signatureProblem(all, zone, 'SOA', keys)
}

async function signatureProblem(all: DnsRecords, zone: string, type: 'DNSKEY' | 'SOA', keys: DnsRecord[]) {
  const records = recordsAt(all, zone, type)
  const now = all.fetchedAt / 1_000
  const signatures = (answerTo(all, zone, type)?.records ?? []).filter(
    (record) => record.type === 'RRSIG' && record.fields?.typeCovered === type,
  )
  if (signatures.length === 0) return `The ${type} records have no signature.`
  let problem = `No signature of the ${type} records was made with a key that the DS record confirms.`
  for (const signature of signatures) {
    const { expiration, inception } = signature.fields ?? {}
    const verdict = await isSignedBy(records, signature, keys)
    if (verdict === false) continue
    if (now > Number(expiration)) problem = `The signature of the ${type} records expired on ${dateOf(expiration)}.`
    else if (now < Number(inception))
      problem = `The signature of the ${type} records is valid only from ${dateOf(inception)}.`
    else return undefined
  }
  return problem
}

const dateOf = (seconds: unknown) => new Date(Number(seconds) * 1_000).toISOString().slice(0, 10)

const broken = (title: string, evidence: string): Finding => ({
  id: 'dnssec-broken',
  severity: 'critical',
  title: `DNSSEC is broken. ${title}`,
  why: 'Resolvers that check DNSSEC, such as those of Google and Cloudflare, report that the domain does not exist. Its website and email are unreachable for their users.',
  evidence,
  fix: 'Ask your DNS provider to sign the zone again, or remove the DS record at your registrar until it is fixed.',
  ref: rfc4035,
})

const unsigned = (zone: string, hasKeys: boolean): Finding => ({
  id: hasKeys ? 'dnssec-island' : 'dnssec-unsigned',
  severity: hasKeys ? 'warning' : 'notice',
  title: hasKeys ? `${zone} is signed, but its parent zone has no DS record.` : `${zone} is not signed with DNSSEC.`,
  why: hasKeys
    ? 'Without the DS record, no resolver checks the signatures.'
    : 'A forged DNS response cannot be told from a real one.',
  evidence: `${zone}  DS: no record`,
  fix: hasKeys
    ? 'Enter the DS record of your DNS provider at your registrar.'
    : 'Turn on DNSSEC at your DNS provider, then enter its DS record at your registrar.',
  ref: { label: 'RFC 9364', url: 'https://www.rfc-editor.org/rfc/rfc9364' },
})

const unknown = (evidence: string): Finding => ({
  id: 'dnssec-unknown',
  severity: 'notice',
  title: 'The state of DNSSEC could not be determined.',
  why: 'A server did not respond.',
  evidence,
  fix: 'Run this check again.',
  ref: rfc4035,
})

const valid = (zone: string, delegations: DnsRecord[], isValidatedByResolver: boolean): Finding => ({
  id: 'dnssec-valid',
  severity: 'pass',
  title: `${zone} is signed with DNSSEC, and its signatures are valid.`,
  why: 'Resolvers can tell forged responses from real ones.',
  evidence: [
    ...delegations.map(({ data }) => `${zone}  DS  ${data}`),
    isValidatedByResolver ? 'The resolver validated it too.' : 'The resolver does not say that it validated it.',
  ].join('\n'),
  ref: rfc4035,
})

function outdated(keys: DnsRecord[]): Finding[] {
  const old = keys.find(({ fields }) => OUTDATED_ALGORITHMS.includes(Number(fields?.algorithm)))
  if (!old) return []
  return [
    {
      id: 'dnssec-algorithm',
      severity: 'warning',
      title: `A DNSSEC key uses ${ALGORITHM_NAMES[Number(old.fields?.algorithm)]}, which must no longer be used for signing.`,
      why: 'Resolvers may treat the zone as unsigned.',
      evidence: `${old.name}  DNSKEY  ${old.data.slice(0, 80)}…`,
      fix: 'Ask your DNS provider to change to algorithm 13 (ECDSA P-256).',
      ref: { label: 'RFC 9905', url: 'https://www.rfc-editor.org/rfc/rfc9905' },
    },
  ]
}
