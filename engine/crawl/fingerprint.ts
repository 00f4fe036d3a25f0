export type Fingerprint = {
  words: number
  /** 64 bits as 16 hex digits. */
  simhash: string
  textHash: string
}

const SHINGLE = 3
/** Of a longer text, the beginning decides about near duplicates. */
const MAX_SHINGLES = 10_000
const PRIME = 0x01000193
const [SEED, OTHER_SEED] = [0x811c9dc5, 0x9747b28c]

/**
 * Returns the number of words of a text, its SimHash over runs of three words, and a hash of its words in order. Each
 * character counts as a word in scripts that write no spaces between words. Source: Charikar 2002; Manku, Jain, and Das
 * Sarma, “Detecting Near-Duplicates for Web Crawling”, 2007.
 */
export function fingerprintOf(text: string): Fingerprint {
  const votes = new Int32Array(64)
  const [high, low] = [new Int32Array(SHINGLE), new Int32Array(SHINGLE)]
  let [words, textHigh, textLow] = [0, SEED, OTHER_SEED]
  let [one, other, isOpen] = [SEED, OTHER_SEED, false]

  function end() {
    high[words % SHINGLE] = one
    low[words % SHINGLE] = other
    words++
    textHigh = Math.imul(textHigh ^ one, PRIME)
    textLow = Math.imul(textLow ^ other, PRIME) ^ (textLow >>> 15)
    if (words >= SHINGLE && words < MAX_SHINGLES) vote(words)
    one = SEED
    other = OTHER_SEED
    isOpen = false
  }
  function vote(last: number) {
    let [a, b] = [SEED, OTHER_SEED]
    for (let at = Math.max(0, last - SHINGLE); at < last; at++) {
      a = Math.imul(a ^ (high[at % SHINGLE] ?? 0), PRIME)
      b = Math.imul(b ^ (low[at % SHINGLE] ?? 0), PRIME)
    }
    a = mix(a)
    b = mix(b)
    for (let bit = 0; bit < 32; bit++) {
      votes[bit] = (votes[bit] ?? 0) + ((a >>> bit) & 1) * 2 - 1
      votes[bit + 32] = (votes[bit + 32] ?? 0) + ((b >>> bit) & 1) * 2 - 1
    }
  }

  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    const kind = kindOf(code)
    if (kind !== WORD && isOpen) end()
    if (kind === SPACE) continue
    const letter = code >= 65 && code <= 90 ? code | 32 : code
    one = Math.imul(one ^ letter, PRIME)
    other = Math.imul(other ^ letter, PRIME) ^ (other >>> 13)
    isOpen = true
    if (kind === SIGN) end()
  }
  if (isOpen) end()
  if (words > 0 && words < SHINGLE) vote(words)
  return { words, simhash: hexOf(votes), textHash: hex(mix(textHigh)) + hex(mix(textLow)) }
}

/** Returns how many of the 64 bits differ. */
export function hammingDistance(one: string, other: string) {
  return bitsOf(partOf(one, 0) ^ partOf(other, 0)) + bitsOf(partOf(one, 8) ^ partOf(other, 8))
}

const [SPACE, WORD, SIGN] = [0, 1, 2]

function kindOf(code: number) {
  if (code < 0x80) {
    const letter = code | 32
    return (letter >= 97 && letter <= 122) || (code >= 48 && code <= 57) ? WORD : SPACE
  }
  if (code < 0xc0) return code === 0xaa || code === 0xb5 || code === 0xba ? WORD : SPACE
  // Thai, Lao, Tibetan, Myanmar, Khmer; kana and Han characters.
  if ((code >= 0x0e00 && code <= 0x109f) || (code >= 0x1780 && code <= 0x17ff)) return SIGN
  if ((code >= 0x3040 && code <= 0x30ff) || (code >= 0x3400 && code <= 0x9fff)) return SIGN
  if ((code >= 0x2000 && code <= 0x2bff) || (code >= 0x3000 && code <= 0x303f)) return SPACE
  if (code >= 0xff00 && code <= 0xff0f) return SPACE
  return WORD
}

/** The last step of MurmurHash3: every bit of the input changes every bit of the result. */
function mix(value: number) {
  let hash = value ^ (value >>> 16)
  hash = Math.imul(hash, 0x85ebca6b)
  hash ^= hash >>> 13
  hash = Math.imul(hash, 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}

function hexOf(votes: Int32Array) {
  let [a, b] = [0, 0]
  for (let bit = 0; bit < 32; bit++) {
    if ((votes[bit] ?? 0) > 0) a |= 1 << bit
    if ((votes[bit + 32] ?? 0) > 0) b |= 1 << bit
  }
  return hex(a) + hex(b)
}

const hex = (value: number) => (value >>> 0).toString(16).padStart(8, '0')
const partOf = (simhash: string, at: number) => Number.parseInt(simhash.slice(at, at + 8), 16)

function bitsOf(value: number) {
  let count = 0
  for (let rest = value; rest !== 0; rest &= rest - 1) count++
  return count
}
