import { withCommas } from '#engine/text/numbers.ts'
import type { Finding } from '#engine/tool/blocks.ts'
import type { TlsCertificate, TlsReport, TlsVersion } from '#engine/web/tls.ts'
import { commonName } from './check-chain.ts'

export const VERSION_NAMES: Record<TlsVersion, string> = {
  TLSv1: 'TLS 1.0',
  'TLSv1.1': 'TLS 1.1',
  'TLSv1.2': 'TLS 1.2',
  'TLSv1.3': 'TLS 1.3',
}

const rfc8996 = { label: 'RFC 8996', url: 'https://www.rfc-editor.org/rfc/rfc8996' }
const rfc9325 = { label: 'RFC 9325, 4', url: 'https://www.rfc-editor.org/rfc/rfc9325#section-4' }
const rfc6797 = { label: 'RFC 6797', url: 'https://www.rfc-editor.org/rfc/rfc6797' }
const rfc6960 = { label: 'RFC 6960', url: 'https://www.rfc-editor.org/rfc/rfc6960' }
const MIN_RSA_BITS = 2_048
const MIN_EC_BITS = 224
const HALF_YEAR_S = 15_768_000
const WEAK_CIPHER = /RC4|3DES|_DES_|NULL|EXPORT|anon/i

/** Checks keys, signatures, protocol versions, the cipher, revocation, and HSTS. */
export function checkStrength(report: TlsReport): Finding[] {
  return [
    ...report.chain.flatMap(keyFindings),
    ...versionFindings(report),
    ...cipherFindings(report),
    ...revocationFindings(report),
    ...hstsFindings(report),
  ]
}

function keyFindings({ subject, keyType, keyBits, signature, isSelfSigned }: TlsCertificate): Finding[] {
  const found: Finding[] = []
  const isRsa = keyType.startsWith('rsa')
  const least = isRsa ? MIN_RSA_BITS : MIN_EC_BITS
  if (keyBits !== null && keyBits < least)
    found.push({
      id: 'short-key',
      severity: 'critical',
      title: `The key of ${commonName(subject)} has only ${withCommas(keyBits)} bits.`,
      why: 'Short keys can be broken. Browsers refuse them.',
      evidence: `${subject}: ${keyType.toUpperCase()}, ${keyBits} bits`,
      fix: isRsa
        ? 'Create a new key, ECDSA P-256 or RSA with 2,048 bits, and request a new certificate.'
        : 'Create a new P-256 key.',
      ref: { label: 'RFC 9325, 4.5', url: 'https://www.rfc-editor.org/rfc/rfc9325#section-4.5' },
    })
  // Clients do not check the signature of a root.
  if (/sha1|md5/i.test(signature) && !isSelfSigned) found.push(weakSignature(subject, signature, 'critical'))
  else if (/sha1|md5/i.test(signature)) found.push(weakSignature(subject, signature, 'warning'))
  return found
}

const weakSignature = (subject: string, signature: string, severity: 'critical' | 'warning'): Finding => ({
  id: /md5/i.test(signature) ? 'md5' : 'sha1',
  severity,
  title: `The certificate of ${commonName(subject)} is signed with ${/md5/i.test(signature) ? 'MD5' : 'SHA-1'}.`,
  why: 'Such signatures can be forged. Browsers refuse them.',
  evidence: `${subject}: ${signature}`,
  fix: 'Request a new certificate. Every public authority signs with SHA-256 or better.',
  ref: { label: 'RFC 9155', url: 'https://www.rfc-editor.org/rfc/rfc9155' },
})

function versionFindings({ protocols }: TlsReport): Finding[] {
  const evidence = (Object.entries(protocols) as [TlsVersion, boolean | null][])
    .map(
      ([version, isOffered]) =>
        `${VERSION_NAMES[version]}: ${isOffered === null ? 'unknown' : isOffered ? 'accepted' : 'refused'}`,
    )
    .join('\n')
  const old = (['TLSv1', 'TLSv1.1'] as const)
    .filter((version) => protocols[version])
    .map((version) => VERSION_NAMES[version])
  if (!protocols['TLSv1.2'] && !protocols['TLSv1.3'] && old.length > 0)
    return [
      {
        id: 'only-old-protocols',
        severity: 'critical',
        title: `The server accepts only ${old.join(' and ')}.`,
        why: 'No current browser connects: they stopped supporting these versions in 2020.',
        evidence,
        fix: 'Update the server software, and turn on TLS 1.2 and TLS 1.3. For nginx: ssl_protocols TLSv1.2 TLSv1.3;',
        ref: rfc8996,
      },
    ]
  const found: Finding[] = []
  if (old.length > 0)
    found.push({
      id: 'old-protocols',
      severity: 'warning',
      title: `The server still accepts ${old.join(' and ')}.`,
      why: 'These versions must not be used. PCI DSS does not allow them for stores that take cards.',
      evidence,
      fix: 'For nginx: ssl_protocols TLSv1.2 TLSv1.3;',
      ref: rfc8996,
    })
  if (protocols['TLSv1.3'] === false)
    found.push({
      id: 'no-tls13',
      severity: 'notice',
      title: 'The server does not support TLS 1.3.',
      why: 'TLS 1.3 connects one round trip faster and has no weak options.',
      evidence,
      fix: 'For nginx: ssl_protocols TLSv1.2 TLSv1.3;',
      ref: { label: 'RFC 9325, 3.1', url: 'https://www.rfc-editor.org/rfc/rfc9325#section-3.1' },
    })
  if (found.length === 0 && protocols['TLSv1.3'])
    found.push({
      id: 'protocols-current',
      severity: 'pass',
      title: 'The server accepts only current versions of TLS.',
      why: 'No visitor can be pushed to a weak version.',
      evidence,
      ref: rfc8996,
    })
  return found
}

function cipherFindings({ cipher, protocol }: TlsReport): Finding[] {
  const hasForwardSecrecy = protocol === 'TLSv1.3' || /DHE/.test(cipher)
  if (!WEAK_CIPHER.test(cipher) && hasForwardSecrecy) return []
  return [
    {
      id: WEAK_CIPHER.test(cipher) ? 'weak-cipher' : 'no-forward-secrecy',
      severity: 'warning',
      title: WEAK_CIPHER.test(cipher)
        ? `The server chose a weak cipher: ${cipher}.`
        : 'The server chose a cipher without forward secrecy.',
      why: 'Someone who records traffic now may decrypt it later.',
      evidence: `${protocol}, ${cipher}`,
      fix: 'For nginx: ssl_ciphers ECDHE+AESGCM:ECDHE+CHACHA20;',
      ref: rfc9325,
    },
  ]
}

function revocationFindings({ ocspStaple, fetchedAt }: TlsReport): Finding[] {
  if (!ocspStaple) return []
  const { status, producedAt, nextUpdate, revokedAt, isVerified } = ocspStaple
  const evidence = [
    `OCSP response of ${producedAt}: ${status}`,
    revokedAt ? `revoked at ${revokedAt}` : '',
    nextUpdate ? `valid until ${nextUpdate}` : '',
    isVerified === null ? 'signature not checked: the issuer was not sent' : '',
  ]
  const about = { evidence: evidence.filter(Boolean).join('\n'), ref: rfc6960 }
  if (isVerified === false)
    return [
      {
        id: 'staple-forged',
        severity: 'critical',
        title: 'The server sends an OCSP response that its authority did not sign.',
        why: 'Firefox refuses such a connection.',
        fix: 'Turn stapling off and on again, or update the server software.',
        ...about,
      },
    ]
  if (status === 'revoked')
    return [
      {
        id: 'revoked',
        severity: 'critical',
        title: 'The certificate is revoked.',
        why: 'Browsers refuse it. Certificates are revoked when their key was stolen, or when they were issued by mistake.',
        fix: 'Create a new key and request a new certificate.',
        ...about,
      },
    ]
  if (nextUpdate && fetchedAt > Date.parse(nextUpdate))
    return [
      {
        id: 'staple-expired',
        severity: 'warning',
        title: 'The OCSP response that the server sends has expired.',
        why: 'Firefox can refuse the connection.',
        fix: 'Check that the server can reach the OCSP service of its authority.',
        ...about,
      },
    ]
  return [
    {
      id: status === 'good' ? 'staple-good' : 'staple-unknown',
      severity: status === 'good' ? 'pass' : 'warning',
      title: status === 'good' ? 'The certificate is not revoked.' : 'The authority does not know this certificate.',
      why: 'The server sends a recent statement from its authority with the certificate.',
      ...about,
    },
  ]
}

function hstsFindings({ hsts, trustError }: TlsReport): Finding[] {
  if (trustError !== undefined) return []
  const maxAge = Number(/max-age\s*=\s*"?(\d+)/i.exec(hsts ?? '')?.[1] ?? Number.NaN)
  if (maxAge >= HALF_YEAR_S)
    return [
      {
        id: 'hsts',
        severity: 'pass',
        title: 'Browsers remember to use only https:// (HSTS).',
        why: 'Nobody on the way can turn a visit into an unencrypted one.',
        evidence: `Strict-Transport-Security: ${hsts}`,
        ref: rfc6797,
      },
    ]
  return [
    {
      id: hsts === undefined ? 'hsts-missing' : 'hsts-short',
      severity: 'notice',
      title:
        hsts === undefined
          ? 'No Strict-Transport-Security header was received.'
          : 'The Strict-Transport-Security header is valid for less than six months.',
      why: 'Without it, the first request of each visit may be unencrypted, and anyone on the way can redirect it.',
      evidence:
        hsts === undefined
          ? 'Response without Strict-Transport-Security, or no response'
          : `Strict-Transport-Security: ${hsts}`,
      fix: 'Strict-Transport-Security: max-age=31536000; includeSubDomains',
      ref: rfc6797,
    },
  ]
}
