import { answerTo, isAnswered, recordsAt } from '#engine/dns/answers.ts'
import { isIp, isPublicAddress } from '#engine/net/public-address.ts'
import type { Finding } from '#engine/tool/blocks.ts'
import type { DnsRecords } from '#engine/web/dns.ts'

export type MailHost = { preference: number; host: string; addresses: string[] | null }

const rfc5321 = { label: 'RFC 5321, 5.1', url: 'https://www.rfc-editor.org/rfc/rfc5321#section-5.1' }

/** Returns the hosts that receive mail, the preferred one first, and what is wrong with them. */
export function checkMailHosts(all: DnsRecords): { hosts: MailHost[]; acceptsNoMail: boolean; findings: Finding[] } {
  const records = recordsAt(all, all.name, 'MX').toSorted(
    (a, b) => Number(a.fields?.preference) - Number(b.fields?.preference),
  )
  const acceptsNoMail = records.length > 0 && records.every(({ fields }) => fields?.exchange === '.')
  if (acceptsNoMail) return { hosts: [], acceptsNoMail, findings: [nullMx(all.name)] }
  const hosts = records.map(({ fields }) => {
    const host = String(fields?.exchange)
    return { preference: Number(fields?.preference), host, addresses: addressesOf(all, host) }
  })
  return { hosts, acceptsNoMail, findings: [...noMx(all), ...hosts.flatMap((host) => hostFindings(all, host))] }
}

/** Returns the IP addresses of a host; `null` if the DNS did not answer. */
export function addressesOf(all: DnsRecords, host: string): string[] | null {
  const types = ['A', 'AAAA']
  const found = types.flatMap((type) => recordsAt(all, host, type).map(({ data }) => data))
  return found.length > 0 || types.every((type) => isAnswered(answerTo(all, host, type))) ? found : null
}

function noMx(all: DnsRecords): Finding[] {
  const { name } = all
  if (recordsAt(all, name, 'MX').length > 0 || !isAnswered(answerTo(all, name, 'MX'))) return []
  const hasAddress = (addressesOf(all, name) ?? []).length > 0
  return [
    {
      id: 'mx-missing',
      severity: 'notice',
      title: `${name} has no MX record.`,
      why: hasAddress ? 'Senders then try to deliver email to the web server itself.' : 'The domain receives no email.',
      evidence: `${name}  MX: no record`,
      fix: `If the domain receives no email, say so: ${name}  MX  0 .\nOtherwise, add the MX records of your email service.`,
      ref: rfc5321,
    },
  ]
}

const nullMx = (name: string): Finding => ({
  id: 'mx-null',
  severity: 'pass',
  title: `${name} declares that it receives no email.`,
  why: 'Senders get an error at once instead of after days.',
  evidence: `${name}  MX  0 .`,
  ref: { label: 'RFC 7505', url: 'https://www.rfc-editor.org/rfc/rfc7505' },
})

function hostFindings(all: DnsRecords, { preference, host, addresses }: MailHost): Finding[] {
  const evidence = `${all.name}  MX  ${preference} ${host}`
  if (host === '.')
    return [
      {
        id: 'mx-null-with-others',
        severity: 'critical',
        title: 'An MX record says that the domain receives no email, while others name mail servers.',
        why: 'Senders may refuse to deliver at all.',
        evidence,
        fix: 'Delete the record “0 .”, or all the others.',
        ref: { label: 'RFC 7505, 3', url: 'https://www.rfc-editor.org/rfc/rfc7505#section-3' },
      },
    ]
  if (isIp(host))
    return [
      {
        id: 'mx-address',
        severity: 'critical',
        title: `The MX record names the IP address ${host}.`,
        why: 'An MX record must name a host. Many senders cannot deliver to this one.',
        evidence,
        fix: 'Give the server a name with an A record, and put that name into the MX record.',
        ref: rfc5321,
      },
    ]
  const alias = answerTo(all, host, 'A')?.records.find(({ type }) => type === 'CNAME')
  if (alias)
    return [
      {
        id: 'mx-alias',
        severity: 'warning',
        title: `The mail server ${host} is an alias (CNAME).`,
        why: 'An MX record must not point to an alias; some senders refuse it.',
        evidence: `${evidence}\n${host}  CNAME  ${alias.data}`,
        fix: `Put ${alias.data} into the MX record instead.`,
        ref: { label: 'RFC 2181, 10.3', url: 'https://www.rfc-editor.org/rfc/rfc2181#section-10.3' },
      },
    ]
  if (addresses?.length === 0)
    return [
      {
        id: 'mx-no-address',
        severity: 'critical',
        title: `The mail server ${host} has no IP address.`,
        why: 'Email cannot be delivered to it.',
        evidence: `${evidence}\n${host}  A, AAAA: ${answerTo(all, host, 'A')?.result}`,
        fix: `Add an A record for ${host}, or remove this MX record.`,
        ref: rfc5321,
      },
    ]
  const inside = addresses?.find((ip) => !isPublicAddress(ip))
  return inside
    ? [
        {
          id: 'mx-private',
          severity: 'critical',
          title: `The mail server ${host} has the address ${inside}, which is not public.`,
          why: 'Nobody outside your network can deliver email to it.',
          evidence: `${evidence}\n${host}  ${inside}`,
          fix: 'Publish the public address of the server.',
          ref: { label: 'RFC 6890', url: 'https://www.rfc-editor.org/rfc/rfc6890' },
        },
      ]
    : []
}
