export type Tile<Item> = { item: Item; x: number; y: number; width: number; height: number }
type Area = { x: number; y: number; width: number; height: number }

/**
 * Divides an area into rectangles in proportion to their values, each as close to a square as possible. Items without a
 * value are left out. Source: Bruls, Huizing, van Wijk, Squarified Treemaps (2000).
 */
export function squarify<Item>(items: Item[], sizeOf: (item: Item) => number, area: Area): Tile<Item>[] {
  const left = items.filter((item) => sizeOf(item) > 0).toSorted((a, b) => sizeOf(b) - sizeOf(a))
  const total = left.reduce((sum, item) => sum + sizeOf(item), 0)
  const scale = total === 0 ? 0 : (area.width * area.height) / total
  const tiles: Tile<Item>[] = []
  let free = area
  while (left.length > 0) {
    const side = Math.min(free.width, free.height)
    let row = left.slice(0, 1)
    for (let size = 2; size <= left.length; size += 1) {
      const longer = left.slice(0, size)
      if (worst(longer, side) > worst(row, side)) break
      row = longer
    }
    free = place(row, free)
    left.splice(0, row.length)
  }
  return tiles

  /** Returns the largest aspect ratio in a row. */
  function worst(row: Item[], side: number) {
    const areas = row.map((item) => sizeOf(item) * scale)
    const sum = areas.reduce((all, one) => all + one, 0)
    return Math.max(...areas.map((one) => Math.max((side * side * one) / sum ** 2, sum ** 2 / (side * side * one))))
  }

  /**
   * Puts a row along the shorter side.
   * @returns the remaining area
   */
  function place(row: Item[], { x, y, width, height }: Area): Area {
    const sum = row.reduce((all, item) => all + sizeOf(item) * scale, 0)
    const isColumn = width >= height
    const thickness = sum / (isColumn ? height : width)
    let at = isColumn ? y : x
    for (const item of row) {
      const length = (sizeOf(item) * scale) / thickness
      tiles.push(
        isColumn
          ? { item, x, y: at, width: thickness, height: length }
          : { item, x: at, y, width: length, height: thickness },
      )
      at += length
    }
    return isColumn
      ? { x: x + thickness, y, width: width - thickness, height }
      : { x, y: y + thickness, width, height: height - thickness }
  }
}
