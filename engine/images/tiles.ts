import { crop, type Picture } from './picture.ts'

/** Edge of a tile: a superblock of AV1 and four blocks of WebP and JPEG, so that few blocks cross a seam. */
const TILE = 64
/** Share of the pixels that are used, and the limits of their number. */
const SHARE = 1 / 8
const MIN_TILE_PIXELS = 16_384
const MAX_TILE_PIXELS = 262_144

/**
 * Returns a reduced version of a large image for quick trials: tiles spread evenly over it, placed side by side at
 * their original scale, so that detail and noise are representative. Returns the image itself if it is no larger.
 */
export function reduceToTiles(picture: Picture): Picture {
  const { width, height } = picture
  const pixels = Math.min(MAX_TILE_PIXELS, Math.max(MIN_TILE_PIXELS, width * height * SHARE))
  if (width * height <= pixels || width < TILE || height < TILE) return picture
  const count = pixels / TILE ** 2
  const columns = clamp(Math.round(Math.sqrt((count * width) / height)), 1, Math.floor(width / TILE))
  const rows = clamp(Math.round(count / columns), 1, Math.floor(height / TILE))
  const reduced: Picture = {
    width: columns * TILE,
    height: rows * TILE,
    data: new Uint8ClampedArray(columns * rows * TILE ** 2 * 4),
  }
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const x = Math.round(((column + 0.5) * width) / columns - TILE / 2)
      const y = Math.round(((row + 0.5) * height) / rows - TILE / 2)
      const tile = crop(picture, { x, y, width: TILE, height: TILE })
      paste(reduced, tile, { x: column * TILE, y: row * TILE })
    }
  return reduced
}

function paste(into: Picture, { data, width, height }: Picture, { x, y }: { x: number; y: number }) {
  for (let row = 0; row < height; row++)
    into.data.set(data.subarray(row * width * 4, (row + 1) * width * 4), ((y + row) * into.width + x) * 4)
}

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), Math.max(min, max))
