type Algorithm = { name: string; hash?: string; namedCurve?: string }
type Imported = { key: CryptoKey; verify: Algorithm }

/** Source: IANA, DNS Security Algorithm Numbers. */
export const ALGORITHM_NAMES: Record<number, string> = {
  1: 'RSA/MD5',
  3: 'DSA/SHA-1',
  5: 'RSA/SHA-1',
  6: 'DSA-NSEC3-SHA1',
  7: 'RSASHA1-NSEC3-SHA1',
  8: 'RSA/SHA-256',
  10: 'RSA/SHA-512',
  12: 'GOST R 34.10-2001',
  13: 'ECDSA P-256/SHA-256',
  14: 'ECDSA P-384/SHA-384',
  15: 'Ed25519',
  16: 'Ed448',
}

/** Algorithms that must not be used to sign. Sources: RFC 8624, 3.1; RFC 9905. */
export const OUTDATED_ALGORITHMS = [1, 3, 5, 6, 7, 12]

const RSA_HASHES: Record<number, string> = { 5: 'SHA-1', 7: 'SHA-1', 8: 'SHA-256', 10: 'SHA-512' }
const CURVES: Record<number, { namedCurve: string; hash: string }> = {
  13: { namedCurve: 'P-256', hash: 'SHA-256' },
  14: { namedCurve: 'P-384', hash: 'SHA-384' },
}
const ED25519 = 15

/** Imports the key of a DNSKEY record to verify with. Undefined for an algorithm that Web Cryptography lacks. */
export async function importDnsKey(algorithm: number, bytes: Uint8Array<ArrayBuffer>): Promise<Imported | undefined> {
  const hash = RSA_HASHES[algorithm]
  if (hash) {
    const name = { name: 'RSASSA-PKCS1-v1_5', hash }
    return { key: await crypto.subtle.importKey('jwk', rsaKey(bytes), name, false, ['verify']), verify: name }
  }
  const curve = CURVES[algorithm]
  if (curve) {
    const name = { name: 'ECDSA', ...curve }
    const point = new Uint8Array([4, ...bytes])
    return { key: await crypto.subtle.importKey('raw', point, name, false, ['verify']), verify: name }
  }
  if (algorithm !== ED25519) return undefined
  const name = { name: 'Ed25519' }
  return { key: await crypto.subtle.importKey('raw', bytes, name, false, ['verify']), verify: name }
}

/** Source: RFC 3110, 2. */
function rsaKey(bytes: Uint8Array): JsonWebKey {
  const isLong = bytes[0] === 0
  const length = isLong ? ((bytes[1] as number) << 8) | (bytes[2] as number) : (bytes[0] as number)
  const start = isLong ? 3 : 1
  const [e, n] = [bytes.subarray(start, start + length), bytes.subarray(start + length)]
  return { kty: 'RSA', e: base64Url(e), n: base64Url(n) }
}

const base64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
