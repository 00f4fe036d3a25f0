import { createHash, generateKeyPairSync, type KeyObject, sign, X509Certificate } from 'node:crypto'
import { isIPv4 } from 'node:net'

export type Signer = { certificate: X509Certificate; key: KeyObject; subject: Buffer }
type Options = {
  name: string
  /** DNS names and IP addresses; default: none. */
  names?: string[]
  issuer?: Signer
  isCa?: boolean
  bits?: number
  hash?: 'sha1' | 'sha256'
  /** Days from now. */
  from?: number
  to?: number
  serial?: number
  /** Extended key usage OCSP signing. */
  signsOcsp?: boolean
  /** Extended key usage, as an object identifier. */
  purpose?: string
}

const DAY_MS = 86_400_000
const SIGNATURES = { sha1: '1.2.840.113549.1.1.5', sha256: '1.2.840.113549.1.1.11' }
let serials = 1_000

const tlv = (tag: number, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts)
  const { length } = content
  const head = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...head]), content])
}
const seq = (...parts: Buffer[]) => tlv(0x30, ...parts)
const set = (...parts: Buffer[]) => tlv(0x31, ...parts)
const octets = (bytes: Buffer) => tlv(0x04, bytes)
const bits = (bytes: Buffer) => tlv(0x03, Buffer.from([0]), bytes)
const yes = tlv(0x01, Buffer.from([255]))
const nothing = tlv(0x05)
const integer = (value: number) =>
  tlv(0x02, Buffer.from(`0${value.toString(16)}`.slice(-(Math.ceil((value.toString(16).length + 1) / 2) * 2)), 'hex'))
const time = (ms: number) => tlv(0x18, Buffer.from(`${new Date(ms).toISOString().replace(/[-:T]|\.\d+/g, '')}`))
const oid = (text: string) => {
  const [a = 0, b = 0, ...rest] = text.split('.').map(Number)
  const bytes = rest.flatMap((arc) => {
    const parts = [arc & 0x7f]
    for (let left = arc >> 7; left > 0; left >>= 7) parts.unshift((left & 0x7f) | 0x80)
    return parts
  })
  return tlv(0x06, Buffer.from([a * 40 + b, ...bytes]))
}
const nameOf = (text: string) => seq(set(seq(oid('2.5.4.3'), tlv(0x0c, Buffer.from(text)))))
const algorithm = (hash: 'sha1' | 'sha256') => seq(oid(SIGNATURES[hash]), nothing)
const extension = (id: string, value: Buffer, isCritical = false) =>
  seq(oid(id), ...(isCritical ? [yes] : []), octets(value))

/** Makes a certificate with an RSA key (RFC 5280, 4.1), signed by its issuer or by itself. */
export function makeCertificate({ name, names = [], issuer, isCa = false, hash = 'sha256', ...more }: Options): Signer {
  const { publicKey, privateKey } = keysOf(name, more.bits ?? 2_048)
  const subject = nameOf(name)
  const alternatives = names.map((one) =>
    isIPv4(one) ? tlv(0x87, Buffer.from(one.split('.').map(Number))) : tlv(0x82, Buffer.from(one)),
  )
  const now = Date.now()
  const body = seq(
    tlv(0xa0, integer(2)),
    integer(more.serial ?? serials++),
    algorithm(hash),
    issuer?.subject ?? subject,
    seq(time(now + (more.from ?? -1) * DAY_MS), time(now + (more.to ?? 60) * DAY_MS)),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
    tlv(
      0xa3,
      seq(
        extension('2.5.29.19', isCa ? seq(yes) : seq(), true),
        ...(alternatives.length > 0 ? [extension('2.5.29.17', seq(...alternatives))] : []),
        ...(more.purpose ? [extension('2.5.29.37', seq(oid(more.purpose)))] : []),
        ...(more.signsOcsp ? [extension('2.5.29.37', seq(oid('1.3.6.1.5.5.7.3.9')))] : []),
      ),
    ),
  )
  const signature = sign(hash, body, issuer?.key ?? privateKey)
  const certificate = new X509Certificate(seq(body, algorithm(hash), bits(signature)))
  return { certificate, key: privateKey, subject }
}

const keys = new Map<string, { publicKey: KeyObject; privateKey: KeyObject }>()

/** Certificates of one name share their key, because creating one takes longer than everything else. */
function keysOf(name: string, modulusLength: number) {
  const id = `${name} ${modulusLength}`
  const pair = keys.get(id) ?? generateKeyPairSync('rsa', { modulusLength })
  keys.set(id, pair)
  return pair
}

type OcspOptions = { status: 'good' | 'revoked' | 'unknown'; nextInDays?: number; serial?: string; isForged?: boolean }

/** Makes an OCSP response about a certificate (RFC 6960, 4.2.1), signed by its issuer or a responder. */
export function makeOcspResponse(leaf: Signer, issuer: Signer, responder: Signer, options: OcspOptions): Buffer {
  const { status, nextInDays = 3, serial = leaf.certificate.serialNumber, isForged = false } = options
  const now = Date.now()
  const spki = issuer.certificate.publicKey.export({ type: 'pkcs1', format: 'der' })
  const id = seq(
    seq(oid('1.3.14.3.2.26'), nothing),
    octets(createHash('sha1').update(issuer.subject).digest()),
    octets(createHash('sha1').update(spki).digest()),
    integer(Number.parseInt(serial, 16)),
  )
  const state = {
    good: tlv(0x80),
    unknown: tlv(0x82),
    revoked: tlv(0xa1, time(now - DAY_MS), tlv(0xa0, tlv(0x0a, Buffer.from([1])))),
  }[status]
  const data = seq(
    tlv(0xa1, responder.subject),
    time(now),
    seq(seq(id, state, time(now - DAY_MS), tlv(0xa0, time(now + nextInDays * DAY_MS)))),
  )
  const signature = sign('sha256', data, isForged ? leaf.key : responder.key)
  const basic = seq(data, algorithm('sha256'), bits(signature), tlv(0xa0, seq(responder.certificate.raw)))
  return seq(tlv(0x0a, Buffer.from([0])), tlv(0xa0, seq(oid('1.3.6.1.5.5.7.48.1.1'), octets(basic))))
}
