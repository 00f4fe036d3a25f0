export type Tile = { at: number; x: number; y: number; width: number; height: number }
type Box = Omit<Tile, 'at'>

/**
 * Returns rectangles whose areas are proportional to the values, as close to squares as possible, largest first.
 * Source: Bruls, Huizing, and van Wijk, “Squarified Treemaps” (2000).
 */
export function treemapOf(values: (number | null)[], { width, height }: { width: number; height: number }): Tile[] {
  const items = values
    .map((value, at) => ({ at, value: value ?? 0 }))
    .filter(({ value }) => value > 0)
    .sort((one, other) => other.value - one.value)
  const total = items.reduce((sum, { value }) => sum + value, 0)
  const areas = items.map(({ at, value }) => ({ at, area: (value / total) * width * height }))
  const tiles: Tile[] = []
  let free: Box = { x: 0, y: 0, width, height }
  let row: typeof areas = []
  for (const item of areas) {
    const side = Math.min(free.width, free.height)
    if (row.length > 0 && worst([...row, item], side) > worst(row, side)) {
      free = place(row, free, tiles)
      row = []
    }
    row.push(item)
  }
  if (row.length > 0) place(row, free, tiles)
  return tiles
}

/** Returns the largest ratio of the sides in a row along a side. */
function worst(row: { area: number }[], side: number) {
  const sum = row.reduce((all, { area }) => all + area, 0)
  return Math.max(...row.map(({ area }) => Math.max((side ** 2 * area) / sum ** 2, sum ** 2 / (side ** 2 * area))))
}

/** Adds the tiles of a row along the shorter side and returns what remains. */
function place(row: { at: number; area: number }[], { x, y, width, height }: Box, tiles: Tile[]): Box {
  const sum = row.reduce((all, { area }) => all + area, 0)
  const isBeside = width >= height
  const depth = sum / (isBeside ? height : width)
  let offset = 0
  for (const { at, area } of row) {
    const length = area / depth
    tiles.push(
      isBeside
        ? { at, x, y: y + offset, width: depth, height: length }
        : { at, x: x + offset, y, width: length, height: depth },
    )
    offset += length
  }
  return isBeside
    ? { x: x + depth, y, width: width - depth, height }
    : { x, y: y + depth, width, height: height - depth }
}
