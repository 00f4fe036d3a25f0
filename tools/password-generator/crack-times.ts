import { countOf } from '#engine/text/count-of.ts'

/** Guesses per second of an attacker; the same four situations as in zxcvbn. */
export const attacks = [
  { id: 'throttled', name: 'Online, with rate limiting', rate: 100 / 3_600, says: '100 per hour' },
  { id: 'online', name: 'Online, without rate limiting', rate: 10, says: '10 per second' },
  { id: 'slow', name: 'Stolen, hashed slowly (bcrypt, Argon2)', rate: 1e4, says: '10,000 per second' },
  { id: 'fast', name: 'Stolen, hashed fast (MD5, SHA-1)', rate: 1e10, says: '10 billion per second' },
] as const

const units: [number, string][] = [
  [31_557_600, 'year'],
  [2_629_800, 'month'],
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
]

/** Returns a time in words. Beyond a million years it is a power of ten. */
export function duration(seconds: number) {
  if (seconds < 1) return 'less than a second'
  const years = seconds / 31_557_600
  if (years > 1e6) return `10^${Math.floor(Math.log10(years))} years`
  const [size, name] = units.find(([size]) => seconds >= size) ?? [1, 'second']
  return countOf(Math.round(seconds / size), name)
}

/** Returns the rows for `10^guessesLog10` guesses. */
export const crackTimes = (guessesLog10: number) =>
  attacks.map(({ id, name, rate, says }) => {
    const secondsLog10 = guessesLog10 - Math.log10(rate)
    return { id, name, says, secondsLog10, shown: duration(10 ** Math.min(secondsLog10, 300)) }
  })
