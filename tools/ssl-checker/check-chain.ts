import type { Finding } from '#engine/tool/blocks.ts'
import { isForHost } from '#engine/web/certificate-names.ts'
import type { TlsCertificate, TlsReport } from '#engine/web/tls.ts'

const rfc5280 = { label: 'RFC 5280, 6.1', url: 'https://www.rfc-editor.org/rfc/rfc5280#section-6.1' }
const rfc9525 = { label: 'RFC 9525, 6', url: 'https://www.rfc-editor.org/rfc/rfc9525#section-6' }
const rfc8446 = { label: 'RFC 8446, 4.4.2', url: 'https://www.rfc-editor.org/rfc/rfc8446#section-4.4.2' }
const lifetimes = {
  label: 'CA/Browser Forum, Baseline Requirements, 6.3.2',
  url: 'https://cabforum.org/working-groups/server/baseline-requirements/requirements/',
}
const BLOCKED = 'Browsers show a full-page warning instead of the site.'
const DAY_MS = 86_400_000
const SOON_DAYS = 14
/**
 * Maximum lifetimes of trusted certificates, by the first day of issue to which they apply. Source: Baseline
 * Requirements, 6.3.2.
 */
const LIFETIMES = [
  { from: '2029-03-15', days: 47 },
  { from: '2027-03-15', days: 100 },
  { from: '2026-03-15', days: 200 },
  { from: '2020-09-01', days: 398 },
]

/** Returns the days until a certificate expires, rounded down; negative after that. */
export const daysLeft = ({ validTo }: TlsCertificate, now: number) => Math.floor((Date.parse(validTo) - now) / DAY_MS)

/** Checks dates, names, and trust. */
export function checkChain(report: TlsReport): Finding[] {
  const { host, chain, fetchedAt } = report
  const [leaf] = chain
  return [
    ...chain.flatMap((certificate, index) => dateFindings(certificate, index === 0, fetchedAt)),
    nameFinding(leaf, host),
    ...trustFindings(report),
    ...lifetimeFindings(leaf, report.trustError),
    ...rootFindings(chain),
  ]
}

function dateFindings(certificate: TlsCertificate, isLeaf: boolean, now: number): Finding[] {
  const { validFrom, validTo, subject } = certificate
  const what = isLeaf ? 'The certificate' : `The certificate of ${commonName(subject)} in the chain`
  const about = { evidence: `Valid from ${validFrom} to ${validTo}`, ref: rfc5280 }
  const days = daysLeft(certificate, now)
  if (now > Date.parse(validTo))
    return [
      {
        id: isLeaf ? 'expired' : 'chain-expired',
        severity: 'critical',
        title: `${what} expired on ${validTo.slice(0, 10)}.`,
        why: BLOCKED,
        fix: isLeaf
          ? 'Renew it now, and check why the automatic renewal failed.'
          : 'Install the current chain of your certificate authority.',
        ...about,
      },
    ]
  if (now < Date.parse(validFrom))
    return [
      {
        id: isLeaf ? 'not-yet-valid' : 'chain-not-yet-valid',
        severity: 'critical',
        title: `${what} is valid only from ${validFrom.slice(0, 10)}.`,
        why: BLOCKED,
        fix: 'Use the previous certificate until then, and check the clock of the machine that requested this one.',
        ...about,
      },
    ]
  if (isLeaf && days < SOON_DAYS)
    return [
      {
        id: 'expires-soon',
        severity: 'warning',
        title: `${what} expires in ${days} ${days === 1 ? 'day' : 'days'}.`,
        why: 'Automatic renewals usually happen earlier, so yours may have failed.',
        fix: 'Start the renewal by hand and read its log.',
        ...about,
      },
    ]
  return []
}

function nameFinding(leaf: TlsCertificate, host: string): Finding {
  const all = [...leaf.names, ...leaf.ips]
  const evidence =
    all.length > 0
      ? `Names in the certificate: ${all.join(', ')}`
      : `The certificate names no host. Its subject is ${leaf.subject}.`
  if (isForHost(leaf, host))
    return {
      id: 'name-matches',
      severity: 'pass',
      title: `The certificate is for ${host}.`,
      why: 'Browsers accept only a certificate that names the host.',
      evidence,
      ref: rfc9525,
    }
  return {
    id: 'wrong-host',
    severity: 'critical',
    title: `The certificate is not for ${host}.`,
    why: `${BLOCKED} A wildcard matches exactly one label, and the common name no longer counts.`,
    evidence,
    fix: `Request a certificate that lists ${host}, or check that the server knows the host name (SNI).`,
    ref: rfc9525,
  }
}

/** Returns findings that explain Node's errors. The dates have findings of their own. */
function trustFindings({ trustError, chain }: TlsReport): Finding[] {
  const [leaf] = chain
  const last = chain.at(-1) as TlsCertificate
  const sent = chain.map(({ subject, issuer }, index) => `${index + 1}. ${subject}, issued by ${issuer}`).join('\n')
  const about = {
    severity: 'critical' as const,
    why: BLOCKED,
    evidence: `${sent}\nOpenSSL: ${trustError}`,
    ref: rfc5280,
  }
  if (leaf.isSelfSigned)
    return [
      {
        ...about,
        id: 'self-signed',
        title: 'The certificate is self-signed.',
        fix: 'Get a certificate from a public authority. Let’s Encrypt issues them for free.',
      },
    ]
  if (!isForServers(leaf))
    return [
      {
        ...about,
        id: 'not-for-servers',
        title: 'The certificate is not a server certificate: its extended key usage does not allow it.',
        why: `${BLOCKED} Such a certificate identifies clients, signs code, or protects email.`,
        evidence: `Extended key usage: ${leaf.purposes?.join(', ')}\n${about.evidence}`,
        fix: 'Request a certificate for server authentication (1.3.6.1.5.5.7.3.1).',
        ref: { label: 'RFC 5280, 4.2.1.12', url: 'https://www.rfc-editor.org/rfc/rfc5280#section-4.2.1.12' },
      },
    ]
  if (trustError === undefined)
    return [
      {
        id: 'trusted',
        severity: 'pass',
        title: 'The chain leads to a root that is trusted.',
        why: 'Browsers accept the certificate without a warning.',
        evidence: sent,
        ref: rfc5280,
      },
    ]
  if (trustError === 'CERT_HAS_EXPIRED' || trustError === 'CERT_NOT_YET_VALID') return []
  if (last.isSelfSigned)
    return [
      {
        ...about,
        id: 'unknown-root',
        title: `The chain ends at ${commonName(last.subject)}, a root that is not trusted.`,
        fix: 'Get a certificate from a public authority, or install the root on every device that visits the site.',
      },
    ]
  if (chain.length === 1)
    return [
      {
        ...about,
        id: 'missing-intermediate',
        title: `The server does not send the certificate of ${commonName(leaf.issuer)}, which issued its own.`,
        why: 'That issuer is not a trusted root. Browsers that do not have the missing certificate show a full-page warning; apps and crawlers fail.',
        fix: `Configure the full chain (often “fullchain.pem”).${leaf.caIssuers[0] ? ` The missing certificate is at ${leaf.caIssuers[0]}.` : ''} If ${commonName(leaf.issuer)} is your own authority, it is not trusted at all.`,
        ref: rfc8446,
      },
    ]
  if (trustError === 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY' || trustError === 'UNABLE_TO_GET_ISSUER_CERT')
    return [
      {
        ...about,
        id: 'unknown-root',
        title: `The chain ends at ${commonName(last.issuer)}, which is neither sent nor a trusted root.`,
        fix: 'Configure the full chain of your authority. If it is your own, get a certificate from a public one.',
      },
    ]
  return [
    {
      ...about,
      id: 'untrusted',
      title: `The chain is not valid (${trustError}).`,
      fix: 'Install the certificate and the chain again as your authority delivers them.',
    },
  ]
}

const SERVER_AUTHENTICATION = '1.3.6.1.5.5.7.3.1'
const ANY_PURPOSE = '2.5.29.37.0'

/** Returns whether a certificate may identify a server (RFC 5280, 4.2.1.12). */
const isForServers = ({ purposes }: TlsCertificate) =>
  purposes === undefined || purposes.includes(SERVER_AUTHENTICATION) || purposes.includes(ANY_PURPOSE)

function lifetimeFindings({ validFrom, validTo }: TlsCertificate, trustError: string | undefined): Finding[] {
  const days = Math.round((Date.parse(validTo) - Date.parse(validFrom)) / DAY_MS)
  const most = LIFETIMES.find(({ from }) => validFrom.slice(0, 10) >= from)?.days
  if (trustError || most === undefined || days <= most) return []
  return [
    {
      id: 'lifetime',
      severity: 'warning',
      title: `The certificate is valid for ${days} days. Since its date of issue, ${most} is the maximum.`,
      why: 'Browsers may refuse certificates of public authorities that are valid for longer.',
      evidence: `Valid from ${validFrom} to ${validTo}`,
      fix: 'Renew it with your authority, which now issues shorter ones.',
      ref: lifetimes,
    },
  ]
}

function rootFindings(chain: TlsCertificate[]): Finding[] {
  const root = chain.find(({ isSelfSigned }, index) => isSelfSigned && index > 0)
  if (!root) return []
  return [
    {
      id: 'root-sent',
      severity: 'notice',
      title: 'The server also sends the root certificate.',
      why: 'Browsers use their own copy, so it only makes each new connection larger.',
      evidence: root.subject,
      fix: 'Remove the last certificate of the chain file.',
      ref: rfc8446,
    },
  ]
}

/** @example commonName('C=US, O=Example, CN=R3') // 'R3' */
export const commonName = (name: string) => /(?:^|, )CN=(.*?)(?:, [A-Z]+=|$)/.exec(name)?.[1] ?? name
