import type { Automaton } from './automaton.ts'

/** A text that may make an engine try many alternatives: `prefix`, then `pump` repeated. */
export type Candidate = { kind: 'exponential' | 'polynomial'; prefix: number[]; pump: number[]; state: number }

type Move = [letter: number, to: number]

/** Moves between states that are looked at, of all searches together: about a tenth of a second. */
const MAX_MOVES = 1_000_000
const MAX_CANDIDATES = 40

/**
 * Finds states between which one word leads along two paths. If it leads from a state back to itself twice (EDA), the
 * number of paths doubles with each repeat. If it leads from a loop to itself, on to a later loop, and from there to
 * itself (IDA), the number grows as a polynomial. Source: Weber and Seidl, On the degree of ambiguity of finite
 * automata (1991); Weideman et al., Analyzing Matching Time Behavior of Backtracking Regular Expression Matchers
 * (2016).
 */
export function findCandidates(automaton: Automaton): Candidate[] {
  const { size, letters, next, doubled } = automaton
  const components = componentsOf(automaton)
  const componentOf = new Map(components.flatMap((states, at) => states.map((state) => [state, at] as const)))
  let budget = MAX_MOVES
  const found: Candidate[] = []
  const add = (kind: Candidate['kind'], state: number, pump: number[] | undefined) => {
    const prefix = pump && search([0], movesOf, (node) => node === state)
    if (pump && prefix)
      found.push({ kind, state, pump: kind === 'exponential' ? rootOf(pump) : pump, prefix: prefix.word })
    return pump !== undefined
  }

  for (const [from, to] of doubled) {
    if (found.length >= MAX_CANDIDATES) break
    if (componentOf.get(from) === undefined || componentOf.get(from) !== componentOf.get(to)) continue
    const letter = lettersOf().find((one) => next(from, one).includes(to))
    const back = search([to], movesOf, (node) => node === from)
    if (letter !== undefined && back) add('exponential', from, [letter, ...back.word])
  }
  for (const states of components) add('exponential', states[0] as number, doubledWord(states))
  const loops = components.map((states) => ({ states, reached: reachedFrom(states) }))
  for (const one of loops)
    for (const other of loops) {
      if (one === other || !other.states.some((state) => one.reached.has(state))) continue
      if (found.length >= MAX_CANDIDATES || budget <= 0) return found
      linked(one.states, other.states)
    }
  return found

  function lettersOf() {
    return Array.from({ length: letters }, (_, letter) => letter)
  }

  function movesOf(state: number): Move[] {
    return lettersOf().flatMap((letter) => next(state, letter).map((to): Move => [letter, to]))
  }

  function reachedFrom(states: number[]) {
    const reached = new Set<number>()
    search(states, movesOf, (node) => {
      reached.add(node)
      return false
    })
    return reached
  }

  /** Returns a word that leads from a state of a component to itself along two paths. */
  function doubledWord(states: number[]) {
    const inside = new Set(states)
    const within = (state: number, letter: number) => next(state, letter).filter((to) => inside.has(to))
    const pairMoves = (node: number): Move[] => {
      const [a, b] = [Math.floor(node / size), node % size]
      return lettersOf().flatMap((letter) =>
        within(a, letter).flatMap((one) => within(b, letter).map((other): Move => [letter, one * size + other])),
      )
    }
    const start = (states[0] as number) * (size + 1)
    const dead = new Set<number>()
    let back: number[] | undefined
    const apart = search([start], pairMoves, (node) => {
      if (node % (size + 1) === 0 || dead.has(node)) return false
      back = search([node], pairMoves, (other) => {
        dead.add(other)
        return other === start
      })?.word
      return back !== undefined
    })
    return apart && back ? [...apart.word, ...back] : undefined
  }

  /** Returns a word that leads from a loop to itself and on to a later loop, and from there to itself. */
  function linked(first: number[], last: number[]) {
    const [before, after] = [new Set(first), new Set(last)]
    const tripleMoves = (node: number): Move[] => {
      const [a, b, c] = [Math.floor(node / size / size), Math.floor(node / size) % size, node % size]
      return lettersOf().flatMap((letter) => {
        const firsts = next(a, letter).filter((to) => before.has(to))
        const lasts = firsts.length > 0 ? next(c, letter).filter((to) => after.has(to)) : []
        if (lasts.length === 0) return []
        return next(b, letter).flatMap((to) =>
          firsts.flatMap((one) => lasts.map((other): Move => [letter, (one * size + to) * size + other])),
        )
      })
    }
    for (const p of first)
      for (const q of last) {
        const goal = (p * size + q) * size + q
        const path = search([(p * size + p) * size + q], tripleMoves, (node) => node === goal)
        if (add('polynomial', p, path?.word) || budget <= 0) {
          const latest = found.at(-1)
          if (path && latest) latest.state = q
          return
        }
      }
  }

  /** Returns the shortest word, of at least one letter, from one of the nodes to one of the targets. */
  function search(starts: number[], moves: (node: number) => Move[], isGoal: (node: number) => boolean) {
    const cameFrom = new Map<number, [letter: number, from: number]>()
    let wave = starts
    for (const one of starts)
      if (starts.length > 1 || moves === movesOf) if (isGoal(one)) return { node: one, word: [] }
    while (wave.length > 0 && budget > 0) {
      const further: number[] = []
      for (const from of wave)
        for (const [letter, to] of budget > 0 ? moves(from) : []) {
          budget -= 1
          if (cameFrom.has(to)) continue
          cameFrom.set(to, [letter, from])
          if (isGoal(to)) return { node: to, word: wordTo(to) }
          further.push(to)
        }
      wave = further
    }
    return undefined

    function wordTo(goal: number) {
      const word: number[] = []
      const isStart = new Set(starts)
      let node = goal
      do {
        const [letter, from] = cameFrom.get(node) as [number, number]
        word.unshift(letter)
        node = from
      } while (!isStart.has(node))
      return word
    }
  }
}

/** Returns the shortest word whose repetition is a word: “a” for “aaa”, because fewer letters are enough to grow. */
function rootOf(word: number[]): number[] {
  const length = word.findIndex(
    (_, at) => at > 0 && word.length % at === 0 && word.every((one, i) => one === word[i % at]),
  )
  return length > 0 ? word.slice(0, length) : word
}

/** Returns strongly connected components, without those that are not part of a loop. Tarjan (1972), iterative. */
function componentsOf({ size, letters, next }: Automaton): number[][] {
  const followers = Array.from({ length: size }, (_, state) => [
    ...new Set(Array.from({ length: letters }, (_, letter) => next(state, letter)).flat()),
  ])
  const index = new Int32Array(size).fill(-1)
  const low = new Int32Array(size)
  const isOpen = new Uint8Array(size)
  const open: number[] = []
  const components: number[][] = []
  let count = 0
  for (let root = 0; root < size; root++) {
    if (index[root] !== -1) continue
    const path = [{ state: root, at: 0 }]
    while (path.length > 0) {
      const top = path.at(-1) as { state: number; at: number }
      const { state } = top
      if (top.at === 0) {
        index[state] = low[state] = count++
        open.push(state)
        isOpen[state] = 1
      }
      const to = followers[state]?.[top.at++]
      if (to !== undefined) {
        if (index[to] === -1) path.push({ state: to, at: 0 })
        else if (isOpen[to]) low[state] = Math.min(low[state] as number, index[to] as number)
        continue
      }
      path.pop()
      const above = path.at(-1)?.state
      if (above !== undefined) low[above] = Math.min(low[above] as number, low[state] as number)
      if (low[state] !== index[state]) continue
      const component = open.splice(open.lastIndexOf(state))
      for (const one of component) isOpen[one] = 0
      if (component.length > 1 || followers[state]?.includes(state)) components.push(component.sort((a, b) => a - b))
    }
  }
  return components
}
