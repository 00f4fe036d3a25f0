import type { Part } from './parse-pattern.ts'
import type { Instruction, Program } from './program.ts'

/**
 * The automaton of a program without empty transitions. A state is an instruction that has just consumed a letter.
 * State 0 is the start; if a search may begin anywhere, it consumes any letter and repeats.
 */
export type Automaton = {
  size: number
  letters: number
  /** For each state and letter, the states that follow. */
  next: (state: number, letter: number) => number[]
  /** Pairs of states between which one letter leads along two paths. */
  doubled: [from: number, to: number][]
  loopOf: (state: number) => Part | undefined
}

/** Maximum number of instructions that are visited from one state, and from all of them: about a tenth of a second. */
const MAX_WAYS = 4_000
const MAX_ALL_WAYS = 1_000_000

/**
 * Creates the automaton.
 * @param isAnchored whether a match can only begin at the start
 */
export function automatonOf({ code, start, letters }: Program, isAnchored: boolean): Automaton {
  const states = code.flatMap((instruction, at) => (instruction.op === 'char' && instruction.step > 0 ? [at] : []))
  const stateAt = new Map(states.map((at, index) => [at, index + 1]))
  const doubled: [number, number][] = []
  const total = { left: MAX_ALL_WAYS }
  const follow = [start, ...states.map((at) => (code[at] as Extract<Instruction, { op: 'char' }>).next)].map(
    (pc, state) => {
      const ways = waysFrom(code, pc, total)
      return [...ways].flatMap(([at, count]) => {
        const to = stateAt.get(at)
        if (to !== undefined && count > 1) doubled.push([state, to])
        return to === undefined ? [] : [to]
      })
    },
  )
  const table = follow.map((followers, state) =>
    letters.map((_, letter) => {
      const taken = followers.filter((to) => accepts(to)[letter])
      return state === 0 && !isAnchored ? [0, ...taken] : taken
    }),
  )
  return {
    size: table.length,
    letters: letters.length,
    next: (state, letter) => table[state]?.[letter] ?? [],
    doubled,
    loopOf: (state) => (code[states[state - 1] ?? -1] as Extract<Instruction, { op: 'char' }> | undefined)?.loop,
  }

  function accepts(state: number) {
    return (code[states[state - 1] as number] as Extract<Instruction, { op: 'char' }>).accepts
  }
}

/**
 * Returns the next instructions that consume a letter, each with the number of paths to it. Assertions are assumed to
 * hold, so there may be more paths than an engine takes: a candidate must be confirmed by counting.
 */
function waysFrom(code: Instruction[], start: number, total: { left: number }): Map<number, number> {
  const found = new Map<number, number>()
  const onPath = new Map<number, number>()
  let budget = Math.min(MAX_WAYS, total.left)
  const visit = (pc: number) => {
    const instruction = code[pc] as Instruction
    if (instruction.op === 'char') {
      found.set(pc, (found.get(pc) ?? 0) + 1)
      return
    }
    const times = onPath.get(pc) ?? 0
    // A loop may be left and entered again once between two letters.
    if (instruction.op === 'match' || times > 1 || --budget < 0) return
    onPath.set(pc, times + 1)
    if (instruction.op === 'split') for (const way of instruction.ways) visit(way)
    else {
      if (instruction.op === 'look') visit(instruction.start)
      visit(instruction.next)
    }
    onPath.set(pc, times)
  }
  const allowed = budget
  visit(start)
  total.left -= allowed - Math.max(0, budget)
  return found
}
