import { type Candidate, findCandidates } from './ambiguity.ts'
import { automatonOf } from './automaton.ts'
import { type Confirmed, grow, isExponential, type Run, slowBounded, slowLength } from './growth.ts'
import type { Part } from './parse-pattern.ts'
import { compileProgram, hasReference } from './program.ts'

export type Danger = {
  kind: 'exponential' | 'polynomial'
  /** The measured power of the length with which the steps grow; null if `exponential`. */
  degree: number | null
  /** The repeat that takes the time, if it is known. */
  part: Part | undefined
  attack: { prefix: string; pump: string; repeats: number; suffix: string; steps: number }
}

const MAX_DEPTH = 100
/** Maximum number of steps for all texts together: a few tenths of a second. */
const ALL_STEPS = 6_000_000
/** Maximum number of pairs of instruction and place whose steps are added up: about half a second. */
const ALL_PATHS = 60_000_000
const MAX_PUMP_LENGTH = 40

/**
 * Finds texts for which a backtracking engine needs more than linear time. The candidates come from the pattern's
 * automaton. Each is confirmed by running the pattern on it at growing lengths and counting the steps.
 * @returns the worst one, or none; null for a pattern that is nested too deeply to be analyzed
 */
export function findDangers(alternatives: Part[][], flags: string): Danger[] | null {
  if (isDeeper(alternatives, MAX_DEPTH)) return null
  const program = compileProgram(alternatives, flags)
  const isAnchored = flags.includes('y') || (!flags.includes('m') && beginsAnchored(alternatives))
  const automaton = automatonOf(program, isAnchored)
  const run: Run = { program, automaton, isAnchored, budget: { steps: ALL_STEPS, paths: ALL_PATHS } }
  const found = findCandidates(automaton)
  const letters = [...program.letters.keys()]
  const worst = worstOf(ordered(found, letters), run) ?? worstOf(varied(found, letters), run)
  if (worst) return [dangerOf(worst, run)]
  return hiddenDanger(alternatives, flags, run)
}

/** Finds a danger that the exact automaton does not show: repeats with a limit, and back references. */
function hiddenDanger(alternatives: Part[][], flags: string, { program, isAnchored }: Run): Danger[] {
  const automaton = automatonOf(compileProgram(alternatives, flags, { isLoose: true }), isAnchored)
  const run: Run = { program, automaton, isAnchored, budget: { steps: ALL_STEPS, paths: ALL_PATHS } }
  const found = findCandidates(automaton)
  for (const candidate of found.filter(isDoubling)) {
    const bounded = slowBounded(candidate, run, shortestMatch(alternatives))
    if (bounded) return [{ kind: 'exponential', degree: null, ...described(bounded, run, bounded) }]
  }
  const worst = hasReference(alternatives) ? worstOf(ordered(found, [...program.letters.keys()]), run) : undefined
  return worst ? [dangerOf(worst, run)] : []
}

const dangerOf = (worst: Confirmed, run: Run): Danger => ({
  kind: isExponential(worst) ? 'exponential' : 'polynomial',
  degree: isExponential(worst) ? null : Math.max(2, Math.round(worst.degree)),
  ...described(worst, run, slowLength(worst)),
})

function described(
  { candidate, suffix }: Pick<Confirmed, 'candidate' | 'suffix'>,
  { program, automaton }: Run,
  { repeats, steps }: { repeats: number; steps: number },
) {
  const text = (word: number[]) => word.map((letter) => program.letters[letter]).join('')
  return {
    part: automaton.loopOf(candidate.state),
    attack: { prefix: text(candidate.prefix), pump: text(candidate.pump), repeats, suffix: text(suffix), steps },
  }
}

/** Returns the worst of the candidates that the steps confirm. */
function worstOf(candidates: Candidate[], run: Run): Confirmed | undefined {
  const confirmed: Confirmed[] = []
  for (const candidate of candidates) {
    if (run.budget.steps <= 0 || confirmed.some(isExponential)) break
    const grown = grow(candidate, run)
    if (grown) confirmed.push(grown)
  }
  return confirmed.sort((a, b) => Number(isExponential(b)) - Number(isExponential(a)) || b.degree - a.degree)[0]
}

/** Returns candidates in the order in which they are worth trying, with texts of one letter among them. */
function ordered(found: Candidate[], letters: number[]): Candidate[] {
  if (found.length === 0) return []
  const each = letters.map((letter): Candidate => ({ ...anywhere, pump: [letter] }))
  return [...found.filter(isDoubling), ...chained(found), ...each, ...found.filter((one) => !isDoubling(one))]
}

/** Returns the number of characters that a match, or what must follow it, has at least. */
const shortestMatch = (options: Part[][]): number =>
  Math.min(
    ...options.map((parts) =>
      parts.reduce((sum, { isCharacter, source, body, quantifier }) => {
        const once = isCharacter ? 1 : body && !/^\(\?(?:!|<[=!])/.test(source) ? shortestMatch(body) : 0
        return sum + once * (quantifier?.min ?? 1)
      }, 0),
    ),
  )

const isDeeper = (options: Part[][], depth: number): boolean =>
  depth < 0 || options.some((parts) => parts.some(({ body }) => body !== undefined && isDeeper(body, depth - 1)))

/** Returns whether every alternative begins with ^, so that a search can begin at one place only. */
function beginsAnchored(alternatives: Part[][]): boolean {
  return alternatives.every(([first]) => {
    if (!first || first.quantifier?.min === 0) return false
    return (
      first.source === '^' || (first.body !== undefined && !/^\(\?<?!/.test(first.source) && beginsAnchored(first.body))
    )
  })
}

/** Returns a text that passes through all loops of a chain, which is its worst case. */
function chained(candidates: Candidate[]): Candidate[] {
  const links = candidates.filter(({ kind }) => kind === 'polynomial')
  const first = links[0]
  const words = new Map(links.map(({ pump }) => [pump.join(), pump]))
  const pump = [...words.values()].flat()
  return first && words.size > 1 && pump.length <= MAX_PUMP_LENGTH ? [{ ...first, pump }] : []
}

const isDoubling = ({ kind }: Candidate) => kind === 'exponential'
const anywhere: Omit<Candidate, 'pump'> = { kind: 'polynomial', prefix: [], state: 0 }

/**
 * Returns variants of a candidate, because assertions may require another letter before the repeated part or within it.
 */
const varied = (candidates: Candidate[], letters: number[]) =>
  candidates.flatMap((one) =>
    letters.flatMap((letter) => [
      { ...one, prefix: [letter, ...one.prefix] },
      { ...one, pump: [...one.pump, letter] },
    ]),
  )
