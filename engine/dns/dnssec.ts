import type { DnsRecord } from '../web/dns.ts'
import { importDnsKey } from './keys.ts'

/** Digests of DS records. Source: IANA, DNSSEC Delegation Signer (DS) Resource Record (RR) Type Digest Algorithms. */
const DIGESTS: Record<number, string> = { 1: 'SHA-1', 2: 'SHA-256', 4: 'SHA-384' }
const TYPE_SOA = 6
const TYPE_DNSKEY = 48

/** Returns whether the digest of a DS record is that of a key. Source: RFC 4034, 5.1.4. */
export async function matchesDelegation(owner: string, ds: DnsRecord, key: DnsRecord): Promise<boolean | null> {
  const { keyTag, algorithm, digestType, digest } = ds.fields ?? {}
  const hash = DIGESTS[Number(digestType)]
  if (key.fields?.keyTag !== keyTag || key.fields?.algorithm !== algorithm) return false
  if (!hash) return null
  const bytes = joined([nameBytes(owner), keyData(key)])
  return hexOf(new Uint8Array(await crypto.subtle.digest(hash, bytes))) === String(digest).toUpperCase()
}

/**
 * Returns whether one of the keys made a signature over records, at any time; `null` if its algorithm is not known
 * here. For the types DNSKEY and SOA. Source: RFC 4034, 3.1.8.1.
 */
export async function isSignedBy(
  records: DnsRecord[],
  signature: DnsRecord,
  keys: DnsRecord[],
): Promise<boolean | null> {
  const { keyTag, algorithm, originalTtl, expiration, inception, labels, signer } = signature.fields ?? {}
  const fitting = keys.filter(({ fields }) => fields?.keyTag === keyTag && fields?.algorithm === algorithm)
  const type = records[0]?.type === 'SOA' ? TYPE_SOA : TYPE_DNSKEY
  const head = new DataView(new ArrayBuffer(18))
  head.setUint16(0, type)
  head.setUint8(2, Number(algorithm))
  head.setUint8(3, Number(labels))
  head.setUint32(4, Number(originalTtl))
  head.setUint32(8, Number(expiration))
  head.setUint32(12, Number(inception))
  head.setUint16(16, Number(keyTag))
  const data = records.map((record) => (type === TYPE_SOA ? soaData(record) : keyData(record))).sort(compareBytes)
  const owner = nameBytes(records[0]?.name ?? '.')
  const message = joined([
    new Uint8Array(head.buffer),
    nameBytes(String(signer)),
    ...data.flatMap((bytes) => [owner, recordHead(type, Number(originalTtl), bytes.length), bytes]),
  ])
  for (const key of fitting) {
    const imported = await importDnsKey(Number(algorithm), fromBase64(String(key.fields?.publicKey))).catch(
      () => undefined,
    )
    if (!imported) return null
    const bytes = fromBase64(String(signature.fields?.signature))
    if (await crypto.subtle.verify(imported.verify, imported.key, bytes, message)) return true
  }
  return false
}

function recordHead(type: number, ttl: number, length: number) {
  const head = new DataView(new ArrayBuffer(10))
  head.setUint16(0, type)
  head.setUint16(2, 1)
  head.setUint32(4, ttl)
  head.setUint16(8, length)
  return new Uint8Array(head.buffer)
}

function keyData({ fields }: DnsRecord) {
  const head = new DataView(new ArrayBuffer(4))
  head.setUint16(0, Number(fields?.flags))
  head.setUint8(2, Number(fields?.protocol))
  head.setUint8(3, Number(fields?.algorithm))
  return joined([new Uint8Array(head.buffer), fromBase64(String(fields?.publicKey))])
}

function soaData({ fields }: DnsRecord) {
  const numbers = new DataView(new ArrayBuffer(20))
  for (const [index, name] of ['serial', 'refresh', 'retry', 'expire', 'minimum'].entries())
    numbers.setUint32(index * 4, Number(fields?.[name]))
  const names = [fields?.primary, fields?.contact].map((name) => nameBytes(String(name)))
  return joined([...names, new Uint8Array(numbers.buffer)])
}

/** Canonical form: lowercase. Source: RFC 4034, 6.2. Escapes are those of presentation format. */
function nameBytes(name: string): Uint8Array<ArrayBuffer> {
  const labels: number[][] = [[]]
  for (const [one, digits] of name.toLowerCase().matchAll(/\\(\d{3})|\\.|./gs)) {
    if (one === '.') labels.push([])
    else labels.at(-1)?.push(digits ? Number(digits) : (one.at(-1) as string).charCodeAt(0))
  }
  const full = labels.filter(({ length }) => length > 0)
  return new Uint8Array([...full.flatMap((label) => [label.length, ...label]), 0])
}

function joined(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Source: RFC 4034, 6.3. */
function compareBytes(a: Uint8Array, b: Uint8Array) {
  const at = a.findIndex((byte, index) => byte !== b[index])
  return at === -1 ? a.length - b.length : (a[at] as number) - (b[at] ?? -1)
}

const hexOf = (bytes: Uint8Array) =>
  [...bytes]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (one) => one.charCodeAt(0))
