export type Fingerprint = {
  words: number
  /** 64 bits as 16 hex digits. */
  simhash: string
  textHash: string
}

const SHINGLE = 3
/** For a longer text, only the beginning is compared for near duplicates. */
const MAX_SHINGLES = 10_000
const PRIME = 0x01000193
const [SEED, OTHER_SEED] = [0x811c9dc5, 0x9747b28c]

/**
 * Returns the number of words of a text, its SimHash over runs of three words, and a hash of its words in order. Each
 * character counts as a word in scripts that write no spaces between words. Source: Charikar 2002; Manku, Jain, and Das
 * Sarma, “Detecting Near-Duplicates for Web Crawling”, 2007.
 */
export function fingerprintOf(text: string): Fingerprint {
  const [highBits, lowBits] = [createBitCounts(), createBitCounts()]
  const [high, low] = [new Int32Array(SHINGLE), new Int32Array(SHINGLE)]
  let [words, textHigh, textLow] = [0, SEED, OTHER_SEED]

  function add(one: number, other: number) {
    high[words % SHINGLE] = one
    low[words % SHINGLE] = other
    words++
    textHigh = Math.imul(textHigh ^ one, PRIME)
    textLow = Math.imul(textLow ^ other, PRIME) ^ (textLow >>> 15)
    if (words >= SHINGLE && words < MAX_SHINGLES) vote(words)
  }
  function vote(last: number) {
    let [a, b] = [SEED, OTHER_SEED]
    for (let at = Math.max(0, last - SHINGLE); at < last; at++) {
      a = Math.imul(a ^ (high[at % SHINGLE] as number), PRIME)
      b = Math.imul(b ^ (low[at % SHINGLE] as number), PRIME)
    }
    highBits.add(mix(a))
    lowBits.add(mix(b))
  }

  for (let at = 0; at < text.length; ) {
    let code = text.charCodeAt(at)
    const kind = kindOf(code)
    if (kind === SPACE) {
      at++
      continue
    }
    // Variables of the loop are declared outside: V8 allocates a number for each assignment to a variable that an inner
    // function shares.
    let one = SEED
    let other = OTHER_SEED
    do {
      const letter = code >= 65 && code <= 90 ? code | 32 : code
      one = Math.imul(one ^ letter, PRIME)
      other = Math.imul(other ^ letter, PRIME) ^ (other >>> 13)
      code = text.charCodeAt(++at)
    } while (kind === WORD && at < text.length && kindOf(code) === WORD)
    add(one, other)
  }
  if (words > 0 && words < SHINGLE) vote(words)
  return {
    words,
    simhash: hex(highBits.majority()) + hex(lowBits.majority()),
    textHash: hex(mix(textHigh)) + hex(mix(textLow)),
  }
}

/** Returns how many of the 64 bits differ. */
export function hammingDistance(one: string, other: string) {
  return bitsOf(partOf(one, 0) ^ partOf(other, 0)) + bitsOf(partOf(one, 8) ^ partOf(other, 8))
}

const [SPACE, WORD, SIGN] = [0, 1, 2]

const ASCII_KINDS = Uint8Array.from({ length: 0x80 }, (_, code) =>
  /[a-z\d]/i.test(String.fromCharCode(code)) ? WORD : SPACE,
)

function kindOf(code: number) {
  if (code < 0x80) return ASCII_KINDS[code] as number
  if (code < 0xc0) return code === 0xaa || code === 0xb5 || code === 0xba ? WORD : SPACE
  // Thai, Lao, Tibetan, Myanmar, Khmer; kana and Han characters.
  if ((code >= 0x0e00 && code <= 0x109f) || (code >= 0x1780 && code <= 0x17ff)) return SIGN
  if ((code >= 0x3040 && code <= 0x30ff) || (code >= 0x3400 && code <= 0x9fff)) return SIGN
  if ((code >= 0x2000 && code <= 0x2bff) || (code >= 0x3000 && code <= 0x303f)) return SPACE
  if (code >= 0xff00 && code <= 0xff0f) return SPACE
  return WORD
}

/** Returns the last step of MurmurHash3: every bit of the input changes every bit of the result. */
function mix(value: number) {
  let hash = value ^ (value >>> 16)
  hash = Math.imul(hash, 0x85ebca6b)
  hash ^= hash >>> 13
  hash = Math.imul(hash, 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}

/** Counts of 2^PLANES numbers fit. */
const PLANES = 15

/**
 * Counts how often each of 32 bits is set. The counts are stored as bit planes: plane 0 has the lowest digit of all 32
 * counts, so adding a number changes two planes on average instead of 32 counts.
 */
function createBitCounts() {
  const planes = new Int32Array(PLANES)
  let added = 0
  return {
    add(bits: number) {
      added++
      let carry = bits
      for (let plane = 0; carry !== 0; plane++) {
        const digits = planes[plane] as number
        planes[plane] = digits ^ carry
        carry &= digits
      }
    },
    /** Returns the bits that were set in more than half of the numbers. */
    majority() {
      let result = 0
      for (let bit = 0; bit < 32; bit++) {
        let count = 0
        for (let plane = 0; plane < PLANES; plane++) count += (((planes[plane] as number) >>> bit) & 1) << plane
        if (count * 2 > added) result |= 1 << bit
      }
      return result
    },
  }
}

const hex = (value: number) => (value >>> 0).toString(16).padStart(8, '0')
const partOf = (simhash: string, at: number) => Number.parseInt(simhash.slice(at, at + 8), 16)

function bitsOf(value: number) {
  let count = 0
  for (let rest = value; rest !== 0; rest &= rest - 1) count++
  return count
}
