import { namedColors } from './named-colors.ts'
import { predefinedSpaces } from './predefined-spaces.ts'
import { type Coords, fromHsl, fromHwb, fromLab, fromOklab, fromPolar } from './spaces.ts'

/** sRGB 0 to 1, not clipped; alpha 0 to 1. */
export type Color = { srgb: Coords; alpha: number; space: string }

type Part = { value: number; unit: string }
/** The value of 100% in each of the three channels. */
type Space = { full: Coords; hue?: number; convert: (coords: Coords) => Coords }

const rgb: Space = { full: [255, 255, 255], convert: ([r, g, b]) => [r / 255, g / 255, b / 255] }
const hundredths = ([hue, one, other]: Coords): Coords => [hue, one / 100, other / 100]
const spaces: Record<string, Space> = {
  rgb,
  hsl: {
    full: [360, 100, 100],
    hue: 0,
    convert: ([hue, saturation, lightness]) => fromHsl(hundredths([hue, Math.max(0, saturation), lightness])),
  },
  hwb: { full: [360, 100, 100], hue: 0, convert: (coords) => fromHwb(hundredths(coords)) },
  lab: { full: [100, 125, 125], convert: ([l, a, b]) => fromLab([between(l, 100), a, b]) },
  lch: {
    full: [100, 150, 360],
    hue: 2,
    convert: ([l, c, h]) => fromLab(fromPolar([between(l, 100), Math.max(0, c), h])),
  },
  oklab: { full: [1, 0.4, 0.4], convert: ([l, a, b]) => fromOklab([between(l, 1), a, b]) },
  oklch: {
    full: [1, 0.4, 360],
    hue: 2,
    convert: ([l, c, h]) => fromOklab(fromPolar([between(l, 1), Math.max(0, c), h])),
  },
}
const turns: Record<string, number> = { '': 1, deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 }
const between = (value: number, max: number) => Math.min(max, Math.max(0, value))

/**
 * Parses a color of CSS Color 4: hex, a name, rgb(), hsl(), hwb(), lab(), lch(), oklab(), oklch(), color(), in their
 * old and new syntax. A channel `none` counts as 0.
 * @returns the color, or a sentence that says what is wrong
 */
export function parseColor(text: string): Color | { error: string } {
  const source = text.trim().toLowerCase()
  if (source === '') return { error: 'Enter a color, such as #1c4736.' }
  if (source.startsWith('#')) return readHex(source)
  if (source === 'transparent') return { srgb: [0, 0, 0], alpha: 0, space: 'named' }
  const named = Object.hasOwn(namedColors, source) ? namedColors[source] : undefined
  if (named !== undefined)
    return { srgb: [(named >> 16) / 255, ((named >> 8) & 255) / 255, (named & 255) / 255], alpha: 1, space: 'named' }
  const [, called = '', inside = ''] = /^([a-z]+)\(([^()]*)\)$/.exec(source) ?? []
  if (called === 'color') return readPredefined(inside.trim())
  const name = called === 'rgba' ? 'rgb' : called === 'hsla' ? 'hsl' : called
  const space = Object.hasOwn(spaces, name) ? spaces[name] : undefined
  if (space) return readFunction(name, space, inside)
  if (/^[0-9a-f]{3,8}$/.test(source)) return { error: `A hex color begins with a #: write #${source}.` }
  const shown = text.trim().slice(0, 40)
  return {
    error: `“${shown}” is not a color that the tool reads. Write hex, a CSS name, or rgb(), hsl(), hwb(), lab(), lch(), oklab(), oklch(), or color().`,
  }
}

function readHex(source: string): Color | { error: string } {
  const digits = source.slice(1)
  if (!/^[0-9a-f]+$/.test(digits))
    return { error: `${source.slice(0, 20)} has a character that is no hex digit (0–9, a–f).` }
  if (![3, 4, 6, 8].includes(digits.length))
    return { error: `A hex color has 3, 4, 6, or 8 digits; ${source.slice(0, 20)} has ${digits.length}.` }
  const size = digits.length < 6 ? 1 : 2
  const values = (digits.match(new RegExp(`.{${size}}`, 'g')) ?? []).map(
    (pair) => Number.parseInt(size === 1 ? pair + pair : pair, 16) / 255,
  )
  const [red = 0, green = 0, blue = 0, alpha = 1] = values
  return { srgb: [red, green, blue], alpha, space: 'hex' }
}

function readPredefined(inside: string): Color | { error: string } {
  const [name = ''] = inside.split(/\s/, 1)
  const convert = Object.hasOwn(predefinedSpaces, name) ? predefinedSpaces[name] : undefined
  if (convert) return readFunction('color', { full: [1, 1, 1], convert }, inside.slice(name.length))
  return {
    error: `“${name.slice(0, 40)}” is not a color space of color(). Write ${Object.keys(predefinedSpaces).join(', ')}.`,
  }
}

function readFunction(name: string, { full, hue, convert }: Space, inside: string): Color | { error: string } {
  const form = `Write ${name}() with three values and, if needed, / and an alpha.`
  const isOld = inside.includes(',')
  if (isOld && name !== 'rgb' && name !== 'hsl')
    return { error: `${name}() takes spaces between its values, no commas.` }
  const [main = '', after, ...more] = isOld ? [inside] : inside.split('/')
  const words = (isOld ? main.split(',') : main.trim().split(/\s+/)).map((word) => word.trim())
  const alphaWord = isOld ? words[3] : after?.trim()
  if (more.length > 0 || words.length < 3 || words.length > (isOld ? 4 : 3)) return { error: form }
  const parts = words.slice(0, 3).map(readPart)
  const coords: number[] = []
  for (const [at, part] of parts.entries()) {
    if (!part) return { error: `“${words[at]}” in ${name}() is not a number. ${form}` }
    const known =
      at === hue ? turns[part.unit] : part.unit === '%' ? (full[at] ?? 1) / 100 : part.unit === '' ? 1 : undefined
    if (known === undefined) return { error: `“${words[at]}” in ${name}() has a unit that does not fit there.` }
    coords.push(part.value * known)
  }
  const alpha = alphaWord === undefined ? { value: 1, unit: '' } : readPart(alphaWord)
  if (!alpha || !['', '%'].includes(alpha.unit))
    return { error: `The alpha “${alphaWord}” is neither a number nor a percentage.` }
  const srgb = convert(coords as Coords)
  if (!srgb.every(Number.isFinite)) return { error: `The values of ${name}() are too large to be a color.` }
  const clipped = name === 'rgb' ? (srgb.map((value) => between(value, 1)) as Coords) : srgb
  return { srgb: clipped, alpha: between(alpha.value / (alpha.unit === '%' ? 100 : 1), 1), space: name }
}

function readPart(word: string): Part | undefined {
  if (word === 'none') return { value: 0, unit: '' }
  const [, value, unit = ''] = /^([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d{1,3})?)(%|[a-z]+)?$/.exec(word) ?? []
  return value === undefined ? undefined : { value: Number(value), unit }
}
