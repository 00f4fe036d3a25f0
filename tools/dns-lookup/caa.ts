import { answerTo, isAnswered, recordsAt } from '#engine/dns/answers.ts'
import type { Finding } from '#engine/tool/blocks.ts'
import type { DnsRecords } from '#engine/web/dns.ts'

export type Caa = { at: string | null; issuers: string[]; wildcardIssuers: string[]; findings: Finding[] }

const rfc = { label: 'RFC 8659', url: 'https://www.rfc-editor.org/rfc/rfc8659' }
/** Sources: RFC 8659, 4; RFC 9495; the CA/Browser Forum's Baseline Requirements, appendix A. */
const TAGS = ['issue', 'issuewild', 'iodef', 'issuemail', 'issuevmc', 'contactemail', 'contactphone']
const CRITICAL = 128

/** Finds the CAA records that apply: those of the nearest name at or above this one that has any (RFC 8659, 3). */
export function checkCaa(all: DnsRecords): Caa {
  const labels = all.name.split('.')
  const names = labels.map((_, index) => labels.slice(index).join('.'))
  for (const name of names) {
    const records = recordsAt(all, name, 'CAA')
    if (records.length > 0)
      return described(
        name,
        records.map(({ fields = {}, data }) => ({ fields, data })),
      )
    const answer = answerTo(all, name, 'CAA')
    if (!isAnswered(answer))
      return { at: null, issuers: [], wildcardIssuers: [], findings: [silent(name, answer?.result)] }
  }
  return { at: null, issuers: [], wildcardIssuers: [], findings: [missing(all.name)] }
}

function described(at: string, records: { fields: Record<string, string | number>; data: string }[]): Caa {
  const valuesOf = (tag: string) =>
    records.filter(({ fields }) => fields.tag === tag).map(({ fields }) => String(fields.value))
  const issuers = valuesOf('issue').map(issuerOf)
  const wild = valuesOf('issuewild')
  const evidence = records.map(({ data }) => `${at}  CAA  ${data}`).join('\n')
  const unknown = records.filter(({ fields }) => !TAGS.includes(String(fields.tag)))
  const critical = unknown.filter(({ fields }) => (Number(fields.flags) & CRITICAL) !== 0)
  const found: Finding[] = []
  if (critical.length > 0)
    found.push({
      id: 'caa-critical',
      severity: 'critical',
      title: `The CAA tag “${critical[0]?.fields.tag}” is unknown and marked critical.`,
      why: 'A certificate authority that does not know a critical tag must not issue a certificate.',
      evidence,
      fix: 'Correct the tag, or set its flag to 0.',
      ref: { label: 'RFC 8659, 4.1', url: 'https://www.rfc-editor.org/rfc/rfc8659#section-4.1' },
    })
  else if (unknown.length > 0)
    found.push({
      id: 'caa-unknown',
      severity: 'warning',
      title: `The CAA tag “${unknown[0]?.fields.tag}” is unknown.`,
      why: 'Certificate authorities ignore it.',
      evidence,
      fix: `Use one of: ${TAGS.join(', ')}.`,
      ref: rfc,
    })
  const allowed = issuers.filter((issuer) => issuer !== '')
  found.push({
    id: allowed.length > 0 || issuers.length === 0 ? 'caa-set' : 'caa-nobody',
    severity: allowed.length > 0 ? 'pass' : 'notice',
    title:
      allowed.length > 0
        ? `CAA allows ${allowed.join(', ')} to issue certificates.`
        : issuers.length > 0
          ? 'CAA allows no certificate authority to issue certificates.'
          : 'The CAA records do not restrict who issues certificates.',
    why: 'Every certificate authority must check CAA before it issues. Your next renewal fails if its authority is not listed.',
    evidence,
    ref: rfc,
  })
  return {
    at,
    issuers: allowed,
    wildcardIssuers: (wild.length > 0 ? wild.map(issuerOf) : allowed).filter((issuer) => issuer !== ''),
    findings: found,
  }
}

/** Returns the domain of the authority, without parameters; '' for `;`, which allows nobody. */
const issuerOf = (value: string) => (value.split(';')[0] as string).trim().toLowerCase()

const missing = (name: string): Finding => ({
  id: 'caa-missing',
  severity: 'notice',
  title: `${name} has no CAA record, so every certificate authority may issue certificates for it.`,
  why: 'A CAA record limits the damage when another authority is tricked.',
  evidence: `Neither ${name} nor a name above it has a CAA record.`,
  fix: `Add your authority, for example: ${name}  CAA  0 issue "letsencrypt.org"`,
  ref: rfc,
})

const silent = (name: string, result = 'no response'): Finding => ({
  id: 'caa-no-response',
  severity: 'critical',
  title: `The DNS did not answer for the CAA records of ${name} (${result}).`,
  why: 'A certificate authority that gets no answer must not issue a certificate, so renewals can fail.',
  evidence: `${name}  CAA: ${result}`,
  fix: 'Ask your DNS provider to respond to queries of the type CAA.',
  ref: { label: 'RFC 8659, 3', url: 'https://www.rfc-editor.org/rfc/rfc8659#section-3' },
})
