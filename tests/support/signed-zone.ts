import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import packet from 'dns-packet'

/** Encoders that its types lack. They write two bytes of length first. */
const {
  dnskey,
  rrsig,
  soa: soaData,
  name,
} = packet as unknown as Record<string, { encode: (value: unknown) => Buffer }>

type Soa = {
  mname: string
  rname: string
  serial: number
  refresh: number
  retry: number
  expire: number
  minimum: number
}
type How = { expiresIn?: number; hasWrongDelegation?: boolean; hasNoDelegation?: boolean; isForged?: boolean }

const ZONE = 'shop.example'
const TTL = 300

/**
 * Returns the DNSKEY, DS, and RRSIG records of shop.example, made with Node's cryptography and dns-packet's encoding
 * (RFC 4034).
 */
export function signedZone(soa: Soa, algorithm: 8 | 13 | 15, { expiresIn = 86_400, ...how }: How = {}) {
  const { publicKey, privateKey } = keyPair(algorithm)
  const key = { flags: 257, algorithm, key: keyBytes(algorithm, publicKey) }
  const keyData = bytesOf(dnskey, key)
  const owner = bytesOf(name, ZONE, 0)
  const digest = createHash('sha256').update(owner).update(keyData).digest()
  if (how.hasWrongDelegation) digest.writeUInt8(digest.readUInt8(0) ^ 1, 0)
  const now = Math.floor(Date.now() / 1_000)
  const signed = (typeCovered: 'DNSKEY' | 'SOA', data: Buffer) => {
    const unsigned = {
      typeCovered,
      algorithm,
      labels: 2,
      originalTTL: TTL,
      expiration: now + expiresIn,
      inception: now - 86_400,
      keyTag: keyTag(keyData),
      signersName: ZONE,
      signature: Buffer.alloc(0),
    }
    const head = Buffer.alloc(10)
    head.writeUInt16BE(typeCovered === 'SOA' ? 6 : 48, 0)
    head.writeUInt16BE(1, 2)
    head.writeUInt32BE(TTL, 4)
    head.writeUInt16BE(data.length, 8)
    const message = Buffer.concat([bytesOf(rrsig, unsigned), owner, head, data])
    return { ...unsigned, signature: signatureOf(algorithm, privateKey, message) }
  }
  const soaRecord = how.isForged ? { ...soa, serial: soa.serial + 1 } : soa
  return {
    SOA: [soaRecord],
    DNSKEY: [key],
    DS: how.hasNoDelegation ? [] : [{ keyTag: keyTag(keyData), algorithm, digestType: 2, digest }],
    RRSIG: [signed('DNSKEY', keyData), signed('SOA', bytesOf(soaData, soa))],
  }
}

const bytesOf = (encoder: { encode: (value: unknown) => Buffer } | undefined, value: unknown, skipped = 2) =>
  (encoder?.encode(value) ?? Buffer.alloc(0)).subarray(skipped)

const keys = new Map<number, { publicKey: KeyObject; privateKey: KeyObject }>()

/** Zones of one algorithm share their key. */
function keyPair(algorithm: 8 | 13 | 15) {
  const pair = keys.get(algorithm) ?? makeKeyPair(algorithm)
  keys.set(algorithm, pair)
  return pair
}

function makeKeyPair(algorithm: 8 | 13 | 15) {
  if (algorithm === 8) return generateKeyPairSync('rsa', { modulusLength: 1024 })
  return algorithm === 13 ? generateKeyPairSync('ec', { namedCurve: 'P-256' }) : generateKeyPairSync('ed25519')
}

/** Sources: RFC 3110, RFC 6605, RFC 8080. */
function keyBytes(algorithm: number, key: KeyObject) {
  const { n = '', e = '', x = '', y = '' } = key.export({ format: 'jwk' })
  const bytes = (text: string) => Buffer.from(text, 'base64url')
  if (algorithm === 8) return Buffer.concat([Buffer.from([bytes(e).length]), bytes(e), bytes(n)])
  return Buffer.concat([bytes(x), bytes(y)])
}

function signatureOf(algorithm: number, key: KeyObject, message: Buffer) {
  return sign(algorithm === 15 ? null : 'sha256', message, { key, dsaEncoding: 'ieee-p1363' })
}

/** Source: RFC 4034, appendix B. */
function keyTag(data: Buffer) {
  let sum = 0
  for (const [index, byte] of data.entries()) sum += index % 2 === 0 ? byte * 256 : byte
  return (sum + Math.floor(sum / 65_536)) % 65_536
}
