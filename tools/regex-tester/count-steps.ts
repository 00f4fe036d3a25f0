import { assertionsOf } from './assertions.ts'
import type { Instruction, Program } from './program.ts'

/**
 * Returns the number of instructions that a backtracking engine executes until it has found a match or failed at every
 * place of a text. Each character that a back reference compares counts as one.
 * @param text letters by their index in the alphabet of the program
 * @returns `limit` if there would be more
 */
export function countSteps(program: Program, text: Uint16Array, { isAnchored = false, limit = 1e6 } = {}): number {
  const { code } = program
  const holds = assertionsOf(program, text)
  let steps = 0
  for (let start = 0; start <= (isAnchored ? 0 : text.length); start++) {
    const isFound = run(program.start, start, new Int32Array(program.slots).fill(-1))
    if (isFound || steps >= limit) break
  }
  return Math.min(steps, limit)

  function run(from: number, at: number, registers: Int32Array): boolean {
    const waiting: { pc: number; at: number; registers: Int32Array }[] = []
    for (let pc: number | undefined = from; ; ) {
      if (++steps >= limit) return false
      const instruction = code[pc] as Instruction
      let next: number | undefined
      if (instruction.op === 'char') {
        const letter = text[instruction.step > 0 ? at : at - 1]
        if (letter !== undefined && instruction.accepts[letter]) {
          at += instruction.step
          next = instruction.next
        }
      } else if (instruction.op === 'split') {
        next = instruction.ways[0]
        for (let way = instruction.ways.length - 1; way > 0; way--)
          waiting.push({ pc: instruction.ways[way] as number, at, registers })
      } else if (instruction.op === 'match') return true
      else if (instruction.op === 'save') {
        registers = registers.with(instruction.slot, at)
        next = instruction.next
      } else if (instruction.op === 'moved') {
        if (registers[instruction.slot] !== at) next = instruction.next
      } else if (instruction.op === 'assert') {
        if (holds(instruction.kind, at)) next = instruction.next
      } else if (instruction.op === 'look') {
        if (run(instruction.start, at, registers) !== instruction.isNegative) next = instruction.next
      } else {
        const end = repeatOf(instruction, at, registers)
        if (end !== undefined) {
          at = end
          next = instruction.next
        }
      }
      if (next === undefined) {
        const other = waiting.pop()
        if (!other) return false
        ;({ pc, at, registers } = other)
      } else pc = next
    }
  }

  /** Returns where a back reference ends; a group that did not match equals the empty text. */
  function repeatOf({ group, step }: { group: number; step: 1 | -1 }, at: number, registers: Int32Array) {
    const [start = -1, end = -1] = [registers[group * 2], registers[group * 2 + 1]]
    if (start < 0 || end < 0) return at
    const length = end - start
    const from = step > 0 ? at : at - length
    for (let offset = 0; offset < length; offset++, steps++)
      if (text[from + offset] === undefined || text[from + offset] !== text[start + offset]) return undefined
    return at + step * length
  }
}
