import { dot, normalizeRows, type Points, pointsOf } from './points.ts'

export type Smoothing = { neighbors: number; neighborWeight: number }

/**
 * Moves every point toward the mean of its nearest neighbors, weighed by their cosine. Phrases with few words lie
 * between groups; their neighbors say to which one they belong.
 */
export function smooth(points: Points, { neighbors, neighborWeight }: Smoothing): Points {
  const { count, size } = points
  const smoothed = pointsOf(count, size)
  smoothed.values.set(points.values)
  const { nearest, closeness, width } = nearestNeighbors(points, neighbors)
  for (let row = 0; row < count; row += 1)
    for (let rank = row * width; rank < (row + 1) * width; rank += 1) {
      const weight = ((closeness[rank] as number) * neighborWeight) / neighbors
      const base = (nearest[rank] as number) * size
      for (let step = 0; step < size && weight > 0; step += 1)
        smoothed.values[row * size + step] =
          (smoothed.values[row * size + step] as number) + weight * (points.values[base + step] as number)
    }
  normalizeRows(smoothed)
  return smoothed
}

/** Returns the nearest points of each point, nearest first, with their cosines; `width` entries for each. */
function nearestNeighbors(points: Points, neighbors: number) {
  const { count } = points
  const width = Math.min(neighbors, count - 1)
  const closeness = new Float64Array(count * width)
  const nearest = new Int32Array(count * width)
  for (let row = 0; row < count; row += 1)
    for (let other = row + 1; other < count; other += 1) {
      const cosine = dot(points, row, points, other)
      if (cosine > (closeness[(row + 1) * width - 1] as number)) insert(row, other, cosine)
      if (cosine > (closeness[(other + 1) * width - 1] as number)) insert(other, row, cosine)
    }
  return { nearest, closeness, width }

  function insert(row: number, other: number, cosine: number) {
    let rank = (row + 1) * width - 1
    for (; rank > row * width && (closeness[rank - 1] as number) < cosine; rank -= 1) {
      closeness[rank] = closeness[rank - 1] as number
      nearest[rank] = nearest[rank - 1] as number
    }
    closeness[rank] = cosine
    nearest[rank] = other
  }
}
