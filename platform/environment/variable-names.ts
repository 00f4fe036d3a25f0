/** Minimum length of a name; shorter ones are too similar to names of other programs. */
const MIN_LENGTH = 6
const MAX_DISTANCE = 2

/**
 * Returns the known name that is at most two typing errors away.
 * @example nearestName('SMPT_URL', ['SMTP_URL']) // 'SMTP_URL'
 */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  return names.find((candidate) => distance(name, candidate) <= MAX_DISTANCE)
}

/**
 * Returns the known name that a variable of the machine probably meant, and undefined for every name that belongs to
 * another program.
 */
export function nearMiss(name: string, names: readonly string[]): string | undefined {
  if (names.includes(name) || name.length < MIN_LENGTH) return undefined
  return nearestName(
    name,
    names.filter(({ length }) => length >= MIN_LENGTH),
  )
}

/** Levenshtein distance; 3 means more than two. */
function distance(a: string, b: string) {
  if (Math.abs(a.length - b.length) > MAX_DISTANCE) return MAX_DISTANCE + 1
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
