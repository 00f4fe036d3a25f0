import { createHash, verify, X509Certificate } from 'node:crypto'
import type { OcspStaple } from '#engine/web/tls.ts'
import { type Der, inside, readDer } from './der.ts'

const SEQUENCE = 0x30
const OCTETS = 0x04
const INTEGER = 0x02
const BITS = 0x03
const STATUSES: Record<number, OcspStaple['status']> = { 128: 'good', 161: 'revoked', 130: 'unknown' }

/** Hashes of signature algorithms, by the DER of their identifiers. Sources: RFC 4055, RFC 5758, RFC 8410. */
const HASHES: Record<string, string | null> = {
  '2a864886f70d010105': 'sha1',
  '2a864886f70d01010b': 'sha256',
  '2a864886f70d01010c': 'sha384',
  '2a864886f70d01010d': 'sha512',
  '2a8648ce3d040302': 'sha256',
  '2a8648ce3d040303': 'sha384',
  '2a8648ce3d040304': 'sha512',
  '2b6570': null,
}

/**
 * Reads an OCSP response that a server sent with its certificate (RFC 6960, 4.2.1), and verifies it with the key of the
 * issuer. Undefined if it is malformed, an error, or about another certificate.
 */
export function readOcsp(
  bytes: Buffer,
  leaf: X509Certificate,
  issuer: X509Certificate | undefined,
): OcspStaple | undefined {
  try {
    const [status, wrapper] = inside(readDer(bytes)[0], SEQUENCE)
    if (status?.content[0] !== 0) return undefined
    const [, octets] = inside(inside(wrapper, 0xa0)[0], SEQUENCE)
    if (octets?.tag !== OCTETS) return undefined
    const [data, algorithm, signature, certificates] = inside(readDer(octets.content)[0], SEQUENCE)
    const fields = inside(data, SEQUENCE).filter(({ tag }) => tag !== 0xa0)
    const [, producedAt, responses] = fields
    const single = inside(responses, SEQUENCE)
      .map((one) => inside(one, SEQUENCE))
      .find(([id]) => isAbout(id, leaf, issuer))
    if (!single || !data || !producedAt) return undefined
    const [, state, , next] = single
    const revokedAt = state?.tag === 0xa1 ? timeOf(readDer(state.content)[0]) : undefined
    const nextUpdate = next?.tag === 0xa0 ? timeOf(readDer(next.content)[0]) : undefined
    return {
      status: STATUSES[state?.tag ?? 0] ?? 'unknown',
      producedAt: timeOf(producedAt) ?? '',
      ...(nextUpdate ? { nextUpdate } : {}),
      ...(revokedAt ? { revokedAt } : {}),
      isVerified: issuer ? isSigned({ data, algorithm, signature, certificates }, issuer) : null,
    }
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/**
 * Returns whether a response is about a certificate: compares the serial number, and the key of the issuer if its hash
 * is SHA-1 (RFC 6960, 4.1.1).
 */
function isAbout(id: Der | undefined, leaf: X509Certificate, issuer: X509Certificate | undefined) {
  const [hash, , keyHash, serial] = inside(id, SEQUENCE)
  if (serial?.tag !== INTEGER || hexOf(serial.content) !== trimmed(leaf.serialNumber)) return false
  const isSha1 = inside(hash, SEQUENCE)[0]?.content.toString('hex') === '2b0e03021a'
  if (!issuer || !isSha1) return true
  return createHash('sha1').update(keyBits(issuer)).digest('hex') === keyHash?.content.toString('hex')
}

/** Returns the key itself, without its algorithm (RFC 5280, 4.1.2.7). */
function keyBits(certificate: X509Certificate) {
  const [, bits] = inside(readDer(certificate.publicKey.export({ type: 'spki', format: 'der' }))[0], SEQUENCE)
  return bits?.content.subarray(1) ?? Buffer.alloc(0)
}

type Signed = { data: Der; algorithm: Der | undefined; signature: Der | undefined; certificates: Der | undefined }

/**
 * Returns whether the signer is authorized: the issuer itself, or a responder whose certificate it issued for that (RFC
 * 6960, 4.2.2.2).
 */
function isSigned({ data, algorithm, signature, certificates }: Signed, issuer: X509Certificate): boolean | null {
  const hash = HASHES[inside(algorithm, SEQUENCE)[0]?.content.toString('hex') ?? '']
  if (hash === undefined || signature?.tag !== BITS) return null
  const responders = certificates?.tag === 0xa0 ? inside(inside(certificates, 0xa0)[0], SEQUENCE) : []
  const delegated = responders
    .map(({ all }) => new X509Certificate(all))
    .filter(
      (one) => one.keyUsage?.includes('1.3.6.1.5.5.7.3.9') && one.checkIssued(issuer) && one.verify(issuer.publicKey),
    )
  return [issuer, ...delegated].some(({ publicKey }) =>
    verify(hash, data.all, publicKey, signature.content.subarray(1)),
  )
}

/** GeneralizedTime, `20260101120000Z`, as ISO 8601. */
function timeOf(value: Der | undefined) {
  const digits = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)/.exec(value?.content.toString('latin1') ?? '')
  if (!digits) return undefined
  const [, year, month, day, hour, minute, second] = digits
  return `${year}-${month}-${day}T${hour}:${minute}:${second}Z`
}

const hexOf = (bytes: Buffer) => trimmed(bytes.toString('hex'))
const trimmed = (hex: string) => hex.toUpperCase().replace(/^0+(?=.)/, '')
