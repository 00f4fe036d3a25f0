/** Characters with which parts of a pattern are compared: ASCII, and one of each other kind that patterns name. */
const SPECIMENS = [
  ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)),
  ...['é', 'ß', 'Ж', '中', '\u00a0', '\u2028', '😀', '\u0301'],
]
const LAST_BMP = 0xffff

export type Alphabet = {
  /** One character for each set that the pattern does not distinguish. */
  letters: string[]
  /** For each part that matches one character, which letters it matches: 1 or 0. */
  accepts: Map<string, Uint8Array>
}

/**
 * Returns the letters for which the parts of a pattern differ.
 * @param sources of parts that match exactly one character
 */
export function alphabetOf(sources: Iterable<string>, flags: string): Alphabet {
  const usable = flags.replace(/[^imsuv]/g, '')
  const tests = [...new Set(sources)].map((source) => ({ source, test: new RegExp(`^(?:${source})$`, usable) }))
  // Returns code points or UTF-16 units: without the flag u or v, a part matches one half of a character beyond the
  // basic plane.
  const charactersOf = (text: string) => (/[uv]/.test(flags) ? [...text] : text.split(''))
  const specimens = new Set([...SPECIMENS, ...tests.map(({ source }) => source)].flatMap(charactersOf))
  for (const { test } of tests) if (![...specimens].some((one) => test.test(one))) addFirst(test, specimens)
  const classes = new Map<string, string>()
  for (const one of [...specimens].sort((a, b) => plainness(b) - plainness(a))) {
    const traits = [/\w/, /[\n\r\u2028\u2029]/].map((trait) => trait.test(one))
    const key = [...tests.map(({ test }) => test.test(one)), ...traits].map(Number).join('')
    if (!classes.has(key)) classes.set(key, one)
  }
  const letters = [...classes.values()]
  const accepts = tests.map(
    ({ source, test }) => [source, Uint8Array.from(letters, (one) => Number(test.test(one)))] as const,
  )
  return { letters, accepts: new Map(accepts) }
}

/** Returns a rank that prefers letters to control characters, so that attack strings are readable. */
const plainness = (one: string) =>
  /[a-z]/.test(one) ? 5 : /[A-Z0-9]/.test(one) ? 4 : /[!-~]/.test(one) ? 3 : one === ' ' ? 2 : one === '\n' ? 1 : 0

function addFirst(test: RegExp, specimens: Set<string>) {
  for (let code = 128; code <= LAST_BMP; code++)
    if (test.test(String.fromCharCode(code))) {
      specimens.add(String.fromCharCode(code))
      return
    }
}
