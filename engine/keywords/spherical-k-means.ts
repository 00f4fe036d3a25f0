import { centersOf, dot, type Points } from './points.ts'

const MAX_ROUNDS = 20

/** Moves every point to the nearest center until none moves (spherical k-means, Dhillon and Modha 2001). */
export function refineGroups(
  points: Points,
  groups: Int32Array,
  groupCount: number,
  maxRounds = MAX_ROUNDS,
): Int32Array {
  let current = groups
  for (let round = 0; round < maxRounds; round += 1) {
    const centers = centersOf(points, current, groupCount)
    const next = current.map((group, row) => nearest(points, row, centers, group))
    if (next.every((group, row) => group === current[row])) return next
    current = next
  }
  return current
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

function nearest(points: Points, row: number, centers: Points, own: number) {
  let [best, highest] = [own, dot(points, row, centers, own)]
  for (let group = 0; group < centers.count; group += 1) {
    if (group === own) continue
    const cosine = dot(points, row, centers, group)
    if (cosine > highest) [best, highest] = [group, cosine]
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
