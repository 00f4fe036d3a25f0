import type { Picture } from './picture.ts'

/** Gaussian window of 11 × 11 with σ = 1.5, and the constants for values of 0 to 255. */
const RADIUS = 5
const SIGMA = 1.5
const C1 = (0.01 * 255) ** 2
const C2 = (0.03 * 255) ** 2

const kernel = (() => {
  const raw = Array.from({ length: 2 * RADIUS + 1 }, (_, at) => Math.exp(-((at - RADIUS) ** 2) / (2 * SIGMA ** 2)))
  const sum = raw.reduce((total, value) => total + value, 0)
  return Float32Array.from(raw, (value) => value / sum)
})()

/**
 * Computes the structural similarity of pictures to one original: Z. Wang, A. C. Bovik, H. R. Sheikh and E. P.
 * Simoncelli, "Image quality assessment: from error visibility to structural similarity", IEEE TIP 13 (4), 2004. Luma
 * by ITU-R BT.601, Gaussian windows of 11 × 11 entirely inside the image, the mean of all of them. Above one megapixel,
 * windows are at every second pixel of every second row, above four at every fourth: the mean of fewer samples of the
 * same map. Transparent pixels are blended with white. Values of the original are computed once.
 * @returns a function of a picture of the same size: 1 for equal, less for different
 */
export function similarityTo(original: Picture, stride = strideFor(original)): (other: Picture) => number {
  const { width, height } = original
  if (width < 2 * RADIUS + 1 || height < 2 * RADIUS + 1) return (other) => smallSsim(original, other)
  const x = luma(original)
  const meanX = blur(x, undefined, width, height, stride)
  const squareX = blur(x, x, width, height, stride)
  return (other) => {
    if (other.width !== width || other.height !== height) throw new RangeError('Pictures of unlike sizes.')
    const y = luma(other)
    const meanY = blur(y, undefined, width, height, stride)
    const squareY = blur(y, y, width, height, stride)
    const product = blur(x, y, width, height, stride)
    let sum = 0
    for (let at = 0; at < meanX.length; at++)
      sum += term(meanX[at] ?? 0, meanY[at] ?? 0, squareX[at] ?? 0, squareY[at] ?? 0, product[at] ?? 0)
    return sum / meanX.length
  }
}

/** Returns the SSIM of two images of the same size. */
export const ssim = (original: Picture, other: Picture): number => similarityTo(original)(other)

/** Returns the default distance between windows, in pixels. */
export function strideFor({ width, height }: Picture): number {
  const pixels = width * height
  return pixels > 4e6 ? 4 : pixels > 1e6 ? 2 : 1
}

function term(mx: number, my: number, xx: number, yy: number, xy: number) {
  const [vx, vy, cov] = [xx - mx * mx, yy - my * my, xy - mx * my]
  return ((2 * mx * my + C1) * (2 * cov + C2)) / ((mx * mx + my * my + C1) * (vx + vy + C2))
}

/** Returns the SSIM of an image smaller than the window, which counts as one window. */
function smallSsim(a: Picture, b: Picture) {
  if (a.width !== b.width || a.height !== b.height) throw new RangeError('Pictures of unlike sizes.')
  const [x, y] = [luma(a), luma(b)]
  let [mx, my, xx, yy, xy] = [0, 0, 0, 0, 0]
  for (let at = 0; at < x.length; at++) {
    const [p, q] = [x[at] ?? 0, y[at] ?? 0]
    mx += p
    my += q
    xx += p * p
    yy += q * q
    xy += p * q
  }
  const n = x.length
  return term(mx / n, my / n, xx / n, yy / n, xy / n)
}

/** Returns Y of ITU-R BT.601 on a white background. */
function luma({ data }: Picture): Float32Array {
  const gray = new Float32Array(data.length / 4)
  for (let at = 0, to = 0; at < data.length; at += 4, to++) {
    const value = 0.299 * (data[at] as number) + 0.587 * (data[at + 1] as number) + 0.114 * (data[at + 2] as number)
    const alpha = data[at + 3] as number
    gray[to] = alpha === 255 ? value : 255 + ((value - 255) * alpha) / 255
  }
  return gray
}

/** Returns the windowed mean of a, or of a times b, at every stride-th place where the window is inside. */
function blur(a: Float32Array, b: Float32Array | undefined, width: number, height: number, stride: number) {
  const across = Math.floor((width - 2 * RADIUS - 1) / stride) + 1
  const down = Math.floor((height - 2 * RADIUS - 1) / stride) + 1
  const rows = new Float32Array(across * height)
  const line = new Float32Array(width)
  for (let y = 0; y < height; y++) {
    const start = y * width
    if (b) for (let x = 0; x < width; x++) line[x] = (a[start + x] as number) * (b[start + x] as number)
    else line.set(a.subarray(start, start + width))
    for (let x = 0; x < across; x++) {
      let sum = 0
      for (let k = 0; k < 2 * RADIUS + 1; k++) sum += (kernel[k] as number) * (line[x * stride + k] as number)
      rows[y * across + x] = sum
    }
  }
  const out = new Float64Array(across * down)
  for (let y = 0; y < down; y++)
    for (let k = 0; k < 2 * RADIUS + 1; k++) {
      const weight = kernel[k] as number
      const start = (y * stride + k) * across
      for (let x = 0; x < across; x++)
        out[y * across + x] = (out[y * across + x] as number) + weight * (rows[start + x] as number)
    }
  return out
}
