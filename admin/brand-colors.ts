import type { BrandLook } from '#engine/brand/look.ts'
import { mix } from '#engine/brand/shade.ts'

/** How far Payload's grays are on the way from the page to the text, as in tokens.css. */
const GRAYS = {
  150: 0.07,
  200: 0.14,
  250: 0.2,
  300: 0.265,
  350: 0.33,
  400: 0.395,
  450: 0.46,
  500: 0.53,
  550: 0.62,
  600: 0.68,
  650: 0.74,
  700: 0.8,
  750: 0.86,
  800: 0.93,
  850: 0.97,
}

/** Returns the colors of the brand as the custom properties of the back office; empty for the product's own. */
export function backOfficeStyle({ tones, hasOwnTones }: BrandLook): string {
  if (!hasOwnTones) return ''
  const [paper, darkPaper] = tones['color-paper']
  const [ink] = tones['color-ink']
  const grays = Object.entries(GRAYS).map(([step, share]) => `--color-base-${step}:${mix(paper, ink, share)}`)
  const ends = [
    `--color-base-0:${tones['color-raised'][0]}`,
    `--color-base-50:${paper}`,
    `--color-base-100:${tones['color-sunk'][0]}`,
    `--color-base-900:${ink}`,
    `--color-base-950:${darkPaper}`,
    `--color-base-1000:${tones['color-sunk'][1]}`,
  ]
  const signal = (at: 0 | 1) =>
    `--signal:${tones['color-signal'][at]};--action:${tones['color-action'][at]};--action-hover:${tones['color-action-hover'][at]};--on-action:${tones['color-on-action'][at]}`
  return `:root{${[...ends, ...grays].join(';')};${signal(0)}}html[data-theme='dark']{${signal(1)}}`
}
