/** Points in a space, row after row: `count` rows of `size` numbers. */
export type Points = { values: Float64Array; count: number; size: number }

export const pointsOf = (count: number, size: number): Points => ({
  values: new Float64Array(count * size),
  count,
  size,
})

/** Scales every row to length 1 in place. A row of zeros stays one. */
export function normalizeRows({ values, count, size }: Points) {
  for (let row = 0; row < count; row += 1) {
    let squares = 0
    for (let at = row * size; at < (row + 1) * size; at += 1) squares += (values[at] as number) ** 2
    if (squares === 0) continue
    const length = Math.sqrt(squares)
    for (let at = row * size; at < (row + 1) * size; at += 1) values[at] = (values[at] as number) / length
  }
}

/** The inner product of a row of one set and a row of another: the cosine, where both have length 1. */
export function dot(one: Points, row: number, other: Points, row2: number) {
  const { size } = one
  let [at, at2, sum] = [row * size, row2 * size, 0]
  for (const end = at + size; at < end; at += 1, at2 += 1)
    sum += (one.values[at] as number) * (other.values[at2] as number)
  return sum
}

/** The mean of each group, scaled to length 1. `groups`: the group of each row, from 0. */
export function centersOf(points: Points, groups: ArrayLike<number>, groupCount: number): Points {
  const { values, count, size } = points
  const centers = pointsOf(groupCount, size)
  for (let row = 0; row < count; row += 1) {
    const base = (groups[row] as number) * size
    for (let step = 0; step < size; step += 1)
      centers.values[base + step] = (centers.values[base + step] as number) + (values[row * size + step] as number)
  }
  normalizeRows(centers)
  return centers
}
