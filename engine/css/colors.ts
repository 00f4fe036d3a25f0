import { namedColors } from '../color/named-colors.ts'
import { parseColor } from '../color/parse-color.ts'

/** Red, green, blue, and alpha from 0 to 255, as browsers store the colors of CSS 2.1 and CSS Color 3. */
export type Rgba = [red: number, green: number, blue: number, alpha: number]

const MAX = 255
/** hwb() too: browsers store and interpolate it as they do rgb(). */
const LEGACY = /^(?:rgba?|hsla?|hwb)\(/i

/** Returns whether identifiers in the value of a property can be names of colors. */
export const takesColors = (property: string) =>
  !/^(?:--|animation|transition|will-change|font|grid|counter|content|view|container)/.test(property) &&
  /color|background|border|outline|shadow|fill|stroke|decoration|column-rule|mask|caret|emphasis|stop/.test(property)

/**
 * Returns the color of a hex value, a name, or rgb() and hsl(); undefined for everything else, wide-gamut colors
 * included.
 */
export function readColor(text: string): Rgba | undefined {
  if (!LEGACY.test(text) && !text.startsWith('#') && !/^[a-z]+$/i.test(text)) return undefined
  if (/\bnone\b|\/\*|var\(|calc\(|from\b/i.test(text)) return undefined
  const color = parseColor(text)
  if ('error' in color) return undefined
  const [red, green, blue] = color.srgb.map((one) => Math.round(Math.min(1, Math.max(0, one)) * MAX)) as [
    number,
    number,
    number,
  ]
  return [red, green, blue, Math.round(Math.min(1, Math.max(0, color.alpha)) * MAX)]
}

const namesByHex = new Map(
  Object.entries(namedColors)
    .sort(([one], [other]) => other.length - one.length)
    .map(([name, value]) => [`#${value.toString(16).padStart(6, '0')}`, name]),
)

/** @example shortestColor([255, 0, 0, 255]) // 'red' */
export function shortestColor(color: Rgba): string {
  const digits = color.map((one) => one.toString(16).padStart(2, '0'))
  const full = `#${(color[3] === MAX ? digits.slice(0, 3) : digits).join('')}`
  const isShort = [...full.slice(1)].every((digit, at, all) => at % 2 === 1 || digit === all[at + 1])
  const hex = isShort ? `#${[...full.slice(1)].filter((_, at) => at % 2 === 0).join('')}` : full
  const name = namesByHex.get(full)
  return name !== undefined && name.length < hex.length ? name : hex
}
