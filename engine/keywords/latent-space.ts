import type { SparseRows } from './phrase-vectors.ts'
import { innerProduct, normalizeRows, type Points, pointsOf } from './points.ts'
import { symmetricEigen } from './symmetric-eigen.ts'

const OVERSAMPLING = 12
const ITERATIONS = 3

/**
 * Computes latent semantic analysis (Deerwester et al. 1990): the rows in the space of their strongest singular
 * vectors, each of length 1. The truncated singular value decomposition is found by subspace iteration (Halko,
 * Martinsson, and Tropp 2011, algorithm 4.4) from a fixed start, so that equal input gives equal output.
 * @see https://doi.org/10.1137/090771806
 */
export function latentSpace(rows: SparseRows, size: number): Points {
  const count = rows.from.length - 1
  const width = Math.min(size + OVERSAMPLING, count)
  const basis = pointsOf(count, width)
  const random = startingNumbers()
  for (let at = 0; at < basis.values.length; at += 1) basis.values[at] = random()
  orthonormalize(basis)
  for (let round = 0; round < ITERATIONS; round += 1) {
    multiply(rows, timesTransposed(rows, basis), basis)
    orthonormalize(basis)
  }
  const projected = timesTransposed(rows, basis)
  const { values, vectors } = symmetricEigen(gram(projected), width)
  return strongest(basis, { values, vectors, size: Math.min(size, width) })
}

type Decomposed = { values: Float64Array; vectors: Float64Array; size: number }

function strongest(basis: Points, { values, vectors, size }: Decomposed): Points {
  const width = basis.size
  const order = Array.from({ length: width }, (_, at) => at)
    .sort((a, b) => (values[b] as number) - (values[a] as number) || a - b)
    .slice(0, size)
  const points = pointsOf(basis.count, size)
  for (let row = 0; row < basis.count; row += 1)
    order.forEach((chosen, step) => {
      let sum = 0
      for (let at = 0; at < width; at += 1)
        sum += (basis.values[row * width + at] as number) * (vectors[at * width + chosen] as number)
      points.values[row * size + step] = sum * Math.sqrt(Math.max(values[chosen] as number, 0))
    })
  normalizeRows(points)
  return points
}

/** Transposed rows times the basis: one row per feature. */
function timesTransposed({ features, weights, from, featureCount }: SparseRows, basis: Points): Points {
  const width = basis.size
  const product = pointsOf(featureCount, width)
  for (let row = 0; row < basis.count; row += 1)
    for (let at = from[row] as number; at < (from[row + 1] as number); at += 1) {
      const [base, weight] = [(features[at] as number) * width, weights[at] as number]
      for (let step = 0; step < width; step += 1)
        product.values[base + step] =
          (product.values[base + step] as number) + weight * (basis.values[row * width + step] as number)
    }
  return product
}

/** Rows times `factor`, written into `result`. */
function multiply({ features, weights, from }: SparseRows, factor: Points, result: Points) {
  const width = factor.size
  result.values.fill(0)
  for (let row = 0; row < result.count; row += 1)
    for (let at = from[row] as number; at < (from[row + 1] as number); at += 1) {
      const [base, weight] = [(features[at] as number) * width, weights[at] as number]
      for (let step = 0; step < width; step += 1)
        result.values[row * width + step] =
          (result.values[row * width + step] as number) + weight * (factor.values[base + step] as number)
    }
}

function gram({ values, count, size }: Points) {
  const product = new Float64Array(size * size)
  for (let row = 0; row < count; row += 1)
    for (let one = 0; one < size; one += 1) {
      const value = values[row * size + one] as number
      if (value === 0) continue
      for (let other = one; other < size; other += 1)
        product[one * size + other] =
          (product[one * size + other] as number) + value * (values[row * size + other] as number)
    }
  for (let one = 0; one < size; one += 1)
    for (let other = 0; other < one; other += 1) product[one * size + other] = product[other * size + one] as number
  return product
}

/** Modified Gram–Schmidt on the columns, in place. A column that depends on others becomes zero. */
function orthonormalize({ values, count, size }: Points) {
  const columns = Array.from({ length: size }, (_, column) =>
    Float64Array.from({ length: count }, (_, row) => values[row * size + column] as number),
  )
  columns.forEach((column, index) => {
    for (const before of columns.slice(0, index)) {
      const overlap = inner(column, before)
      for (let row = 0; row < count; row += 1) column[row] = (column[row] as number) - overlap * (before[row] as number)
    }
    const length = Math.sqrt(inner(column, column))
    for (let row = 0; row < count; row += 1) column[row] = length < TINY ? 0 : (column[row] as number) / length
  })
  for (let row = 0; row < count; row += 1)
    columns.forEach((column, index) => {
      values[row * size + index] = column[row] as number
    })
}

const TINY = 1e-9

const inner = (one: Float64Array, other: Float64Array) => innerProduct(one, 0, other, 0, one.length)

/** Numbers from -1 to 1, always the same (a linear congruential generator, Numerical Recipes). */
function startingNumbers() {
  let state = 7
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 31 - 1
  }
}
