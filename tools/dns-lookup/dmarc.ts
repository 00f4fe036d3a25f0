import { answerTo, isAnswered, recordsAt } from '#engine/dns/answers.ts'
import type { Finding } from '#engine/tool/blocks.ts'
import type { DnsRecords } from '#engine/web/dns.ts'
import { readTags } from './tags.ts'

export type Dmarc = {
  /** `none` is a policy; `null` means that there is no record, undefined that the DNS did not respond. */
  policy: 'none' | 'quarantine' | 'reject' | null | undefined
  /** Name that has the record, and its text. */
  at?: string
  record?: string
  isInherited: boolean
  isTest: boolean
  reportsTo: string[]
  findings: Finding[]
}

const rfc = { label: 'RFC 9989', url: 'https://www.rfc-editor.org/rfc/rfc9989' }
const google = {
  label: 'Google, Email sender guidelines',
  url: 'https://support.google.com/a/answer/81126',
}
const POLICIES = ['none', 'quarantine', 'reject'] as const
const REMOVED_TAGS = ['pct', 'rf', 'ri']
const SPOOFING = 'Without an enforced policy, anyone can send email that shows your domain as its sender.'

/** Finds the DMARC record that applies to a domain, and what is wrong with it. Source: RFC 9989, 4. */
export function checkDmarc(all: DnsRecords): Dmarc {
  const { name } = all
  const empty = { isInherited: false, isTest: false, reportsTo: [], findings: [] }
  const found = discover(all)
  if (found === undefined) return { ...empty, policy: undefined }
  if (found.records.length > 1) return { ...empty, policy: null, at: found.at, findings: [several(found)] }
  const record = found.records[0]
  if (record === undefined) return { ...empty, policy: null, findings: [missing(name)] }
  const { tags, malformed, repeated } = readTags(record)
  const isInherited = found.domain !== name
  const exists = answerTo(all, name, 'A')?.result !== 'NXDOMAIN'
  const requested = policyOf(tags, isInherited, exists)
  const isTest = tags.get('t')?.toLowerCase() === 'y'
  const reportsTo = listOf(tags.get('rua'))
  return {
    policy: requested.policy,
    at: found.at,
    record,
    isInherited,
    isTest,
    reportsTo,
    findings: [
      ...policyFindings(requested, { isInherited, isTest, found: { ...found, record } }),
      ...tagFindings({ tags, malformed, repeated }, record, found.at),
      ...reportFindings(reportsTo, tags.get('rua'), found.at),
    ],
  }
}

/**
 * Returns the record of the name itself, otherwise that of the organizational domain, found by walking up the tree.
 * Undefined if the DNS did not respond for the name itself. Source: RFC 9989, 4.10.
 */
function discover(all: DnsRecords) {
  const labels = all.name.split('.')
  const levels = labels.map((_, index) => {
    const domain = labels.slice(index).join('.')
    const texts = recordsAt(all, `_dmarc.${domain}`, 'TXT').map(({ data }) => data)
    return { domain, at: `_dmarc.${domain}`, records: texts.filter((text) => /^v\s*=\s*DMARC1\s*(;|$)/.test(text)) }
  })
  const [own, ...parents] = levels
  if (!own || !isAnswered(answerTo(all, own.at, 'TXT'))) return undefined
  if (own.records.length > 0) return own
  const candidates = parents.filter(({ records }) => records.length === 1)
  const psd = (level: (typeof levels)[number]) =>
    readTags(level.records[0] ?? '')
      .tags.get('psd')
      ?.toLowerCase()
  const organizational =
    candidates.find((level) => psd(level) === 'n') ??
    candidates.findLast((level) => psd(level) !== 'y') ??
    candidates.find((level) => psd(level) === 'y')
  return organizational ?? own
}

type Requested = { policy: Dmarc['policy']; tag: string; value: string | undefined }

function policyOf(tags: Map<string, string>, isInherited: boolean, exists: boolean): Requested {
  const names = isInherited ? (exists ? ['sp', 'p'] : ['np', 'sp', 'p']) : ['p']
  const tag = names.find((one) => tags.has(one)) ?? 'p'
  const value = tags.get(tag)
  const policy = POLICIES.find((one) => one === value?.toLowerCase())
  // An invalid or missing policy counts as “none” (RFC 9989, 4.7).
  return { policy: policy ?? 'none', tag, value }
}

function missing(name: string): Finding {
  return {
    id: 'dmarc-missing',
    severity: 'critical',
    title: `${name} has no DMARC record.`,
    why: `${SPOOFING} Gmail and Yahoo require DMARC from senders of more than 5,000 messages a day.`,
    evidence: `_dmarc.${name} has no TXT record that starts with v=DMARC1.`,
    fix: `Add this TXT record, read the reports for a few weeks, then change “none” to “quarantine” and “reject”:\n_dmarc.${name}  TXT  "v=DMARC1; p=none; rua=mailto:dmarc@${name}"`,
    ref: google,
  }
}

function several({ at, records }: { at: string; records: string[] }): Finding {
  return {
    id: 'dmarc-several',
    severity: 'critical',
    title: `${at} has ${records.length} DMARC records, so none applies.`,
    why: 'A receiver that finds several records ignores all of them.',
    evidence: records.join('\n'),
    fix: `Keep one TXT record at ${at} and delete the others.`,
    ref: { label: 'RFC 9989, 4.10', url: 'https://www.rfc-editor.org/rfc/rfc9989#section-4.10' },
  }
}

function policyFindings(
  { policy, tag, value }: Requested,
  { isInherited, isTest, found }: { isInherited: boolean; isTest: boolean; found: { at: string; record: string } },
): Finding[] {
  const evidence = `${found.at}  TXT  "${found.record}"`
  if (value === undefined || policy !== value.toLowerCase())
    return [
      {
        id: 'dmarc-policy-invalid',
        severity: 'critical',
        title:
          value === undefined ? 'The DMARC record has no policy.' : `The DMARC policy “${tag}=${value}” is invalid.`,
        why: 'Receivers treat it as “none”: they deliver email that fails.',
        evidence,
        fix: 'Set p= to none, quarantine, or reject.',
        ref: rfc,
      },
    ]
  if (policy === 'none')
    return [
      {
        id: 'dmarc-none',
        severity: 'warning',
        title: 'The DMARC policy is “none”: email that fails is delivered.',
        why: SPOOFING,
        evidence,
        fix: 'When the reports show that your own email passes, change the policy to p=quarantine, then to p=reject.',
        ref: rfc,
      },
    ]
  if (isTest)
    return [
      {
        id: 'dmarc-test',
        severity: 'warning',
        title: `The DMARC policy “${policy}” is in test mode (t=y).`,
        why: 'Receivers apply the next weaker policy: “quarantine” instead of “reject”, “none” instead of “quarantine”.',
        evidence,
        fix: 'Remove t=y when the reports show that your own email passes.',
        ref: rfc,
      },
    ]
  return [
    {
      id: 'dmarc-enforced',
      severity: 'pass',
      title: `DMARC asks receivers to ${policy} email that fails${isInherited ? ', by the record of the domain above' : ''}.`,
      why: 'Email that only pretends to come from this domain is kept out of inboxes.',
      evidence,
      ref: rfc,
    },
  ]
}

function tagFindings(
  { tags, malformed, repeated }: ReturnType<typeof readTags>,
  record: string,
  at: string,
): Finding[] {
  const found: Finding[] = []
  const evidence = `${at}  TXT  "${record}"`
  if (malformed.length > 0 || repeated.length > 0)
    found.push({
      id: 'dmarc-syntax',
      severity: 'warning',
      title: `The DMARC record has ${malformed.length > 0 ? `a part without “name=value”: ${malformed.join(', ')}` : `the tag ${repeated.join(', ')} twice`}.`,
      why: 'Receivers differ in what they do with a malformed record; some ignore all of it.',
      evidence,
      fix: 'Write each tag once, as name=value, with semicolons between them.',
      ref: rfc,
    })
  const removed = REMOVED_TAGS.filter((tag) => tags.has(tag))
  if (removed.length > 0)
    found.push({
      id: 'dmarc-removed-tags',
      severity: Number(tags.get('pct') ?? 100) < 100 ? 'warning' : 'notice',
      title: `The DMARC record uses ${removed.map((tag) => `${tag}=`).join(', ')}, which the standard removed in 2026.`,
      why: 'Newer receivers ignore these tags; older ones still apply pct= to only a share of the email.',
      evidence,
      fix: `Remove ${removed.map((tag) => `${tag}=${tags.get(tag)}`).join(', ')}.`,
      ref: rfc,
    })
  const [p, sp] = ['p', 'sp'].map((tag) => POLICIES.indexOf(tags.get(tag)?.toLowerCase() as never))
  if (sp !== undefined && p !== undefined && sp >= 0 && sp < p)
    found.push({
      id: 'dmarc-subdomains-weaker',
      severity: 'warning',
      title: `Subdomains have the weaker policy “${tags.get('sp')}”.`,
      why: 'A sender who is refused under your domain can use any subdomain instead, even one that does not exist.',
      evidence,
      fix: 'Remove sp=, so that p= applies to subdomains too.',
      ref: rfc,
    })
  return found
}

function reportFindings(reportsTo: string[], rua: string | undefined, at: string): Finding[] {
  const wrong = reportsTo.filter((uri) => !/^mailto:[^@\s,;]+@[^@\s,;]+\.[^@\s,;]+$/i.test(uri))
  if (wrong.length > 0)
    return [
      {
        id: 'dmarc-report-address',
        severity: 'warning',
        title: `“${wrong[0]}” is not an address that reports can be sent to.`,
        why: 'Receivers send aggregate reports only to mailto: addresses.',
        evidence: `rua=${rua}`,
        fix: `Write rua=mailto:dmarc@${at.replace('_dmarc.', '')}.`,
        ref: rfc,
      },
    ]
  if (reportsTo.length > 0) return []
  return [
    {
      id: 'dmarc-no-reports',
      severity: 'notice',
      title: 'Nobody receives DMARC reports.',
      why: 'Without aggregate reports, you do not see which services send email as your domain, or whose email fails.',
      evidence: `${at} has no rua= tag.`,
      fix: `Add rua=mailto:dmarc@${at.replace('_dmarc.', '')} to the record.`,
      ref: rfc,
    },
  ]
}

const listOf = (value: string | undefined) =>
  (value ?? '')
    .split(',')
    .map((one) => one.trim().replace(/!\d+[kmgt]?$/i, ''))
    .filter((one) => one !== '')
