/** Precision and recall of one text, 0 to 1. */
type TextScore = { precision: number; recall: number; f1: number }

/** Words as Python's `\w+` finds them, which the benchmark's own script uses. */
const tokensOf = (text: string) => text.match(/[\p{L}\p{N}_]+/gu) ?? []

function countRuns(text: string, length: number) {
  const tokens = tokensOf(text)
  const counts = new Map<string, number>()
  for (let at = 0; at < Math.max(1, tokens.length - length + 1); at += 1) {
    const run = tokens.slice(at, at + length).join(' ')
    if (run !== '') counts.set(run, (counts.get(run) ?? 0) + 1)
  }
  return counts
}

/**
 * Compares two texts as bags of runs of words. Runs of 4 are the score of the article extraction benchmark, runs of 1
 * the token score.
 */
export function scoreText(wanted: string, got: string, length: number): TextScore {
  const [want, have] = [countRuns(wanted, length), countRuns(got, length)]
  let [shared, extra, missing] = [0, 0, 0]
  for (const run of new Set([...want.keys(), ...have.keys()])) {
    const [w, h] = [want.get(run) ?? 0, have.get(run) ?? 0]
    shared += Math.min(w, h)
    extra += Math.max(0, h - w)
    missing += Math.max(0, w - h)
  }
  const share = (other: number) => (shared + other === 0 ? Number(extra + missing === 0) : shared / (shared + other))
  const [precision, recall] = [share(extra), share(missing)]
  return { precision, recall, f1: harmonic(precision, recall) }
}

/** Returns the F1 of the mean precision and the mean recall, as the benchmark has it. */
export function meanScore(scores: TextScore[]): TextScore {
  const mean = (of: (score: TextScore) => number) => scores.reduce((sum, one) => sum + of(one), 0) / scores.length
  const [precision, recall] = [mean((one) => one.precision), mean((one) => one.recall)]
  return { precision, recall, f1: harmonic(precision, recall) }
}

const harmonic = (a: number, b: number) => (a + b === 0 ? 0 : (2 * a * b) / (a + b))
