import type { Picture } from './picture.ts'

/**
 * Rotates and mirrors an image so that it is upright.
 * @param orientation as in Exif (Exif 2.32, tag 274): 1 upright, 6 to be turned clockwise, 8 counterclockwise
 */
export function upright(picture: Picture, orientation: number): Picture {
  if (!(orientation >= 2 && orientation <= 8)) return picture
  const { width, height } = picture
  const isTurned = orientation >= 5
  const across = isTurned ? height : width
  const down = isTurned ? width : height
  const from = new Uint32Array(picture.data.buffer, picture.data.byteOffset, width * height)
  const to = new Uint32Array(across * down)
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      const [column, row] = isTurned ? [y, x] : [x, y]
      const sourceX =
        orientation === 2 || orientation === 3 || orientation === 7 || orientation === 8 ? width - 1 - column : column
      const sourceY =
        orientation === 3 || orientation === 4 || orientation === 6 || orientation === 7 ? height - 1 - row : row
      to[y * across + x] = from[sourceY * width + sourceX] ?? 0
    }
  return { width: across, height: down, data: new Uint8ClampedArray(to.buffer) }
}

/**
 * Returns the Exif orientation equivalent to `irot` followed by `imir` of an AVIF (ISO/IEC 23008-12, 6.5.10 and
 * 6.5.12).
 */
export function orientationOf(turns: number, mirror?: 0 | 1): number {
  const plain = [1, 8, 3, 6] as const
  // Returns the orientation after a flip from top to bottom (0) or left to right (1).
  const flipped = mirror === 0 ? ([4, 7, 2, 5] as const) : ([2, 5, 4, 7] as const)
  return (mirror === undefined ? plain : flipped)[turns & 3] ?? 1
}
