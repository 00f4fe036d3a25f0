import { centersOf, dot, type Points } from './points.ts'

const MAX_ROUNDS = 20

/**
 * Moves every point to the nearest center until none moves (spherical k-means, Dhillon and Modha 2001). A point whose
 * center stays is compared only with the centers that moved: the others were no nearer in the round before.
 */
export function refineGroups(
  points: Points,
  groups: Int32Array,
  groupCount: number,
  maxRounds = MAX_ROUNDS,
): Int32Array {
  const all = Array.from({ length: groupCount }, (_, group) => group)
  let current = groups
  let before: Points | undefined
  for (let round = 0; round < maxRounds; round += 1) {
    const centers = centersOf(points, current, groupCount)
    const moved = before ? all.filter((group) => !isSameRow(centers, before as Points, group)) : all
    const hasMoved = new Set(moved)
    const next = current.map((group, row) => nearest(points, row, centers, group, hasMoved.has(group) ? all : moved))
    if (next.every((group, row) => group === current[row])) return next
    current = next
    before = centers
  }
  return current
}

function isSameRow({ values, size }: Points, other: Points, row: number) {
  for (let at = row * size; at < (row + 1) * size; at += 1) if (values[at] !== other.values[at]) return false
  return true
}

/**
 * Starts with points far from one another: each next seed is the point with the lowest cosine to all seeds so far, the
 * first is the one that is nearest to the mean of all.
 */
export function spreadGroups(points: Points, groupCount: number): Int32Array {
  const { count } = points
  const all = centersOf(points, new Int32Array(count), 1)
  const closest = new Float64Array(count).fill(-1)
  const groups = new Int32Array(count)
  let seed = argMax(count, (row) => dot(points, row, all, 0))
  for (let group = 0; group < groupCount; group += 1) {
    for (let row = 0; row < count; row += 1) {
      const cosine = dot(points, row, points, seed)
      if (cosine <= (closest[row] as number)) continue
      closest[row] = cosine
      groups[row] = group
    }
    seed = argMax(count, (row) => -(closest[row] as number))
  }
  return groups
}

function nearest(points: Points, row: number, centers: Points, own: number, candidates: number[]) {
  let best = own
  let highest = dot(points, row, centers, own)
  for (const group of candidates) {
    if (group === own) continue
    const cosine = dot(points, row, centers, group)
    if (cosine > highest) {
      best = group
      highest = cosine
    }
  }
  return best
}

function argMax(count: number, scoreOf: (at: number) => number) {
  let [best, highest] = [0, Number.NEGATIVE_INFINITY]
  for (let at = 0; at < count; at += 1) {
    const value = scoreOf(at)
    if (value > highest) [best, highest] = [at, value]
  }
  return best
}
