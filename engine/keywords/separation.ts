import { centersOf, dot, type Points } from './points.ts'

/**
 * Returns how well groups are separated: the mean simplified silhouette (Hruschka et al. 2004), from -1 to 1. For each
 * point, it compares the cosine distance to its own center with the one to the nearest other center; a point alone
 * counts 0.
 * @param sizes how many phrases each point stands for
 */
export function separationOf(points: Points, groups: Int32Array, groupCount: number, sizes: Float64Array): number {
  const centers = centersOf(points, groups, groupCount)
  const members = new Float64Array(groupCount)
  for (const group of groups) members[group] = (members[group] as number) + 1
  let [sum, total] = [0, 0]
  for (let row = 0; row < points.count; row += 1) {
    const own = groups[row] as number
    const weight = sizes[row] as number
    total += weight
    if ((members[own] as number) < 2) continue
    const inside = 1 - dot(points, row, centers, own)
    let outside = Number.POSITIVE_INFINITY
    for (let group = 0; group < groupCount; group += 1)
      if (group !== own) outside = Math.min(outside, 1 - dot(points, row, centers, group))
    const larger = Math.max(inside, outside)
    if (larger > 0 && Number.isFinite(outside)) sum += (weight * (outside - inside)) / larger
  }
  return total > 0 ? sum / total : 0
}
