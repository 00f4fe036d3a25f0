/** Width and height of the box around all points, including control points. */
type Extent = { segments: number; length: number; width: number; height: number }

const TOKEN = /[MmZzLlHhVvCcSsQqTtAa]|[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/g
/** Number of parameters of each command. */
const COUNTS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }

/**
 * Returns the number of commands in path data, and an upper bound of its length: that of its control polygons.
 * @example pathExtent('M0 0h3v4z') // { segments: 4, length: 12, width: 3, height: 4 }
 */
export function pathExtent(data: string): Extent {
  const tokens = data.match(TOKEN) ?? []
  const box = { left: 0, right: 0, top: 0, bottom: 0, reach: 0 }
  let [segments, length] = [0, 0]
  let here: Point = [0, 0]
  let start = here
  let control = here
  let command = 'M'
  for (let at = 0; at < tokens.length; ) {
    const isCommand = COUNTS[(tokens[at] ?? '').toUpperCase()] !== undefined
    if (isCommand) command = tokens[at++] ?? ''
    const kind = command.toUpperCase()
    const count = COUNTS[kind] ?? 0
    const values = kind === 'A' ? arcValues(tokens, at) : tokens.slice(at, at + count).map(Number)
    // A browser draws a path up to its first error, and numbers after its end are an error.
    if (values.length < count || values.some(Number.isNaN) || (count === 0 && !isCommand)) break
    at += count
    const points = kind === 'Z' ? [start] : pointsOf(kind, values, here, command !== kind)
    if (kind === 'S' || kind === 'T') points.unshift([2 * here[0] - control[0], 2 * here[1] - control[1]])
    const end = points.at(-1) ?? here
    const [radiusX = 0, radiusY = 0] = kind === 'A' ? values.map(Math.abs) : []
    const polygon = lengthOf([here, ...points])
    box.reach = Math.max(box.reach, radiusX, radiusY)
    for (const [x, y] of points) grow(box, x, y)
    segments++
    if (kind !== 'M') length += kind === 'A' ? 2 * Math.PI * Math.max(radiusX, radiusY, polygon) : polygon
    control = /[CSQT]/.test(kind) ? (points.at(-2) ?? end) : end
    here = end
    if (kind !== 'M') continue
    start = end
    // More pairs after a move command are lines.
    command = command === kind ? 'L' : 'l'
  }
  const around = 2 * box.reach
  return { segments, length, width: box.right - box.left + around, height: box.bottom - box.top + around }
}

type Box = { left: number; right: number; top: number; bottom: number; reach: number }

function grow(box: Box, x: number, y: number) {
  box.left = Math.min(box.left, x)
  box.right = Math.max(box.right, x)
  box.top = Math.min(box.top, y)
  box.bottom = Math.max(box.bottom, y)
}

type Point = [x: number, y: number]

function pointsOf(kind: string, values: number[], [x, y]: Point, isRelative: boolean): Point[] {
  const [offsetX, offsetY] = isRelative ? [x, y] : [0, 0]
  const [first = 0] = values
  if (kind === 'H') return [[first + offsetX, y]]
  if (kind === 'V') return [[x, first + offsetY]]
  const pairs = kind === 'A' ? values.slice(-2) : values
  const points: Point[] = []
  for (let at = 0; at + 1 < pairs.length; at += 2)
    points.push([(pairs[at] ?? 0) + offsetX, (pairs[at + 1] ?? 0) + offsetY])
  return points
}

/** The flags of an arc may be written without a space, as in `a1 1 0 014 4`. */
function arcValues(tokens: string[], at: number): number[] {
  for (let index = at + 3; index < at + 5; index++) {
    const token = tokens[index]
    if (token && /^[01]./.test(token)) tokens.splice(index, 1, token.slice(0, 1), token.slice(1))
  }
  return tokens.slice(at, at + 7).map(Number)
}

const lengthOf = (points: Point[]) =>
  points.slice(1).reduce((sum, [x, y], index) => {
    const [fromX, fromY] = points[index] ?? [x, y]
    return sum + Math.hypot(x - fromX, y - fromY)
  }, 0)
