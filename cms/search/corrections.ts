/** Length up to which words are compared, because nobody mistypes only the 31st letter. */
const MAX_LENGTH = 30

/** Words whose distance exceeds the smallest one by more than this are not corrections. */
const TOLERANCE = 0.5

/**
 * Returns the words that a mistyped word may mean: those with the fewest wrong letters, of which there are at most one
 * in four. A word that is still being typed is compared with the beginnings of longer ones.
 * @param candidates likely words first
 * @example correctionsOf('lawers', ['lawyers', 'flowers']) // ['lawyers']
 */
export function correctionsOf(typed: string, candidates: string[], max = 3): string[] {
  const allowed = typed.length < 4 ? 0 : typed.length < 6 ? 1 : typed.length < 10 ? 2 : 3
  const near = candidates
    .map((word) => ({ word, distance: distanceTo(typed, word) }))
    .filter(({ distance }) => distance <= allowed)
    .toSorted((a, b) => a.distance - b.distance)
  const nearest = near[0]?.distance ?? 0
  return near
    .filter(({ distance }) => distance <= nearest + TOLERANCE)
    .slice(0, max)
    .map(({ word }) => word)
}

/**
 * Returns a distance. A word that begins with the query counts as half a letter further away, so that whole words are
 * preferred.
 */
function distanceTo(typed: string, word: string) {
  const whole = editDistance(typed, word)
  if (word.length <= typed.length + 1 || typed.length < 5) return whole
  const beginnings = [typed.length - 1, typed.length, typed.length + 1].map((length) => word.slice(0, length))
  return Math.min(whole, ...beginnings.map((beginning) => editDistance(typed, beginning) + 0.5))
}

/**
 * Returns how many letters must be added, removed, replaced, or swapped with their neighbor to turn one word into
 * another (optimal string alignment distance).
 * @example editDistance('grammer', 'grammar') // 1
 */
export function editDistance(from: string, to: string): number {
  const a = from.slice(0, MAX_LENGTH)
  const b = to.slice(0, MAX_LENGTH)
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, at) => at)]
  const cell = (row: number, column: number) => rows[row]?.[column] ?? 0
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    rows.push(current)
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1]
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      current[column] = Math.min(
        cell(row - 1, column) + 1,
        cell(row, column - 1) + 1,
        cell(row - 1, column - 1) + (isSame ? 0 : 1),
        isSwap ? cell(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
  }
  return cell(a.length, b.length)
}
