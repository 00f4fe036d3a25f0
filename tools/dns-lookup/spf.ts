import { isAnswered } from '#engine/dns/answers.ts'
import { checkSpf, MAX_LOOKUPS, MAX_VOID_LOOKUPS, type SpfCheck, type SpfNode } from '#engine/dns/check-spf.ts'
import { recordsOf } from '#engine/dns/spf-addresses.ts'
import { isSpf } from '#engine/dns/spf-record.ts'
import type { Finding, GraphBlock } from '#engine/tool/blocks.ts'
import type { DnsRecords } from '#engine/web/dns.ts'

export type Spf = { survey: SpfCheck; forSender?: SpfCheck; findings: Finding[] }

const section = (number: string) => ({
  label: `RFC 7208, ${number}`,
  url: `https://www.rfc-editor.org/rfc/rfc7208#section-${number}`,
})
const PERMERROR =
  'Receivers treat the whole record as invalid (“permerror”), so it protects nothing and can send your email to spam.'

/** Evaluates SPF from the lookups that were recorded: all of its terms, and for one sender if one was entered. */
export async function checkSpfOf(all: DnsRecords, senderIp: string): Promise<Spf> {
  const recorded = new Map(all.spfLookups.map((one) => [`${one.name.toLowerCase()} ${one.type}`, one]))
  const lookUp = async (name: string, type: string) =>
    recorded.get(`${name.toLowerCase()} ${type}`) ?? { result: 'TIMEOUT', records: [] }
  const now = all.fetchedAt / 1_000
  const survey = await checkSpf({ domain: all.name, now }, lookUp)
  const forSender = senderIp === '' ? undefined : await checkSpf({ domain: all.name, ip: senderIp, now }, lookUp)
  return {
    survey,
    ...(forSender ? { forSender } : {}),
    findings: [...surveyFindings(all, survey), ...(forSender ? [senderFinding(senderIp, forSender)] : [])],
  }
}

/** Returns the texts of the SPF records of a domain itself; undefined if the DNS did not respond. */
export function spfRecordsOf({ name, spfLookups }: Pick<DnsRecords, 'name' | 'spfLookups'>): string[] | undefined {
  const answer = spfLookups.find((one) => one.type === 'TXT' && one.name.toLowerCase() === name.toLowerCase())
  return answer && isAnswered(answer) ? recordsOf(answer, 'TXT').filter(isSpf) : undefined
}

function surveyFindings(all: DnsRecords, check: SpfCheck): Finding[] {
  const { root, result, reason } = check
  if (spfRecordsOf(all)?.length === 0) return [spfMissing(all.name)]
  if (!root) return [broken(all.name, reason ?? '', result)]
  const found: Finding[] = []
  const limit = limitFinding(check)
  if (limit) found.push(limit)
  for (const node of nodesOf(root)) {
    for (const { term, message } of node.errors)
      found.push({
        id: 'spf-syntax',
        severity: 'critical',
        title: `“${term}” in the SPF record of ${node.domain} is an error. ${message}`,
        why: PERMERROR,
        evidence: node.record,
        fix: node === root ? 'Correct or remove this term.' : `Ask the owner of ${node.domain}, or remove its include.`,
        ref: section('12'),
      })
    for (const { text, problem } of node.terms)
      if (problem && !/^More than|^The record causes|“/.test(problem))
        found.push({
          id: problem.endsWith('a loop.') ? 'spf-loop' : 'spf-term',
          severity: problem.startsWith('The DNS did not') ? 'warning' : 'critical',
          title: `“${text}” in the SPF record of ${node.domain} fails. ${problem}`,
          why: problem.startsWith('The DNS did not')
            ? 'Receivers may try again later, or treat the check as failed.'
            : PERMERROR,
          evidence: node.record,
          fix: `Correct or remove “${text}”.`,
          ref: section('5.2'),
        })
    const [void1] = node.terms.filter(({ isVoid }) => isVoid)
    if (void1 && check.voidLookups <= MAX_VOID_LOOKUPS)
      found.push({
        id: 'spf-void',
        severity: 'notice',
        title: `“${void1.text}” finds nothing: ${void1.target} has no such record.`,
        why: `More than ${MAX_VOID_LOOKUPS} such lookups make the record invalid.`,
        evidence: node.record,
        fix: `Remove “${void1.text}”.`,
        ref: section('4.6.4'),
      })
  }
  return [...found, ...lastTermFindings(root), ...(found.some(isCritical) ? [] : [valid(check)])]
}

const isCritical = ({ severity }: Finding) => severity === 'critical'

function limitFinding({ lookups, voidLookups, root }: SpfCheck): Finding | undefined {
  const evidence = linesOf(root).join('\n')
  if (lookups > MAX_LOOKUPS)
    return {
      id: 'spf-lookups',
      severity: 'critical',
      title: `The SPF record causes ${lookups} DNS lookups. The limit is ${MAX_LOOKUPS}.`,
      why: PERMERROR,
      evidence,
      fix: 'Remove services that you no longer use, replace “a” and “mx” with the IP addresses behind them, or move a service to a subdomain of its own.',
      ref: section('4.6.4'),
    }
  if (voidLookups > MAX_VOID_LOOKUPS)
    return {
      id: 'spf-void-lookups',
      severity: 'critical',
      title: `${voidLookups} lookups of the SPF record find nothing. The limit is ${MAX_VOID_LOOKUPS}.`,
      why: PERMERROR,
      evidence,
      fix: 'Remove the terms whose names no longer exist.',
      ref: section('4.6.4'),
    }
  return undefined
}

/** Returns findings about senders that no term of the record matches. */
function lastTermFindings(root: SpfNode): Finding[] {
  const texts = root.terms.map(({ text }) => text.toLowerCase())
  const all = texts.findIndex((text) => /^[-+~?]?all$/.test(text))
  const evidence = root.record
  if (texts.some((text) => /^[+]?ptr/.test(text)))
    return [
      {
        id: 'spf-ptr',
        severity: 'notice',
        title: 'The SPF record uses “ptr”, which is deprecated.',
        why: 'It is slow and unreliable, and some receivers skip it.',
        evidence,
        fix: 'Replace “ptr” with ip4: and ip6: terms.',
        ref: section('5.5'),
      },
      ...allFinding(texts[all], evidence, texts),
    ]
  if (all >= 0 && all < texts.length - 1)
    return [
      {
        id: 'spf-after-all',
        severity: 'warning',
        title: `The terms after “${texts[all]}” are ignored.`,
        why: 'Evaluation ends at “all”.',
        evidence,
        fix: `Move “${texts[all]}” to the end.`,
        ref: section('5.1'),
      },
      ...allFinding(texts[all], evidence, texts),
    ]
  return allFinding(texts[all], evidence, texts)
}

function allFinding(all: string | undefined, evidence: string, texts: string[]): Finding[] {
  if (all === '+all' || all === 'all')
    return [
      {
        id: 'spf-allows-all',
        severity: 'critical',
        title: 'The SPF record allows every server in the world to send your email.',
        why: 'With “+all”, forged email passes SPF.',
        evidence,
        fix: `Change “${all}” to “-all” or “~all”.`,
        ref: section('5.1'),
      },
    ]
  if (all === '?all' || (all === undefined && !texts.some((text) => text.startsWith('redirect='))))
    return [
      {
        id: 'spf-neutral',
        severity: 'warning',
        title: all ? 'The SPF record ends in “?all”, which says nothing.' : 'The SPF record has no “all” at its end.',
        why: 'Email from servers that the record does not name gets the result “neutral”, as if there were no record.',
        evidence,
        fix: `${all ? 'Change “?all” to' : 'End the record with'} “~all” or “-all”.`,
        ref: section('5.1'),
      },
    ]
  return []
}

/** Returns the finding for a domain without an SPF record. */
export function spfMissing(name: string): Finding {
  return {
    id: 'spf-missing',
    severity: 'critical',
    title: `${name} has no SPF record.`,
    why: 'Receivers cannot tell which servers may send its email. Gmail and Yahoo require SPF or DKIM from every sender.',
    evidence: `No TXT record of ${name} starts with v=spf1.`,
    fix: `If the domain sends no email, add: ${name}  TXT  "v=spf1 -all"\nOtherwise, add the record that your email service shows, such as "v=spf1 include:_spf.google.com ~all".`,
    ref: { label: 'Google, Email sender guidelines', url: 'https://support.google.com/a/answer/81126' },
  }
}

function broken(name: string, reason: string, result: string): Finding {
  const isTemporary = result === 'temperror'
  return {
    id: isTemporary ? 'spf-no-response' : 'spf-several',
    severity: isTemporary ? 'warning' : 'critical',
    title: reason,
    why: isTemporary ? 'Without a response, nobody can say whether there is an SPF record.' : PERMERROR,
    evidence: reason,
    fix: isTemporary ? 'Run this check again.' : `Merge the records of ${name} into one that starts with v=spf1.`,
    ref: section('4.5'),
  }
}

const valid = ({ lookups, root }: SpfCheck): Finding => ({
  id: 'spf-valid',
  severity: 'pass',
  title: `The SPF record is valid and causes ${lookups} of ${MAX_LOOKUPS} lookups.`,
  why: 'Receivers can tell which servers may send email for this domain.',
  evidence: root?.record ?? '',
  ref: section('4.6.4'),
})

function senderFinding(ip: string, { result, matched, reason, explanation }: SpfCheck): Finding {
  const isGood = result === 'pass'
  return {
    id: 'spf-sender',
    severity: isGood ? 'pass' : result === 'fail' || result === 'permerror' ? 'critical' : 'warning',
    title: `Email from ${ip} gets the SPF result “${result}”.`,
    why: isGood
      ? 'The record allows this server to send email for the domain.'
      : 'The record does not allow this server to send email for the domain.',
    evidence: [matched ? `Decided by “${matched}”.` : (reason ?? 'No term matches.'), explanation ?? '']
      .filter(Boolean)
      .join('\n'),
    ...(isGood
      ? {}
      : { fix: `If this server is yours, add ip${ip.includes(':') ? 6 : 4}:${ip} to the record before its “all”.` }),
    ref: section('2.6'),
  }
}

const nodesOf = (node: SpfNode): SpfNode[] => [
  node,
  ...node.terms.flatMap(({ child }) => (child ? nodesOf(child) : [])),
]

function linesOf(node: SpfNode | null): string[] {
  if (!node) return []
  return nodesOf(node).flatMap(({ domain, terms }) =>
    terms.filter(({ lookups }) => lookups > 0).map(({ text }) => `${domain}: ${text}`),
  )
}

/** Returns the records that an SPF record includes, as a tree. Undefined if it includes none. */
export function spfGraph(root: SpfNode | null): GraphBlock | undefined {
  const all = root ? nodesOf(root) : []
  if (all.length < 2) return undefined
  const ids = new Map(all.map((node, index) => [node, `spf-${index}`]))
  return {
    kind: 'graph',
    title: 'What the SPF record includes',
    nodes: all.map((node) => ({ id: ids.get(node) as string, label: node.domain, detail: node.record })),
    edges: all.flatMap((node) =>
      node.terms.flatMap(({ text, child }) =>
        child
          ? [{ from: ids.get(node) as string, to: ids.get(child) as string, label: text.split(/[:=]/)[0] as string }]
          : [],
      ),
    ),
  }
}
