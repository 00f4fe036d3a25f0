import type { Automaton } from './automaton.ts'

const MAX_SETS = 400

/**
 * Returns the shortest word after which no path that has read a text can go on, so that the pattern fails there and
 * an engine tries all paths.
 * @param text letters that are read first
 * @returns undefined if each word can go on, or none is found
 */
export function deadEnd({ letters, next }: Automaton, text: number[]): number[] | undefined {
  const step = (states: Set<number>, letter: number) =>
    // State 0 is a match that has not begun.
    new Set([...states].flatMap((state) => next(state, letter).filter((to) => to !== 0)))
  const begin = (states: Set<number>, letter: number) => new Set([...states].flatMap((state) => next(state, letter)))
  const read = text.reduce(begin, new Set([0]))
  read.delete(0)
  const seen = new Set([keyOf(read)])
  let wave = [{ states: read, word: [] as number[] }]
  while (wave.length > 0 && seen.size < MAX_SETS) {
    const further: typeof wave = []
    for (const { states, word } of wave)
      for (let letter = 0; letter < letters; letter++) {
        const to = step(states, letter)
        if (to.size === 0) return [...word, letter]
        const key = keyOf(to)
        if (seen.has(key)) continue
        seen.add(key)
        further.push({ states: to, word: [...word, letter] })
      }
    wave = further
  }
  return undefined
}

const keyOf = (states: Set<number>) => [...states].sort((a, b) => a - b).join()
