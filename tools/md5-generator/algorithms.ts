type Hash = 'md5' | 'sha1' | 'sha2' | 'sha3' | 'blake2' | 'blake3' | 'crc' | 'xxhash'

export type Algorithm = {
  id: string
  name: string
  bits: number
  family: Hash
  /** Checksums detect accidental changes only; broken algorithms no longer resist deliberate ones. */
  strength: 'cryptographic' | 'broken' | 'checksum'
  standard: string
}

const algorithm = (
  id: string,
  name: string,
  bits: number,
  family: Hash,
  standard: string,
  strength: Algorithm['strength'] = 'cryptographic',
): Algorithm => ({ id, name, bits, family, strength, standard })

/** Every digest the tool knows, in the order of its report. */
export const algorithms: Algorithm[] = [
  algorithm('md5', 'MD5', 128, 'md5', 'RFC 1321', 'broken'),
  algorithm('sha1', 'SHA-1', 160, 'sha1', 'RFC 3174', 'broken'),
  algorithm('sha224', 'SHA-224', 224, 'sha2', 'RFC 6234'),
  algorithm('sha256', 'SHA-256', 256, 'sha2', 'RFC 6234'),
  algorithm('sha384', 'SHA-384', 384, 'sha2', 'RFC 6234'),
  algorithm('sha512', 'SHA-512', 512, 'sha2', 'RFC 6234'),
  algorithm('sha3-224', 'SHA3-224', 224, 'sha3', 'FIPS 202'),
  algorithm('sha3-256', 'SHA3-256', 256, 'sha3', 'FIPS 202'),
  algorithm('sha3-384', 'SHA3-384', 384, 'sha3', 'FIPS 202'),
  algorithm('sha3-512', 'SHA3-512', 512, 'sha3', 'FIPS 202'),
  algorithm('blake2b', 'BLAKE2b-512', 512, 'blake2', 'RFC 7693'),
  algorithm('blake2s', 'BLAKE2s-256', 256, 'blake2', 'RFC 7693'),
  algorithm('blake3', 'BLAKE3', 256, 'blake3', 'BLAKE3 paper, 2020'),
  algorithm('crc32', 'CRC-32', 32, 'crc', 'ISO-HDLC, as in zip', 'checksum'),
  algorithm('xxh32', 'xxHash32', 32, 'xxhash', 'xxHash, seed 0', 'checksum'),
  algorithm('xxh64', 'xxHash64', 64, 'xxhash', 'xxHash, seed 0', 'checksum'),
  algorithm('xxh3', 'XXH3-64', 64, 'xxhash', 'xxHash, seed 0', 'checksum'),
  algorithm('xxh128', 'XXH3-128', 128, 'xxhash', 'xxHash, seed 0', 'checksum'),
]

/** Sets that the form offers besides single algorithms. */
export const sets: Record<string, string[]> = {
  common: ['md5', 'sha1', 'sha256', 'sha512'],
  all: algorithms.map(({ id }) => id),
}

/**
 * Returns the chosen algorithms. If a digest is to be compared, all algorithms of its length are added, because the
 * visitor may not know which one was used. With a key, checksums are left out: HMAC is defined for cryptographic hashes
 * (RFC 2104).
 */
export function chosenAlgorithms(choice: string, { comparedBits, hasKey }: { comparedBits?: number; hasKey: boolean }) {
  const ids = sets[choice] ?? [choice]
  const isChosen = (one: Algorithm) =>
    ids.includes(one.id) || (comparedBits === one.bits && (choice === 'common' || choice === 'all'))
  return algorithms.filter((one) => isChosen(one) && !(hasKey && one.strength === 'checksum'))
}
