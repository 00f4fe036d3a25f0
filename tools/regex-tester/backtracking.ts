import { type Candidate, findCandidates } from './ambiguity.ts'
import { automatonOf } from './automaton.ts'
import { countSteps } from './count-steps.ts'
import type { Part } from './parse-pattern.ts'
import { compileProgram, type Program } from './program.ts'

export type Danger = {
  kind: 'exponential' | 'polynomial'
  /** The measured power of the length with which the steps grow; null if `exponential`. */
  degree: number | null
  /** The repeat that takes the time, if it is known. */
  part: Part | undefined
  attack: { prefix: string; pump: string; repeats: number; suffix: string; steps: number }
}

type Growth = { repeats: number; steps: number }

const MAX_DEPTH = 100
const SLOW_STEPS = 100_000_000
const COUNTED_STEPS = 150_000
const TRIAL_LENGTH = 24
const TRIAL_STEPS = 20_000
const LENGTHS = [6, 9, 12, 16, 20, 28, 40, 80, 160, 320]
/** Growth between linear and quadratic. */
const STEEP = 1.5
/** Maximum number of steps for all texts together: a few tenths of a second. */
const ALL_STEPS = 6_000_000
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
  const found = findCandidates(automaton)
  const each = [...program.letters.keys()].map((letter): Candidate => ({ ...anywhere, pump: [letter] }))
  const budget = { steps: ALL_STEPS }
  const confirmAll = (candidates: Candidate[]) => {
    const confirmed: Confirmed[] = []
    for (const candidate of candidates) {
      if (budget.steps <= 0 || confirmed.some(isExponential)) break
      const grown = grow(candidate, { program, isAnchored, budget })
      if (grown) confirmed.push(grown)
    }
    return confirmed.sort((a, b) => Number(isExponential(b)) - Number(isExponential(a)) || b.degree - a.degree)[0]
  }
  const candidates =
    found.length > 0
      ? [...found.filter(isDoubling), ...chained(found), ...each, ...found.filter((one) => !isDoubling(one))]
      : []
  const worst = confirmAll(candidates) ?? confirmAll(isAnchored ? [] : varied(found, [...program.letters.keys()]))
  if (!worst) return []
  const { candidate, suffix, degree } = worst
  const text = (word: number[]) => word.map((letter) => program.letters[letter]).join('')
  return [
    {
      kind: isExponential(worst) ? 'exponential' : 'polynomial',
      degree: isExponential(worst) ? null : Math.max(2, Math.round(degree)),
      part: automaton.loopOf(candidate.state),
      attack: {
        prefix: text(candidate.prefix),
        pump: text(candidate.pump),
        suffix: text(suffix),
        ...slowLength(worst),
      },
    },
  ]
}

/** Growth above this power counts as exponential within the tested lengths. */
const MAX_DEGREE = 3.5

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

type Confirmed = { candidate: Candidate; suffix: number[]; before: Growth; last: Growth; degree: number }

const isExponential = ({ candidate, degree }: Confirmed) => candidate.kind === 'exponential' && degree > MAX_DEGREE

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

type Run = { program: Program; isAnchored: boolean; budget: { steps: number } }

/** Returns a candidate if its steps grow faster than its length. */
function grow(candidate: Candidate, { program, isAnchored, budget }: Run): Confirmed | undefined {
  const { prefix, pump } = candidate
  const count = (repeats: number, suffix: number[], limit: number) => {
    const steps = countSteps(program, attackText(repeats, suffix), { isAnchored, limit })
    budget.steps -= steps
    return steps
  }
  const attackText = (repeats: number, suffix: number[]) =>
    Uint16Array.from([...prefix, ...Array.from({ length: repeats }, () => pump).flat(), ...suffix])
  const trial = Math.max(2, Math.round(TRIAL_LENGTH / pump.length))
  let best: { suffix: number[]; steps: number } = { suffix: [], steps: 0 }
  for (const suffix of [[], ...program.letters.map((_, letter) => [letter])]) {
    const steps = count(trial, suffix, TRIAL_STEPS)
    if (steps > best.steps) best = { suffix, steps }
  }
  const growth: Growth[] = []
  for (const length of LENGTHS) {
    const repeats = Math.max(1, Math.round(length / pump.length))
    if (growth.at(-1)?.repeats === repeats) continue
    const steps = count(repeats, best.suffix, COUNTED_STEPS)
    growth.push({ repeats, steps })
    if (steps >= COUNTED_STEPS) break
  }
  // The last measurement may have been cut off at the limit, so the one before is more reliable.
  const slopes = growth.slice(-3).flatMap((last, at, three) => {
    const before = three[at - 1]
    return before
      ? [{ before, last, degree: Math.log(last.steps / before.steps) / Math.log(last.repeats / before.repeats) }]
      : []
  })
  const steepest = slopes.sort((a, b) => b.degree - a.degree)[0]
  return steepest && steepest.degree >= STEEP ? { candidate, suffix: best.suffix, ...steepest } : undefined
}

/** Returns the number of repeats at which the engine takes about a hundred million steps, which is about a second. */
function slowLength(confirmed: Confirmed) {
  const { before, last } = confirmed
  const more = Math.log(SLOW_STEPS / last.steps)
  const grown = Math.log(last.steps / before.steps)
  const repeats = isExponential(confirmed)
    ? last.repeats + (more * (last.repeats - before.repeats)) / grown
    : last.repeats * Math.exp((more * Math.log(last.repeats / before.repeats)) / grown)
  return { repeats: Number(Math.ceil(repeats).toPrecision(2)), steps: SLOW_STEPS }
}
