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

/** Returns the inner product of a row of one set and a row of another: the cosine, where both have length 1. */
export function dot(one: Points, row: number, other: Points, row2: number) {
  return innerProduct(one.values, row * one.size, other.values, row2 * one.size, one.size)
}

/**
 * Returns the inner product of `count` numbers from `at` and from `at2`. Four sums at a time: with one, each addition
 * would wait for the one before.
 */
export function innerProduct(one: Float64Array, at: number, other: Float64Array, at2: number, count: number) {
  const end = at + count
  const inFours = end - (count % 4)
  let a = 0
  let b = 0
  let c = 0
  let d = 0
  for (; at < inFours; at += 4, at2 += 4) {
    a += (one[at] as number) * (other[at2] as number)
    b += (one[at + 1] as number) * (other[at2 + 1] as number)
    c += (one[at + 2] as number) * (other[at2 + 2] as number)
    d += (one[at + 3] as number) * (other[at2 + 3] as number)
  }
  for (; at < end; at += 1, at2 += 1) a += (one[at] as number) * (other[at2] as number)
  return a + b + (c + d)
}

/** Returns the mean of each group, scaled to length 1. `groups`: the group of each row, from 0. */
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
