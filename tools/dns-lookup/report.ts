import { zoneLine, zoneOf } from '#engine/dns/answers.ts'
import { MAX_LOOKUPS } from '#engine/dns/check-spf.ts'
import { type Block, code, type Finding, findings, metric, table } from '#engine/tool/blocks.ts'
import type { Report } from '#engine/tool/define-tool.ts'
import type { DnsRecord, DnsRecords } from '#engine/web/dns.ts'
import type { Caa } from './caa.ts'
import type { Dkim } from './dkim.ts'
import type { Dmarc } from './dmarc.ts'
import type { Dnssec } from './dnssec-state.ts'
import type { MailHost } from './mail-hosts.ts'
import { type Spf, spfGraph } from './spf.ts'

type Result = {
  name: string
  typed: string | null
  isConfusable: boolean
  exists: boolean | null
  records: DnsRecords
  spf: Spf
  dkim: Dkim
  dmarc: Dmarc
  caa: Caa
  mail: { hosts: MailHost[]; acceptsNoMail: boolean; findings: Finding[] }
  delegation: Finding[]
  dnssec: Dnssec
}

const ORDER = ['critical', 'warning', 'notice', 'pass']
const STATES = {
  valid: 'valid',
  unsigned: 'not signed',
  island: 'signed without DS',
  broken: 'broken',
  unknown: null,
} as const

/** Returns the figures, the mail rules, the SPF tree, every record, and the name servers. */
export function reportDns(result: Result): Report {
  const { name, exists, records, spf, dmarc, dnssec } = result
  const found = findingsOf(result)
  const own = ownRecords(records)
  const critical = found.filter(({ severity }) => severity === 'critical').length
  const tree = spfGraph(spf.survey.root)
  const blocks: Block[] = [
    metric([
      {
        label: 'Records',
        value: exists === null ? null : own.length,
        method: 'Records of this name that our resolver returned, without signatures.',
      },
      {
        label: 'SPF lookups',
        value: spf.survey.root ? spf.survey.lookups : null,
        unit: `of ${MAX_LOOKUPS}`,
        method: 'Terms include, a, mx, ptr, exists, and redirect of the SPF record and of all that it includes.',
        ref: { label: 'RFC 7208, 4.6.4', url: 'https://www.rfc-editor.org/rfc/rfc7208#section-4.6.4' },
      },
      {
        label: 'DMARC policy',
        value: dmarc.policy === null ? 'no record' : (dmarc.policy ?? null),
        method: 'The policy of the record that applies to this name, its own or that of the domain above.',
        ref: { label: 'RFC 9989, 4.10', url: 'https://www.rfc-editor.org/rfc/rfc9989#section-4.10' },
      },
      {
        label: 'DNSSEC',
        value: STATES[dnssec.state],
        method:
          'Digests of the DS records and signatures of the DNSKEY and SOA records, which we verified with the keys.',
        ref: { label: 'RFC 4035', url: 'https://www.rfc-editor.org/rfc/rfc4035' },
      },
    ]),
    findings(found),
    mailTable(result),
    ...(tree ? [tree] : []),
    recordTable(own),
    ...nameServerTable(records),
    ...(own.length > 0
      ? [
          code({
            title: 'As a zone file',
            code: own.map(zoneLine).join('\n'),
            language: 'text',
            fileName: `${name}.zone`,
          }),
        ]
      : []),
  ]
  return {
    summary: summaryOf(result, own.length, critical),
    blocks,
    sources: [{ name: `DNS, through ${records.answers[0]?.server ?? 'our resolver'}`, kind: 'measured' }],
    next: [
      { slug: 'ssl-checker', why: 'Check the certificate that visitors get.', input: { host: name } },
      { slug: 'website-age-checker', why: 'See who registered the domain, and when.', input: { domains: name } },
    ],
  }
}

function summaryOf({ name, typed, exists, dnssec }: Result, count: number, critical: number) {
  const shown = typed && typed !== name ? `${typed} (${name})` : name
  if (dnssec.state === 'broken') return `DNSSEC of ${shown} is broken, so many visitors cannot reach it.`
  if (exists === false) return `${shown} does not exist in the DNS.`
  if (exists === null) return `The name servers of ${shown} did not answer for its address.`
  const start = `${shown} has ${count} ${count === 1 ? 'record' : 'records'}`
  return critical === 0
    ? `${start}, and nothing serious is wrong.`
    : `${start}; ${critical} ${critical === 1 ? 'problem needs' : 'problems need'} fixing.`
}

function findingsOf({ name, typed, isConfusable, exists, spf, dkim, dmarc, caa, mail, delegation, dnssec }: Result) {
  const aboutMail = [...spf.findings, ...dmarc.findings, ...dkim.findings, ...mail.findings]
  const all = exists === false ? [notThere(name)] : [...aboutMail, ...caa.findings, ...dnssec.findings, ...delegation]
  const scripts: Finding[] = isConfusable
    ? [
        {
          id: 'confusable',
          severity: 'warning',
          title: `“${typed}” has letters that look like others. Its actual name is ${name}.`,
          why: 'Such names often imitate another domain. Browsers show them as punycode.',
          evidence: `${typed} = ${name}`,
          ref: { label: 'Unicode Technical Standard #39', url: 'https://www.unicode.org/reports/tr39/' },
        },
      ]
    : []
  return [...scripts, ...all].toSorted((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity))
}

const notThere = (name: string): Finding => ({
  id: 'name-missing',
  severity: 'critical',
  title: `${name} does not exist.`,
  why: 'The name servers say that there is no such name. Its website cannot be opened, and email to it is returned.',
  evidence: `${name}  A: NXDOMAIN`,
  fix: 'Check the spelling. If the domain is yours, check that its registration has not expired.',
  ref: { label: 'RFC 2308, 2.1', url: 'https://www.rfc-editor.org/rfc/rfc2308#section-2.1' },
})

/** Returns the records of the name itself, without signatures and records that only lead to other names. */
function ownRecords({ name, answers }: DnsRecords): DnsRecord[] {
  const own = answers
    .filter((answer) => answer.name === name && !answer.isUnchecked)
    .flatMap(({ records }) => records.filter(({ type }) => type !== 'RRSIG'))
  return [...new Map(own.map((record) => [`${record.name} ${record.type} ${record.data}`, record])).values()]
}

const recordTable = (own: DnsRecord[]) =>
  table({
    title: 'Records',
    columns: [
      { label: 'Name', form: 'mono' },
      { label: 'Type', form: 'mono' },
      {
        label: 'TTL',
        form: 'number',
        unit: 's',
        method: 'Seconds that resolvers may keep the record, as ours reports it.',
      },
      { label: 'Data', form: 'mono' },
    ],
    rows: own.map(({ name, type, ttl, data }) => [name, type, ttl, data]),
  })

function mailTable({ spf, dmarc, dkim, mail, caa, records }: Result) {
  const texts = (prefix: string) =>
    records.answers.find(({ name, type }) => type === 'TXT' && name === `${prefix}.${records.name}`)?.records ?? []
  const first = (prefix: string, start: string) =>
    texts(prefix).find(({ data }) => data.startsWith(start))?.data ?? 'none'
  return table({
    title: 'Email and certificate rules',
    columns: [{ label: 'Rule' }, { label: 'Record', form: 'mono' }],
    rows: [
      ['SPF', spf.survey.root?.record ?? 'none'],
      ['DMARC', dmarc.record ? `${dmarc.at}: ${dmarc.record}` : dmarc.policy === undefined ? null : 'none'],
      ...dkim.keys.map(({ selector, record }) => [`DKIM, ${selector}`, record]),
      [
        'Mail servers',
        mail.hosts.map(({ preference, host }) => `${preference} ${host}`).join(', ') ||
          (mail.acceptsNoMail ? 'accepts no mail' : 'none'),
      ],
      ['MTA-STS', first('_mta-sts', 'v=STSv1')],
      ['TLS reporting', first('_smtp._tls', 'v=TLSRPTv1')],
      ['BIMI', first('default._bimi', 'v=BIMI1')],
      ['Certificate authorities', caa.issuers.join(', ') || (caa.at ? 'see the CAA records' : 'any')],
    ],
  })
}

/** Returns the responses of every name server to the same query: which one is slow, silent, or has another version. */
function nameServerTable(records: DnsRecords): Block[] {
  const zone = zoneOf(records)
  if (!zone || records.nameServerAnswers.length === 0) return []
  return [
    table({
      title: `Name servers of ${zone}`,
      columns: [
        { label: 'Name server', form: 'mono' },
        { label: 'IP address', form: 'mono' },
        { label: 'Response' },
        { label: 'Serial', form: 'number', method: 'Version of the zone in the SOA record of this server.' },
        { label: 'Time', form: 'number', unit: 'ms', method: 'From our query to the response, once.' },
      ],
      rows: records.nameServerAnswers.map(({ nameServer, server, result, records: found, ms }) => [
        nameServer,
        server,
        result,
        Number(found.find(({ type }) => type === 'SOA')?.fields?.serial ?? Number.NaN) || null,
        result === 'NOT_PUBLIC' ? null : ms,
      ]),
    }),
  ]
}
