import type { Picture } from './picture.ts'

type Row = [number, number, number]

/**
 * XYZ of ICC's connection space (D50) to linear sRGB: the inverse of the sRGB primaries adapted by Bradford's matrix.
 */
const FROM_D50: [Row, Row, Row] = [
  [3.1341359, -1.6173863, -0.4906619],
  [-0.9787955, 1.9162543, 0.0334427],
  [0.071955, -0.2289768, 1.4053861],
]
const STEPS = 4096

/**
 * Converts colors to sRGB, for a file that cannot hold the profile. Out-of-gamut colors are clipped. ICC.1:2022, F.3:
 * three curves and a matrix, which is what cameras, screens, and editors write.
 * @returns undefined for a profile of another kind (tables), or a damaged one
 */
export function toSrgb({ width, height, data }: Picture, icc: Uint8Array): Picture | undefined {
  const profile = readMatrixProfile(icc)
  if (!profile) return undefined
  const { curves, matrix } = profile
  const [red, green, blue] = curves
  const out = new Uint8ClampedArray(data.length)
  for (let at = 0; at < data.length; at += 4) {
    const r = red[data[at] as number] as number
    const g = green[data[at + 1] as number] as number
    const b = blue[data[at + 2] as number] as number
    for (let channel = 0; channel < 3; channel++) {
      const row = matrix[channel] as Row
      const light = row[0] * r + row[1] * g + row[2] * b
      out[at + channel] = coded[Math.round(Math.min(1, Math.max(0, light)) ** 0.5 * STEPS)] as number
    }
    out[at + 3] = data[at + 3] as number
  }
  return { width, height, data: out }
}

/** Medium bright and strong colors, which every profile other than sRGB changes. */
const PROBE = Uint8ClampedArray.of(200, 100, 50, 255, 60, 180, 90, 255, 50, 80, 200, 255, 128, 128, 128, 255)
const SEEN = 2

/**
 * Returns whether a profile is equivalent to sRGB, so that it can be removed without loss. This is decided by its
 * effect on colors; for table profiles only by its name, which ICC v2 stores in ASCII and v4 in UTF-16.
 */
export function isSrgb(icc: Uint8Array): boolean {
  const moved = toSrgb({ width: 4, height: 1, data: PROBE }, icc)
  if (moved) return moved.data.every((value, at) => Math.abs(value - (PROBE[at] ?? 0)) <= SEEN)
  return /sRGB/i.test(String.fromCharCode(...icc.subarray(0, 4096)).replaceAll('\0', ''))
}

/**
 * sRGB (IEC 61966-2-1) of linear light, at the squares of even steps, so that dark values are as finely spaced as
 * bright ones.
 */
const coded = Uint8ClampedArray.from({ length: STEPS + 1 }, (_, step) => {
  const light = (step / STEPS) ** 2
  return 255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055)
})

type MatrixProfile = { curves: [Float32Array, Float32Array, Float32Array]; matrix: [Row, Row, Row] }

function readMatrixProfile(icc: Uint8Array): MatrixProfile | undefined {
  const view = new DataView(icc.buffer, icc.byteOffset, icc.byteLength)
  const letters = (at: number) => String.fromCharCode(...icc.subarray(at, at + 4))
  const fixed = (at: number) => view.getInt32(at) / 65_536
  try {
    if (letters(16) !== 'RGB ' || letters(20) !== 'XYZ ') return undefined
    const tags = new Map<string, number>()
    for (let entry = 0; entry < Math.min(view.getUint32(128), 100); entry++)
      tags.set(letters(132 + entry * 12), view.getUint32(136 + entry * 12))
    const [x, y, z] = ['rXYZ', 'gXYZ', 'bXYZ'].map((tag) => tags.get(tag))
    const [red, green, blue] = ['rTRC', 'gTRC', 'bTRC'].map((tag) => {
      const at = tags.get(tag)
      return at === undefined ? undefined : readCurve(view, at, letters(at), fixed)
    })
    if (!x || !y || !z || !red || !green || !blue) return undefined
    const columns = [x, y, z].map((at) => [fixed(at + 8), fixed(at + 12), fixed(at + 16)])
    const matrix = FROM_D50.map((row) =>
      columns.map((column) => row.reduce((sum, value, index) => sum + value * (column[index] ?? 0), 0)),
    ) as MatrixProfile['matrix']
    return { curves: [red, green, blue], matrix }
  } catch (error) {
    // A tag that points beyond the end means that the profile is damaged.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Light for each of the 256 values: curveType or parametricCurveType (ICC.1:2022, 10.6 and 10.18). */
function readCurve(view: DataView, at: number, type: string, fixed: (at: number) => number): Float32Array | undefined {
  const values = (read: (value: number) => number) => Float32Array.from({ length: 256 }, (_, step) => read(step / 255))
  if (type === 'curv') {
    const count = view.getUint32(at + 8)
    if (count === 0) return values((value) => value)
    if (count === 1) return values((value) => value ** (view.getUint16(at + 12) / 256))
    return values((value) => {
      const place = value * (count - 1)
      const low = Math.min(Math.floor(place), count - 2)
      const [below, above] = [view.getUint16(at + 12 + low * 2), view.getUint16(at + 14 + low * 2)]
      return (below + (above - below) * (place - low)) / 65_535
    })
  }
  if (type !== 'para') return undefined
  const kind = view.getUint16(at + 8)
  const count = [1, 3, 4, 5, 7][kind]
  if (count === undefined) return undefined
  const [g = 1, a = 1, b = 0, c = 0, d = 0, e = 0, f = 0] = Array.from({ length: count }, (_, index) =>
    fixed(at + 12 + index * 4),
  )
  if (kind === 0) return values((value) => value ** g)
  if (kind === 1) return values((value) => (value >= -b / a ? (a * value + b) ** g : 0))
  if (kind === 2) return values((value) => (value >= -b / a ? (a * value + b) ** g + c : c))
  return values((value) => (value >= d ? (a * value + b) ** g + e : c * value + f))
}
