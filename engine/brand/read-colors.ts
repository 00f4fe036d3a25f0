import { toHex } from '../color/contrast.ts'
import { parseColor } from '../color/parse-color.ts'
import type { BrandColors } from './derive-tones.ts'

const FIELDS = ['primary', 'secondary', 'buttonText', 'paper', 'ink', 'darkPaper', 'darkInk'] as const

/** Returns the colors that were typed, in any notation of CSS, as `#rrggbb`, without those that are none. */
export function readColors(typed: Readonly<Record<string, unknown>> | null | undefined): BrandColors {
  const known = FIELDS.flatMap((name) => {
    const value = typed?.[name]
    const hex = typeof value === 'string' ? hexOfText(value) : undefined
    return hex ? [[name, hex]] : []
  })
  return Object.fromEntries(known)
}

/** Returns an opaque color as `#rrggbb`, or undefined. @example hexOfText('rebeccapurple') // '#663399' */
export function hexOfText(text: string): string | undefined {
  const found = parseColor(text)
  return 'error' in found || found.alpha < 1 ? undefined : toHex(found.srgb)
}

/** Returns why a text is no color of a brand, in one sentence. */
export function colorProblem(text: string): string | undefined {
  const found = parseColor(text)
  if ('error' in found) return found.error
  return found.alpha < 1 ? 'Use a color that is not transparent.' : undefined
}
