import type { Candidate } from './ambiguity.ts'
import type { Automaton } from './automaton.ts'
import { countPaths } from './count-paths.ts'
import { countSteps } from './count-steps.ts'
import { deadEnd } from './dead-end.ts'
import type { Program } from './program.ts'

export type Run = {
  program: Program
  automaton: Automaton
  isAnchored: boolean
  budget: { steps: number; paths: number }
}
export type Confirmed = { candidate: Candidate; suffix: number[]; before: Growth; last: Growth; degree: number }

export type Bounded = { candidate: Candidate; suffix: number[] } & Growth

type Growth = { repeats: number; steps: number }

/** Steps that take about a second in V8: going back into groups costs more than reading on. */
const SLOW_STEPS = { exponential: 100_000_000, polynomial: 5_000_000_000 }
/** Steps from which on an attack that cannot grow further is still reported: about a tenth of a second. */
const WORTH_STEPS = 10_000_000
const COUNTED_STEPS = 150_000
const TRIAL_LENGTH = 24
const TRIAL_STEPS = 20_000
const LENGTHS = [1, 2, 3, 4, 6, 9, 12, 16, 20, 28, 40, 80, 160, 320]
const BOUNDED_LENGTH = 80
/** Growth between linear and quadratic. */
const STEEP = 1.5
/** Growth above this power counts as exponential within the tested lengths. */
const MAX_DEGREE = 3.5

/** Returns a candidate if its steps grow faster than its length. */
export function grow(candidate: Candidate, run: Run): Confirmed | undefined {
  const { pump } = candidate
  const trial = Math.max(2, Math.round(TRIAL_LENGTH / pump.length))
  const attempt = (suffixes: number[][], limit: number) =>
    suffixes.map((suffix) => ({ suffix, steps: count(candidate, { ...run, repeats: trial, suffix, limit }) }))
  const ends = [[], ...[...run.program.letters.keys()].map((letter) => [letter])]
  const tried = attempt(ends, TRIAL_STEPS)
  const slowest = tried.filter(({ steps }) => steps >= TRIAL_STEPS).map(({ suffix }) => suffix)
  const { suffix, steps } = worstOf(slowest.length > 1 ? attempt(slowest, COUNTED_STEPS) : tried)
  const end = deadEnd(run.automaton, lettersOf(candidate, trial))
  if (!end) return growWith(candidate, suffix, run)
  // After a dead end, the pattern fails at every length, not only at the tried ones.
  const isAsSlow = count(candidate, { ...run, repeats: trial, suffix: end, limit: COUNTED_STEPS }) * 2 >= steps
  return isAsSlow
    ? (growWith(candidate, end, run) ?? growWith(candidate, suffix, run))
    : (growWith(candidate, suffix, run) ?? growWith(candidate, end, run))
}

export const isExponential = ({ candidate, degree }: Confirmed) =>
  candidate.kind === 'exponential' && degree > MAX_DEGREE

/** Returns the number of repeats at which an engine takes about a second. */
export function slowLength(confirmed: Confirmed): Growth {
  const { before, last } = confirmed
  const goal = SLOW_STEPS[isExponential(confirmed) ? 'exponential' : 'polynomial']
  const more = Math.log(goal / last.steps)
  const grown = Math.log(last.steps / before.steps)
  const repeats = isExponential(confirmed)
    ? last.repeats + (more * (last.repeats - before.repeats)) / grown
    : last.repeats * Math.exp((more * Math.log(last.repeats / before.repeats)) / grown)
  return { repeats: Number(Math.ceil(repeats).toPrecision(2)), steps: goal }
}

/**
 * Returns the shortest repetition of a candidate on which a pattern whose repeats are limited takes long. Its steps
 * grow only up to these limits, so they are counted there.
 * @param shortest length of a match: where less is left of a text, engines give up at once
 */
export function slowBounded(
  candidate: Candidate,
  { program, automaton, isAnchored, budget }: Run,
  shortest: number,
): Bounded | undefined {
  const { prefix, pump } = candidate
  const repeatsFor = (length: number) => Math.max(1, Math.ceil((length - prefix.length) / pump.length))
  const stepsOf = (repeats: number, suffix: number[]) => {
    const text = Uint16Array.from([...lettersOf(candidate, repeats), ...suffix])
    budget.paths -= program.code.length * text.length
    return budget.paths > 0 ? (countPaths(program, text, isAnchored) ?? 0) : 0
  }
  const lengths = [shortest, BOUNDED_LENGTH, BOUNDED_LENGTH / 2, BOUNDED_LENGTH / 4]
  const ends = [[], ...[...program.letters.keys()].map((letter) => Array.from({ length: shortest + 1 }, () => letter))]
  const end = deadEnd(automaton, lettersOf(candidate, 2))
  const tried = [...ends, ...(end ? [end] : [])].flatMap((suffix) =>
    lengths.map((length) => {
      const repeats = repeatsFor(suffix.length > 0 ? length : Math.max(length, shortest))
      return { suffix, repeats, steps: stepsOf(repeats, suffix) }
    }),
  )
  const worst = worstOf(tried)
  if (worst.steps < WORTH_STEPS) return undefined
  const steps = Math.min(worst.steps, SLOW_STEPS.exponential)
  let repeats = worst.suffix.length > 0 ? 1 : repeatsFor(shortest)
  // Without budget for the shortest text, the longest one that was counted is shown.
  if (budget.paths <= 0) repeats = worst.repeats
  while (repeats < worst.repeats && budget.paths > 0 && stepsOf(repeats, worst.suffix) < steps) repeats++
  return { candidate, suffix: worst.suffix, repeats, steps }
}

function growWith(candidate: Candidate, suffix: number[], run: Run): Confirmed | undefined {
  const growth: Growth[] = []
  for (const length of LENGTHS) {
    const repeats = Math.max(1, Math.round(length / candidate.pump.length))
    if (growth.at(-1)?.repeats === repeats) continue
    const steps = count(candidate, { ...run, repeats, suffix, limit: COUNTED_STEPS })
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
  return steepest && steepest.degree >= STEEP ? { candidate, suffix, ...steepest } : undefined
}

type Count = Run & { repeats: number; suffix: number[]; limit: number }

function count(candidate: Candidate, { program, isAnchored, budget, repeats, suffix, limit }: Count) {
  const text = Uint16Array.from([...lettersOf(candidate, repeats), ...suffix])
  const steps = countSteps(program, text, { isAnchored, limit })
  budget.steps -= steps
  return steps
}

const lettersOf = ({ prefix, pump }: Candidate, repeats: number) => [
  ...prefix,
  ...Array.from({ length: repeats }, () => pump).flat(),
]

const worstOf = <Tried extends { steps: number }>(tried: Tried[]): Tried =>
  tried.reduce((worst, one) => (one.steps > worst.steps ? one : worst))
