import { expect, test } from 'vitest'
import type { Picture } from './picture.ts'
import { reduceToTiles } from './tiles.ts'

/** Red is the column, green the row, in parts of the whole. */
const gradient = (width: number, height: number): Picture => ({
  width,
  height,
  data: new Uint8ClampedArray(width * height * 4).map((_, at) => {
    const [x, y] = [(at >> 2) % width, Math.floor((at >> 2) / width)]
    return [(x / width) * 256, (y / height) * 256, 0, 255][at & 3] as number
  }),
})

test('tiles are unscaled parts from all areas of a large image', () => {
  const { width, height, data } = reduceToTiles(gradient(1024, 512))
  expect(width * height).toBeGreaterThan(50_000)
  expect(width * height).toBeLessThan(80_000)
  const reds = data.filter((_, at) => at % 4 === 0)
  expect(Math.min(...reds)).toBeLessThan(40)
  expect(Math.max(...reds)).toBeGreaterThan(215)
  // Within a tile, neighbors are as close as in the whole image: four columns of one red value.
  expect((data[4 * 60] ?? 0) - (data[0] ?? 0)).toBe(15)
})

test('a small or narrow image is its own reduced version', () => {
  for (const [width, height] of [
    [100, 100],
    [4000, 40],
  ] as const) {
    const picture = gradient(width, height)
    expect(reduceToTiles(picture)).toBe(picture)
  }
})
