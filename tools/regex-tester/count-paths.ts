import { assertionsOf } from './assertions.ts'
import type { Instruction, Program } from './program.ts'

/**
 * Returns the number of steps that a backtracking engine takes at the places of a text before the first match, without
 * taking them: paths through the program are added up, each pair of instruction and place once.
 * @returns undefined if the pattern matches at once, or has lookbehind, back references, or rounds that may be empty
 */
export function countPaths(program: Program, text: Uint16Array, isAnchored: boolean): number | undefined {
  const { code, start } = program
  if (code.some(isUncountable)) return undefined
  const holds = assertionsOf(program, text)
  let total = 0
  let after = new Float64Array(code.length)
  for (let at = text.length; at >= 0; at--) {
    const here = new Float64Array(code.length)
    const steps = (pc: number): number => {
      if (here[pc] === 0) here[pc] = 1 + following(code[pc] as Instruction, at, steps)
      return here[pc] as number
    }
    for (const pc of code.keys()) steps(pc)
    const begun = steps(start)
    // A search ends at the first place where the pattern matches.
    if (isAnchored ? at === 0 : begun !== Number.POSITIVE_INFINITY) total += begun
    else total = 0
    after = here
  }
  return total === 0 || total === Number.POSITIVE_INFINITY ? undefined : total

  function following(instruction: Instruction, at: number, steps: (pc: number) => number): number {
    if (instruction.op === 'match') return Number.POSITIVE_INFINITY
    if (instruction.op === 'split') return instruction.ways.reduce((sum, way) => sum + steps(way), 0)
    if (instruction.op === 'char') return instruction.accepts[text[at] ?? -1] ? (after[instruction.next] as number) : 0
    if (instruction.op === 'look') {
      const inside = steps(instruction.start)
      const isFound = inside === Number.POSITIVE_INFINITY
      return (isFound ? 0 : inside) + (isFound === instruction.isNegative ? 0 : steps(instruction.next))
    }
    if (instruction.op === 'assert') return holds(instruction.kind, at) ? steps(instruction.next) : 0
    return steps(instruction.next)
  }
}

const isUncountable = (instruction: Instruction) =>
  instruction.op === 'back' || instruction.op === 'moved' || (instruction.op === 'char' && instruction.step < 0)
