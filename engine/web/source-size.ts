import { componentsOf, isWord, splitAtCommas, trim } from './css-components.ts'
import { lengthOf } from './css-length.ts'
import { evaluateCondition } from './media-conditions.ts'
import type { Viewport } from './srcset.ts'

/**
 * Returns the width in CSS pixels at which an image is shown, by its `sizes` attribute: “parse a sizes attribute” of
 * the HTML Standard, 4.8.4.3.11, with the media conditions of Media Queries 4. Without a usable entry, it is 100vw.
 */
export function sourceSize(sizes: string | undefined, viewport: Viewport): number {
  for (const entry of splitAtCommas(componentsOf(sizes ?? ''))) {
    const parts = trim(entry)
    const last = parts.at(-1)
    if (!last) continue
    // The value of auto depends on the layout, which is unknown here; browsers start with 100vw.
    if (isWord(last, 'auto')) return viewport.width
    const size = lengthOf(last, viewport)
    if (size === undefined || size < 0) continue
    const condition = trim(parts.slice(0, -1))
    if (condition.length === 0) return size
    if (evaluateCondition(condition, viewport) === true) return size
  }
  return viewport.width
}
