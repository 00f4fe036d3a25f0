const MAX_SWEEPS = 12
const ENOUGH = 1e-14

/**
 * Computes the eigenvalues and eigenvectors of a symmetric matrix by Jacobi rotations (Golub and Van Loan, Matrix
 * Computations, 8.5). Eigenvector `k` is column `k` of `vectors`; both matrices are row after row. The matrix is
 * overwritten.
 */
export function symmetricEigen(matrix: Float64Array, size: number) {
  const vectors = new Float64Array(size * size)
  for (let at = 0; at < size; at += 1) vectors[at * size + at] = 1
  let scale = 0
  for (const value of matrix) scale += value * value
  for (let sweep = 0; sweep < MAX_SWEEPS; sweep += 1) {
    let left = 0
    for (let one = 0; one < size; one += 1)
      for (let other = one + 1; other < size; other += 1) {
        const value = matrix[one * size + other] as number
        if (value * value <= ENOUGH * ENOUGH * scale) continue
        left += value * value
        rotate(matrix, vectors, { one, other, size })
      }
    if (left <= ENOUGH * scale) break
  }
  return { values: Float64Array.from({ length: size }, (_, at) => matrix[at * size + at] as number), vectors }
}

type Pair = { one: number; other: number; size: number }

function rotate(matrix: Float64Array, vectors: Float64Array, { one, other, size }: Pair) {
  const difference = (matrix[other * size + other] as number) - (matrix[one * size + one] as number)
  const theta = difference / (2 * (matrix[one * size + other] as number))
  const tangent = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1))
  const cosine = 1 / Math.sqrt(tangent * tangent + 1)
  const sine = tangent * cosine
  const turn = (values: Float64Array, at: number, at2: number) => {
    const [x, y] = [values[at] as number, values[at2] as number]
    values[at] = cosine * x - sine * y
    values[at2] = sine * x + cosine * y
  }
  for (let k = 0; k < size; k += 1) turn(matrix, k * size + one, k * size + other)
  for (let k = 0; k < size; k += 1) turn(matrix, one * size + k, other * size + k)
  for (let k = 0; k < size; k += 1) turn(vectors, k * size + one, k * size + other)
}
