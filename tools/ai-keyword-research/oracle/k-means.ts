import { stemmer } from 'stemmer'
import { foldWord, stopWords } from '#engine/text/stop-words.ts'
import { wordsOf } from '#engine/text/words.ts'

const MAX_ROUNDS = 30

/**
 * Groups phrases with k-means++ (Arthur and Vassilvitskii 2007) over TF-IDF of stemmed words without function words,
 * for comparison.
 */
export function kMeansOverTfIdf(phrases: string[], groupCount: number, seed: number): number[] {
  const { rows, size } = tfIdf(phrases)
  const random = randomNumbers(seed)
  const centers = seeds(rows, size, groupCount, random)
  let groups: number[] = []
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const lengths = centers.map((center) => center.reduce((sum, value) => sum + value * value, 0))
    const next = rows.map((row) => nearest(row, centers, lengths))
    if (next.every((group, at) => group === groups[at])) break
    groups = next
    move(centers, rows, groups)
  }
  return groups
}

type Row = [feature: number, weight: number][]

function tfIdf(phrases: string[]) {
  const stop = stopWords('en')
  const ids = new Map<string, number>()
  const counts = phrases.map((phrase) => {
    const found = new Map<number, number>()
    for (const { text } of wordsOf(phrase)) {
      const word = foldWord(text)
      if (stop.has(word)) continue
      const stem = stemmer(word)
      if (!ids.has(stem)) ids.set(stem, ids.size)
      const id = ids.get(stem) as number
      found.set(id, (found.get(id) ?? 0) + 1)
    }
    return found
  })
  const documents = new Float64Array(ids.size)
  for (const found of counts) for (const id of found.keys()) documents[id] = (documents[id] ?? 0) + 1
  const rows = counts.map((found): Row => {
    const row = [...found].map(([id, count]): [number, number] => [
      id,
      count * (1 + Math.log((1 + phrases.length) / (1 + (documents[id] ?? 0)))),
    ])
    const length = Math.hypot(...row.map(([, weight]) => weight)) || 1
    return row.map(([id, weight]) => [id, weight / length])
  })
  return { rows, size: ids.size }
}

function seeds(rows: Row[], size: number, groupCount: number, random: () => number) {
  const dense = (row: Row) => {
    const center = new Float64Array(size)
    for (const [id, weight] of row) center[id] = weight
    return center
  }
  const centers = [dense(rows[Math.floor(random() * rows.length)] ?? [])]
  const distances = rows.map(() => Number.POSITIVE_INFINITY)
  while (centers.length < groupCount) {
    const last = centers.at(-1) as Float64Array
    const length = last.reduce((sum, value) => sum + value * value, 0)
    rows.forEach((row, at) => {
      distances[at] = Math.min(distances[at] ?? 0, Math.max(0, 1 + length - 2 * dot(row, last)))
    })
    let left = random() * distances.reduce((sum, one) => sum + one, 0)
    const chosen = distances.findIndex((distance) => {
      left -= distance
      return left <= 0
    })
    centers.push(dense(rows[chosen === -1 ? rows.length - 1 : chosen] ?? []))
  }
  return centers
}

function nearest(row: Row, centers: Float64Array[], lengths: number[]) {
  let [best, lowest] = [0, Number.POSITIVE_INFINITY]
  centers.forEach((center, group) => {
    const distance = (lengths[group] ?? 0) - 2 * dot(row, center)
    if (distance < lowest) [best, lowest] = [group, distance]
  })
  return best
}

function move(centers: Float64Array[], rows: Row[], groups: number[]) {
  const sizes = new Float64Array(centers.length)
  for (const center of centers) center.fill(0)
  rows.forEach((row, at) => {
    const group = groups[at] as number
    sizes[group] = (sizes[group] ?? 0) + 1
    const center = centers[group] as Float64Array
    for (const [id, weight] of row) center[id] = (center[id] ?? 0) + weight
  })
  centers.forEach((center, group) => {
    const size = sizes[group] || 1
    center.forEach((value, id) => {
      center[id] = value / size
    })
  })
}

function dot(row: Row, center: Float64Array) {
  let sum = 0
  for (const [id, weight] of row) sum += weight * (center[id] as number)
  return sum
}

function randomNumbers(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
