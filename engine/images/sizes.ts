/** Widths that the image service renders, in pixels. Any other width redirects to the next one. */
export const IMAGE_WIDTHS = [32, 64, 96, 100, 128, 200, 256, 320, 384, 400, 480, 640, 800, 960, 1024, 1200, 1600, 2000]

/** Ratios in which the pages crop photos. */
export const IMAGE_RATIOS: [width: number, height: number][] = [
  [1, 1],
  [16, 10],
  [640, 420],
  [1440, 540],
  [1440, 520],
]

/** Heights that the image service renders, in pixels: each width as a square and in each ratio of the pages. */
export const IMAGE_HEIGHTS = [
  ...new Set(IMAGE_RATIOS.flatMap(([w, h]) => IMAGE_WIDTHS.map((width) => Math.round((width * h) / w)))),
].sort((a, b) => a - b)

export const IMAGE_QUALITIES = [30, 45, 60, 75, 90]

/** Steps of a focal point, as a share of the width or height. */
const FOCUS_STEP = 0.05

/**
 * Returns the nearest listed position of a focal point.
 * @example nearestFocus(0.333) // 0.35
 */
export function nearestFocus(share: number): number {
  return Number((Math.round(share / FOCUS_STEP) * FOCUS_STEP).toFixed(2))
}

/**
 * Returns the first value of an ascending list that is not below the requested one; the last value if there is none.
 * @example nextListed(IMAGE_WIDTHS, 401) // 480
 */
export function nextListed(list: readonly number[], value: number): number {
  return list.find((listed) => listed >= value) ?? Math.max(...list)
}
