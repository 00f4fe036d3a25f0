/** Returns the share of items in a group whose most frequent label is their own, 0 to 1 (Manning et al. 2008, 16.3). */
export function purity(groups: ArrayLike<number>, labels: string[]): number {
  const counts = new Map<number, Map<string, number>>()
  labels.forEach((label, at) => {
    const inside = counts.get(groups[at] as number) ?? new Map<string, number>()
    counts.set(groups[at] as number, inside.set(label, (inside.get(label) ?? 0) + 1))
  })
  return [...counts.values()].reduce((sum, inside) => sum + Math.max(...inside.values()), 0) / labels.length
}

/** Returns the agreement of two partitions, corrected for chance: 1 is equal, 0 is chance (Hubert and Arabie 1985). */
export function adjustedRandIndex(groups: ArrayLike<number>, labels: string[]): number {
  const [both, first, second] = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()]
  const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
  labels.forEach((label, at) => {
    add(both, `${groups[at]} ${label}`)
    add(first, String(groups[at]))
    add(second, label)
  })
  const pairs = (counts: Map<string, number>) =>
    [...counts.values()].reduce((sum, one) => sum + (one * (one - 1)) / 2, 0)
  const [together, a, b] = [pairs(both), pairs(first), pairs(second)]
  const expected = (a * b) / ((labels.length * (labels.length - 1)) / 2)
  return (together - expected) / ((a + b) / 2 - expected)
}
