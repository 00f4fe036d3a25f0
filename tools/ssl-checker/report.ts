import { type Block, chart, code, type Finding, findings, metric, table } from '#engine/tool/blocks.ts'
import type { Report } from '#engine/tool/define-tool.ts'
import type { TlsReport, TlsVersion } from '#engine/web/tls.ts'
import { commonName, daysLeft } from './check-chain.ts'
import { VERSION_NAMES } from './check-strength.ts'

type Result = { report: TlsReport; daysLeft: number; findings: Finding[] }

const ORDER = ['critical', 'warning', 'notice', 'pass']

/** Shows the days left, the chain, the versions, the names, and the certificates themselves. */
export function reportTls({ report, daysLeft: days, findings: found }: Result): Report {
  const { host, port, ip, chain, protocol, cipher, protocols, fetchedAt } = report
  const [leaf] = chain
  const sorted = found.toSorted((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity))
  const critical = sorted.filter(({ severity }) => severity === 'critical')
  const blocks: Block[] = [
    metric([
      { label: 'Days left', value: days, method: 'Whole days from this check until the certificate expires.' },
      {
        label: 'Version',
        value: VERSION_NAMES[protocol as TlsVersion] ?? protocol,
        method: 'What the server chose when everything from TLS 1.0 to TLS 1.3 was offered.',
      },
      { label: 'Cipher', value: cipher, method: 'What the server chose in the same connection, with its IANA name.' },
      {
        label: 'Key',
        value: leaf.keyBits,
        unit: `bits, ${leaf.keyType.toUpperCase()}`,
        method: 'Size of the public key in the certificate of the host.',
      },
    ]),
    findings(sorted),
    chart({
      title: 'Days until each certificate of the chain expires',
      form: 'bars',
      unit: 'days',
      labels: chain.map(({ subject }) => commonName(subject)),
      series: [{ name: 'Days', values: chain.map((one) => Math.max(0, daysLeft(one, fetchedAt))) }],
      highlight: 0,
      method: 'Whole days from this check to “not after”; 0 for a certificate that has expired.',
    }),
    table({
      title: 'Chain, as the server sends it',
      columns: [
        { label: 'Subject' },
        { label: 'Issuer' },
        { label: 'From' },
        { label: 'Until' },
        { label: 'Key' },
        { label: 'Signature', form: 'mono' },
      ],
      rows: chain.map(({ subject, issuer, validFrom, validTo, keyType, keyBits, signature }) => [
        subject,
        issuer,
        validFrom.slice(0, 10),
        validTo.slice(0, 10),
        `${keyType.toUpperCase()} ${keyBits ?? ''}`.trim(),
        signature,
      ]),
      note: 'Certificates that the server sends but that issued none of the others are left out.',
    }),
    table({
      title: 'TLS versions',
      columns: [{ label: 'Version' }, { label: 'Accepted' }],
      rows: (Object.entries(protocols) as [TlsVersion, boolean | null][]).map(([version, isAccepted]) => [
        VERSION_NAMES[version],
        isAccepted === null ? null : isAccepted ? 'yes' : 'no',
      ]),
    }),
    table({
      title: 'Names in the certificate',
      columns: [{ label: 'Name', form: 'mono' }],
      rows: [...leaf.names, ...leaf.ips].map((name) => [name]),
    }),
    code({
      title: 'Certificates',
      code: chain.map(({ pem }) => pem).join(''),
      language: 'text',
      fileName: `${host}.pem`,
    }),
  ]
  return {
    summary:
      critical.length > 0
        ? `${host}: ${critical
            .map(({ title }) => title)
            .slice(0, 2)
            .join(' ')}`
        : `The certificate of ${host} is valid for ${days} more ${days === 1 ? 'day' : 'days'}.`,
    blocks,
    sources: [{ name: `TLS connections to ${ip}, port ${port}`, kind: 'measured' }],
    next: [
      {
        slug: 'http-header-checker',
        why: 'See the security headers of the site.',
        input: { url: `https://${host}${port === 443 ? '' : `:${port}`}/` },
      },
      { slug: 'dns-lookup', why: 'See who may issue certificates for this name (CAA).', input: { domain: host } },
    ],
  }
}
