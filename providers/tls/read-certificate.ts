import type { KeyObject, X509Certificate } from 'node:crypto'
import type { TlsCertificate } from '#engine/web/tls.ts'

const CURVE_BITS: Record<string, number> = { prime256v1: 256, secp384r1: 384, secp521r1: 521, secp256k1: 256 }
const FIXED_BITS: Record<string, number> = { ed25519: 256, ed448: 448 }

/** Returns what a report says about a certificate (RFC 5280). */
export function readCertificate(certificate: X509Certificate): TlsCertificate {
  const { keyType, keyBits } = keyOf(certificate)
  const alternatives = readAlternatives(certificate.subjectAltName ?? '')
  const access = readAccess(certificate.infoAccess ?? '')
  return {
    subject: oneLine(certificate.subject),
    issuer: oneLine(certificate.issuer),
    names: alternatives.filter(({ kind }) => kind === 'DNS').map(({ value }) => value),
    ips: alternatives.filter(({ kind }) => kind === 'IP Address').map(({ value }) => value),
    serial: certificate.serialNumber,
    validFrom: certificate.validFromDate.toISOString(),
    validTo: certificate.validToDate.toISOString(),
    signature: certificate.signatureAlgorithm ?? 'unknown',
    keyType,
    keyBits,
    fingerprint256: certificate.fingerprint256,
    isCa: certificate.ca,
    isSelfSigned: isSelfSigned(certificate),
    // Node calls the extended key usage keyUsage.
    ...(certificate.keyUsage ? { purposes: [...certificate.keyUsage] } : {}),
    ocspUrls: access.filter(({ method }) => method === 'OCSP').map(({ url }) => url),
    caIssuers: access.filter(({ method }) => method === 'CA Issuers').map(({ url }) => url),
    pem: certificate.toString(),
  }
}

function isSelfSigned(certificate: X509Certificate) {
  try {
    return certificate.checkIssued(certificate) && certificate.verify(certificate.publicKey)
  } catch {
    // A key that OpenSSL cannot read verifies nothing.
    return false
  }
}

function keyOf(certificate: X509Certificate): { keyType: string; keyBits: number | null } {
  try {
    return { keyType: certificate.publicKey.asymmetricKeyType ?? 'unknown', keyBits: bitsOf(certificate.publicKey) }
  } catch {
    return { keyType: 'unknown', keyBits: null }
  }
}

function bitsOf({ asymmetricKeyType, asymmetricKeyDetails = {} }: KeyObject) {
  const { modulusLength, namedCurve } = asymmetricKeyDetails
  return modulusLength ?? CURVE_BITS[namedCurve ?? ''] ?? FIXED_BITS[asymmetricKeyType ?? ''] ?? null
}

/**
 * Parses alternative names, which Node writes as `DNS:a.example, IP Address:192.0.2.1`, with JSON strings for values
 * with special characters.
 */
function readAlternatives(text: string) {
  return [...text.matchAll(/(?:^|, )([^:,]+):("(?:[^"\\]|\\.)*"|[^,]*)/g)].map(([, kind = '', value = '']) => ({
    kind,
    value: value.startsWith('"') ? String(JSON.parse(value)) : value,
  }))
}

function readAccess(text: string) {
  return [...text.matchAll(/^(.+?) - URI:(.+)$/gm)].map(([, method = '', url = '']) => ({ method, url }))
}

const oneLine = (name: string | undefined) => (name ?? '').split('\n').join(', ')
