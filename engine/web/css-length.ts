import { isSpace, type Part, splitAtCommas, trim } from './css-components.ts'
import type { Viewport } from './srcset.ts'

const FONT_SIZE = 16
const LENGTHS: Record<string, (viewport: Viewport) => number> = {
  px: () => 1,
  in: () => 96,
  cm: () => 96 / 2.54,
  mm: () => 96 / 25.4,
  q: () => 96 / 101.6,
  pt: () => 96 / 72,
  pc: () => 16,
  em: () => FONT_SIZE,
  rem: () => FONT_SIZE,
  ex: () => FONT_SIZE / 2,
  ch: () => FONT_SIZE / 2,
  ic: () => FONT_SIZE,
  cap: () => FONT_SIZE * 0.7,
  lh: () => FONT_SIZE * 1.2,
  rlh: () => FONT_SIZE * 1.2,
  ...Object.fromEntries(
    ['', 's', 'l', 'd'].flatMap((kind) => [
      [`${kind}vw`, ({ width }: Viewport) => width / 100],
      [`${kind}vi`, ({ width }: Viewport) => width / 100],
      [`${kind}vh`, ({ height }: Viewport) => height / 100],
      [`${kind}vb`, ({ height }: Viewport) => height / 100],
      [`${kind}vmin`, ({ width, height }: Viewport) => Math.min(width, height) / 100],
      [`${kind}vmax`, ({ width, height }: Viewport) => Math.max(width, height) / 100],
    ]),
  ),
}
/** Returns the pixels of a length that `sizes` accepts: no percentage, no plain number except 0. */
export function lengthOf(part: Part, viewport: Viewport): number | undefined {
  if (part.type === 'function-token') {
    const value = mathOf(part, viewport)
    return value?.isLength ? Math.max(0, value.value) : undefined
  }
  const value = plainValue(part, viewport)
  return value && (value.isLength || value.value === 0) ? value.value : undefined
}

export type Quantity = { value: number; isLength: boolean }

/** Returns the value of a number, or of a length in pixels. */
export function plainValue({ type, text }: Part, viewport: Viewport): Quantity | undefined {
  if (type === 'number-token') return { value: Number(text), isLength: false }
  if (type !== 'dimension-token') return undefined
  const [, digits = '', unit = ''] = /^([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)(.*)$/is.exec(text) ?? []
  const factor = LENGTHS[unescaped(unit).toLowerCase()]
  return factor && { value: Number(digits) * factor(viewport), isLength: true }
}

/** Resolves CSS escapes in a unit: `1\\p\\x`. */
const unescaped = (text: string) =>
  text.replace(/\\(?:([\da-f]{1,6})\s?|(.))/gis, (_, hex, letter) =>
    hex ? String.fromCodePoint(Number.parseInt(hex, 16) || 0xfffd) : letter,
  )

/** Returns the value of a math function of CSS Values 4: calc, min, max, or clamp. */
export function mathOf({ text, inside = [] }: Part, viewport: Viewport): Quantity | undefined {
  const name = text.slice(0, -1).toLowerCase()
  const values = splitAtCommas(inside).map((list) => sumOf(trim(list), viewport))
  if (values.some((value) => value === undefined)) return undefined
  const known = values as Quantity[]
  const [first] = known
  if (!first || known.some(({ isLength }) => isLength !== first.isLength)) return undefined
  const numbers = known.map(({ value }) => value)
  const made = (value: number): Quantity => ({ value, isLength: first.isLength })
  if (name === 'calc') return known.length === 1 ? first : undefined
  if (name === 'min') return made(Math.min(...numbers))
  if (name === 'max') return made(Math.max(...numbers))
  const [low = 0, middle = 0, high = 0] = numbers
  return name === 'clamp' && known.length === 3 ? made(Math.max(low, Math.min(middle, high))) : undefined
}

function sumOf(parts: Part[], viewport: Viewport): Quantity | undefined {
  let total: Quantity | undefined
  let product: Quantity | undefined
  let sign = 1
  let operator = ''
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at] as Part
    if (isSpace(part)) continue
    const isOperator = part.type === 'delim-token' && /^[-+*/]$/.test(part.text)
    if (isOperator) {
      const isSum = part.text === '+' || part.text === '-'
      // A sum needs whitespace around its sign.
      if (
        !product ||
        operator !== '' ||
        (isSum && !(isSpace(parts[at - 1] as Part) && parts[at + 1] && isSpace(parts[at + 1] as Part)))
      )
        return undefined
      operator = part.text
      if (isSum) {
        total = add(total, product, sign)
        if (!total) return undefined
        sign = part.text === '+' ? 1 : -1
        product = undefined
      }
      continue
    }
    const value = part.inside
      ? part.type === '(-token'
        ? sumOf(trim(part.inside), viewport)
        : part.type === 'function-token'
          ? mathOf(part, viewport)
          : undefined
      : plainValue(part, viewport)
    if (!value) return undefined
    if (operator === '*' && product) {
      if (product.isLength && value.isLength) return undefined
      product = { value: product.value * value.value, isLength: product.isLength || value.isLength }
    } else if (operator === '/' && product) {
      if (value.isLength || value.value === 0) return undefined
      product = { ...product, value: product.value / value.value }
    } else if (product) return undefined
    else product = value
    operator = ''
  }
  return product && operator === '' ? add(total, product, sign) : undefined
}

function add(total: Quantity | undefined, { value, isLength }: Quantity, sign: number): Quantity | undefined {
  if (total && total.isLength !== isLength) return undefined
  return { value: (total?.value ?? 0) + sign * value, isLength }
}
