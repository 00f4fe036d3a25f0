import type { Points } from './points.ts'

export type Merge = { into: number; from: number; cost: number }

/**
 * Merges the two groups whose union increases the sum of squared distances to the means least (Ward 1963), until one is
 * left.
 * @param sizes phrases in each point
 * @returns the merges in their order, cheapest first
 */
export function mergeGroups({ values, count, size }: Points, sizes: Float64Array): Merge[] {
  const means = Float64Array.from(values)
  const weights = Float64Array.from(sizes)
  const active = Array.from({ length: count }, (_, at) => at).filter((at) => (weights[at] as number) > 0)
  const partner = new Int32Array(count).fill(-1)
  const cost = new Float64Array(count).fill(Number.POSITIVE_INFINITY)
  for (const one of active) findPartner(one)
  const merges: Merge[] = []
  while (active.length > 1) {
    let best = active[0] as number
    for (const one of active) if ((cost[one] as number) < (cost[best] as number)) best = one
    const gone = partner[best] as number
    merges.push({ into: best, from: gone, cost: cost[best] as number })
    merge(best, gone)
    active.splice(active.indexOf(gone), 1)
    for (const one of active) if (one === best || partner[one] === best || partner[one] === gone) findPartner(one)
  }
  return merges

  function findPartner(one: number) {
    cost[one] = Number.POSITIVE_INFINITY
    for (const other of active) {
      if (other === one) continue
      const increase = increaseOf(one, other)
      if (increase >= (cost[one] as number)) continue
      cost[one] = increase
      partner[one] = other
    }
  }

  function increaseOf(one: number, other: number) {
    let squares = 0
    for (let step = 0; step < size; step += 1)
      squares += ((means[one * size + step] as number) - (means[other * size + step] as number)) ** 2
    const [a, b] = [weights[one] as number, weights[other] as number]
    return (squares * a * b) / (a + b)
  }

  function merge(into: number, from: number) {
    const [a, b] = [weights[into] as number, weights[from] as number]
    for (let step = 0; step < size; step += 1)
      means[into * size + step] =
        ((means[into * size + step] as number) * a + (means[from * size + step] as number) * b) / (a + b)
    weights[into] = a + b
  }
}

/** Returns the group of each point, from 0 in order of first appearance, if merging stops at `groupCount` groups. */
export function cutAt(merges: Merge[], pointCount: number, groupCount: number): Int32Array {
  const parent = Int32Array.from({ length: pointCount }, (_, at) => at)
  const rootOf = (at: number): number => {
    let root = at
    while (parent[root] !== root) root = parent[root] as number
    return root
  }
  const active = merges.length + 1
  for (const { into, from } of merges.slice(0, Math.max(0, active - groupCount))) parent[rootOf(from)] = rootOf(into)
  const names = new Map<number, number>()
  return Int32Array.from({ length: pointCount }, (_, at) => {
    const root = rootOf(at)
    if (!names.has(root)) names.set(root, names.size)
    return names.get(root) as number
  })
}
