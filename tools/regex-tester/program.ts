import { type Alphabet, alphabetOf } from './alphabet.ts'
import type { Assertion } from './assertions.ts'
import type { Part } from './parse-pattern.ts'

/** Instructions of a backtracking matcher, each with the one that follows. `step` is −1 inside a lookbehind. */
export type Instruction =
  | { op: 'char'; accepts: Uint8Array; step: 1 | -1; loop: Part | undefined; next: number }
  /** The first alternative is tried first. */
  | { op: 'split'; ways: number[] }
  | { op: 'save'; slot: number; next: number }
  /** A round of a repeat that consumed no character fails: ECMAScript, 22.2.2.3.1. */
  | { op: 'moved'; slot: number; next: number }
  | { op: 'assert'; kind: Assertion; next: number }
  | { op: 'look'; start: number; isNegative: boolean; isAhead: boolean; next: number }
  | { op: 'back'; group: number; step: 1 | -1; next: number }
  | { op: 'match' }

export type Program = { code: Instruction[]; start: number; slots: number; isMultiline: boolean } & Pick<
  Alphabet,
  'letters'
>

const MAX_SIZE = 6_000
/** Repeats that allow this many rounds are treated as unlimited, unless only one character is repeated. */
const MANY = 100
const MAX_COPIES = 300
const MAX_GROUP_COPIES = 100

/** Number of rounds from which on a loose program repeats a group without limit. */
const LOOSE = 8

/**
 * Compiles the parts of a pattern into a program for a backtracking engine.
 * @param isLoose compiles a pattern that matches more: a group that may be repeated eight times or more has no limit,
 * and a back reference matches whatever its group can match. Its automaton shows loops that the exact one does not have
 */
export function compileProgram(alternatives: Part[][], flags: string, { isLoose = false } = {}): Program {
  const { letters, accepts } = alphabetOf(sourcesOf(alternatives), flags)
  const groups = groupsOf(alternatives)
  const keepsGroups = !isLoose && hasReference(alternatives)
  const code: Instruction[] = []
  let slots = groups.count * 2 + 2
  /** Groups whose content stands for a reference to them at the moment; a reference in its own group is empty. */
  const copied = new Set<number>()
  const add = (instruction: Instruction) => code.push(instruction) - 1

  type Scope = { step: 1 | -1; loop: Part | undefined }
  /** Each part refers to the instruction after it, so a program is compiled from its end. */
  const either = (options: Part[][], next: number, scope: Scope): number => {
    const ways = options.map((parts) => sequence(parts, next, scope))
    return ways.length === 1 ? (ways[0] as number) : add({ op: 'split', ways })
  }
  const sequence = (parts: Part[], next: number, scope: Scope) =>
    (scope.step > 0 ? parts.toReversed() : parts).reduce((then, part) => repeated(part, then, scope), next)

  const repeated = (part: Part, next: number, scope: Scope): number => {
    if (!part.quantifier) return once(part, next, scope)
    const { min, isLazy } = part.quantifier
    const isUnlimited = !part.isCharacter && part.quantifier.max >= (isLoose ? LOOSE : MANY)
    const max = isUnlimited ? Number.POSITIVE_INFINITY : part.quantifier.max
    const room = code.length > MAX_SIZE ? 1 : part.isCharacter ? MAX_COPIES : MAX_GROUP_COPIES
    const inner = max > 1 ? { ...scope, loop: part } : scope
    const ways = (round: number, then: number) => (isLazy ? [then, round] : [round, then])
    let then = next
    // The round of a “+” is shared with its repeats, so nested ones do not double the program at each level.
    const isShared = max === Number.POSITIVE_INFINITY && min > 0 && !part.isCharacter && !isNullable(part)
    if (isShared) then = plus(part, next, inner, ways)
    else if (max === Number.POSITIVE_INFINITY) then = star(part, next, inner, ways)
    else
      for (let copy = 0; copy < Math.min(max - min, room); copy++)
        then = add({ op: 'split', ways: ways(once(part, then, inner), next) })
    const least = Math.min(isLoose && isUnlimited ? 1 : min, min, room)
    for (let copy = isShared ? 1 : 0; copy < least; copy++) then = once(part, then, inner)
    return then
  }
  const plus = (part: Part, next: number, scope: Scope, ways: (round: number, then: number) => number[]) => {
    const loop = add({ op: 'split', ways: [] })
    const round = once(part, loop, scope)
    code[loop] = { op: 'split', ways: ways(round, next) }
    return round
  }
  const star = (part: Part, next: number, scope: Scope, ways: (round: number, then: number) => number[]) => {
    const loop = add({ op: 'split', ways: [] })
    const slot = isNullable(part) ? slots++ : undefined
    const end = slot === undefined ? loop : add({ op: 'moved', slot, next: loop })
    const round = once(part, end, scope)
    code[loop] = { op: 'split', ways: ways(slot === undefined ? round : add({ op: 'save', slot, next: round }), next) }
    return loop
  }

  const once = (part: Part, next: number, scope: Scope): number => {
    const { source, body, capture, isCharacter } = part
    if (isCharacter) return add({ op: 'char', accepts: accepts.get(source) ?? new Uint8Array(), ...scope, next })
    if (!body) return assertion(source, next, scope)
    const look = /^\(\?(<?)([=!])/.exec(source)
    if (look) {
      const isAhead = look[1] === ''
      const start = either(body, add({ op: 'match' }), { step: isAhead ? 1 : -1, loop: undefined })
      return add({ op: 'look', start, isNegative: look[2] === '!', isAhead, next })
    }
    if (!capture || !keepsGroups) return either(body, next, scope)
    const [first, last] = [capture.index * 2, capture.index * 2 + 1]
    const end = add({ op: 'save', slot: scope.step > 0 ? last : first, next })
    return add({ op: 'save', slot: scope.step > 0 ? first : last, next: either(body, end, scope) })
  }
  const assertion = (source: string, next: number, { step, loop }: Scope): number => {
    if (source === '^' || source === '$' || source === '\\b' || source === '\\B')
      return add({ op: 'assert', kind: source, next })
    const [, number, name] = /^\\(?:([1-9]\d*)|k<([^>]*)>)$/.exec(source) ?? []
    const group = number ? Number(number) : groups.names.get(name ?? '')
    const body = group === undefined ? undefined : groups.bodies.get(group)
    if (group === undefined || !body) return next
    if (!isLoose) return add({ op: 'back', group, step, next })
    if (copied.has(group)) return next
    copied.add(group)
    const copy = either(body, next, { step, loop })
    copied.delete(group)
    return copy
  }

  const start = either(alternatives, add({ op: 'match' }), { step: 1, loop: undefined })
  return { code, start, slots, letters, isMultiline: flags.includes('m') }
}

const sourcesOf = (options: Part[][]): string[] =>
  options.flat().flatMap(({ source, isCharacter, body }) => (isCharacter ? [source] : body ? sourcesOf(body) : []))

/** Returns whether a pattern has a back reference. */
export const hasReference = (options: Part[][]): boolean =>
  options.flat().some(({ source, body }) => (body ? hasReference(body) : /^\\(?:[1-9]|k<)/.test(source)))

function groupsOf(
  options: Part[][],
  found = { count: 0, names: new Map<string, number>(), bodies: new Map<number, Part[][]>() },
) {
  for (const { capture, body } of options.flat()) {
    if (capture) found.count = Math.max(found.count, capture.index)
    if (capture && body) found.bodies.set(capture.index, body)
    if (capture?.name) found.names.set(capture.name, capture.index)
    if (body) groupsOf(body, found)
  }
  return found
}

/** Returns whether one round of a part can match without consuming a character. */
function isNullable({ isCharacter, source, body }: Part): boolean {
  if (isCharacter) return false
  if (!body || /^\(\?<?[=!]/.test(source)) return true
  return body.some((parts) => parts.every((part) => part.quantifier?.min === 0 || isNullable(part)))
}
