import { tokenize, tokenNames } from 'css-tree'
import type { Viewport } from './srcset.ts'

/** A component value of CSS Syntax 3, 5.4.7: a token, or a block with its content. */
type Part = { type: string; text: string; inside?: Part[] }

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
/** Nesting that no author writes. */
const MAX_DEPTH = 200

/**
 * Returns the width in CSS pixels at which an image is shown, by its `sizes` attribute: “parse a sizes attribute” of
 * the HTML Standard, 4.8.4.3.11, with the media conditions of Media Queries 4. Without a usable entry, it is 100vw.
 */
export function sourceSize(sizes: string | undefined, viewport: Viewport): number {
  for (const entry of splitAtCommas(componentsOf(sizes ?? ''))) {
    const parts = trim(entry)
    const last = parts.at(-1)
    if (!last) continue
    // What auto is depends on the layout, which is not known here; browsers start with 100vw.
    if (isWord(last, 'auto')) return viewport.width
    const size = lengthOf(last, viewport)
    if (size === undefined || size < 0) continue
    const condition = trim(parts.slice(0, -1))
    if (condition.length === 0) return size
    if (evaluateCondition(condition, viewport) === true) return size
  }
  return viewport.width
}

/** Returns whether a media query list applies to a screen (Media Queries 4, 3). An empty one does. */
export function matchesMedia(media: string | undefined, viewport: Viewport): boolean {
  const parts = trim(componentsOf(media ?? ''))
  if (parts.length === 0) return true
  return splitAtCommas(parts).some((query) => {
    const words = trim(query)
    const prefix = isWord(words[0], 'not', 'only') && words.length > 1 && nextWord(words)?.type === 'ident-token'
    const isNegated = prefix && isWord(words[0], 'not')
    const [type, ...rest] = prefix ? trim(words.slice(1)) : words
    if (type?.type !== 'ident-token' || isWord(type, 'not')) return evaluateCondition(words, viewport) === true
    const hasType = isWord(type, 'all', 'screen')
    const tail = trim(rest)
    const own =
      tail.length === 0
        ? true
        : isWord(tail[0], 'and')
          ? evaluateCondition(trim(tail.slice(1)), viewport) === true
          : false
    return (hasType && own) !== isNegated
  })
}

const nextWord = (parts: Part[]) => parts.slice(1).find(({ type }) => type !== 'whitespace-token')

function componentsOf(css: string): Part[] {
  const root: Part[] = []
  const stack: { inside: Part[]; end: string }[] = [{ inside: root, end: '' }]
  tokenize(css, (type, start, end) => {
    const name = tokenNames[type] ?? ''
    if (name === 'comment-token') return
    const text = css.slice(start, end)
    const open = stack.at(-1)
    if (!open) return
    if (stack.length > 1 && text === open.end) return void stack.pop()
    const closing =
      name === 'function-token' || name === '(-token' ? ')' : name === '[-token' ? ']' : name === '{-token' ? '}' : ''
    if (closing === '' || stack.length > MAX_DEPTH) return void open.inside.push({ type: name, text })
    const inside: Part[] = []
    open.inside.push({ type: name, text, inside })
    stack.push({ inside, end: closing })
  })
  return root
}

function splitAtCommas(parts: Part[]): Part[][] {
  const lists: Part[][] = [[]]
  for (const part of parts) {
    if (part.type === 'comma-token') lists.push([])
    else lists.at(-1)?.push(part)
  }
  return lists
}

const isSpace = ({ type }: Part) => type === 'whitespace-token'
function trim(parts: Part[]): Part[] {
  const from = parts.findIndex((part) => !isSpace(part))
  return from < 0 ? [] : parts.slice(from, parts.findLastIndex((part) => !isSpace(part)) + 1)
}

const isWord = (part: Part | undefined, ...words: string[]) =>
  part?.type === 'ident-token' && words.includes(part.text.toLowerCase())

/** Pixels of a length that `sizes` accepts: no percentage, no plain number except 0. */
function lengthOf(part: Part, viewport: Viewport): number | undefined {
  if (part.type === 'function-token') {
    const value = mathOf(part, viewport)
    return value?.isLength ? Math.max(0, value.value) : undefined
  }
  const value = plainValue(part, viewport)
  return value && (value.isLength || value.value === 0) ? value.value : undefined
}

type Quantity = { value: number; isLength: boolean }

function plainValue({ type, text }: Part, viewport: Viewport): Quantity | undefined {
  if (type === 'number-token') return { value: Number(text), isLength: false }
  if (type !== 'dimension-token') return undefined
  const [, digits = '', unit = ''] = /^([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)(.*)$/is.exec(text) ?? []
  const factor = LENGTHS[unescaped(unit).toLowerCase()]
  return factor && { value: Number(digits) * factor(viewport), isLength: true }
}

/** CSS escapes in a unit: `1\\p\\x`. */
const unescaped = (text: string) =>
  text.replace(/\\(?:([\da-f]{1,6})\s?|(.))/gis, (_, hex, letter) =>
    hex ? String.fromCodePoint(Number.parseInt(hex, 16) || 0xfffd) : letter,
  )

/** Math functions of CSS Values 4: calc, min, max, clamp. */
function mathOf({ text, inside = [] }: Part, viewport: Viewport): Quantity | undefined {
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
      // A sum needs white space around its sign.
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

/** `null` is unknown; undefined is a syntax error. */
type Verdict = boolean | null | undefined

/** A media condition (Media Queries 4, 3), with its three-valued logic. */
function evaluateCondition(parts: Part[], viewport: Viewport): Verdict {
  const words = parts.filter((part) => !isSpace(part))
  if (isWord(words[0], 'not')) return words.length === 2 ? negate(inParentheses(words[1], viewport)) : undefined
  let result = inParentheses(words[0], viewport)
  const joint = words[1]?.text.toLowerCase()
  for (let at = 1; at < words.length && result !== undefined; at += 2) {
    if (!isWord(words[at], 'and', 'or') || words[at]?.text.toLowerCase() !== joint) return undefined
    const next = inParentheses(words[at + 1], viewport)
    if (next === undefined) return undefined
    result =
      joint === 'and'
        ? result === false || next === false
          ? false
          : result === null || next === null
            ? null
            : true
        : result || next
          ? true
          : result === null || next === null
            ? null
            : false
  }
  return result
}

const negate = (verdict: Verdict): Verdict => (typeof verdict === 'boolean' ? !verdict : verdict)

function inParentheses(part: Part | undefined, viewport: Viewport): Verdict {
  if (!part?.inside || (part.type !== '(-token' && part.type !== 'function-token')) return undefined
  if (!isAnyValue(part.inside)) return undefined
  // “General enclosed”: for the future, and unknown until then.
  if (part.type === 'function-token') return null
  const words = trim(part.inside)
  if (words.length === 0) return undefined
  if (words[0]?.type === '(-token' || isWord(words[0], 'not') || words[0]?.type === 'function-token') {
    const verdict = evaluateCondition(words, viewport)
    if (verdict !== undefined) return verdict
  }
  const feature = evaluateFeature(words, viewport)
  return feature === undefined ? null : feature
}

/** Anything but unmatched brackets, bad strings, and bad URLs (CSS Syntax 3, `<any-value>`). */
function isAnyValue(parts: Part[]): boolean {
  return parts.every(
    ({ type, inside }) =>
      !/^(?:\)-token|\]-token|\}-token|bad-string-token|bad-url-token)$/.test(type) && (!inside || isAnyValue(inside)),
  )
}

function evaluateFeature(parts: Part[], viewport: Viewport): Verdict {
  const words = parts.filter((part) => !isSpace(part))
  const [name, colon, ...value] = words
  if (name?.type === 'ident-token' && words.length === 1) return booleanFeature(name.text.toLowerCase(), viewport)
  if (name?.type === 'ident-token' && colon?.type === 'colon-token')
    return plainFeature(name.text.toLowerCase(), value, viewport)
  return rangeFeature(words, viewport)
}

const DISCRETE: Record<string, string[]> = {
  'prefers-color-scheme': ['light'],
  'prefers-reduced-motion': ['no-preference'],
  hover: ['hover'],
  'any-hover': ['hover'],
  pointer: ['fine'],
  'any-pointer': ['fine'],
  'display-mode': ['browser'],
  update: ['fast'],
  scripting: ['enabled'],
}

function measured(name: string, { width, height, density }: Viewport): number | undefined {
  if (name === 'width' || name === 'device-width') return width
  if (name === 'height' || name === 'device-height') return height
  if (name === 'aspect-ratio' || name === 'device-aspect-ratio') return width / height
  if (name === 'resolution' || name === '-webkit-device-pixel-ratio') return density
  return name === 'color' ? 8 : name === 'monochrome' || name === 'grid' ? 0 : undefined
}

function booleanFeature(name: string, viewport: Viewport): Verdict {
  const value = measured(name, viewport)
  if (value !== undefined) return value !== 0
  if (name === 'orientation') return true
  const own = DISCRETE[name]
  return own ? !/^(?:none|no-preference)$/.test(own[0] ?? '') : undefined
}

function plainFeature(text: string, value: Part[], viewport: Viewport): Verdict {
  const webkit = /^-webkit-(min|max)-device-pixel-ratio$/.exec(text)
  const [, bound, bare = ''] = webkit
    ? ['', webkit[1], '-webkit-device-pixel-ratio']
    : (/^(?:(min|max)-)?(.*)$/.exec(text) ?? [])
  const actual = measured(bare, viewport)
  if (actual === undefined) {
    const word = value.length === 1 && value[0]?.type === 'ident-token' ? value[0].text.toLowerCase() : undefined
    if (bare === 'orientation' && word)
      return /^(?:portrait|landscape)$/.test(word)
        ? word === (viewport.height >= viewport.width ? 'portrait' : 'landscape')
        : undefined
    const own = DISCRETE[bare]
    return own && word && !bound ? own.includes(word) : undefined
  }
  const wanted = featureValue(bare, value, viewport)
  if (wanted === undefined) return undefined
  return bound === 'min' ? actual >= wanted : bound === 'max' ? actual <= wanted : actual === wanted
}

function featureValue(name: string, value: Part[], viewport: Viewport): number | undefined {
  const [first] = value
  if (!first) return undefined
  if (name.endsWith('aspect-ratio')) {
    const [one, other] = [Number(value[0]?.text), value.length === 3 ? Number(value[2]?.text) : 1]
    return Number.isFinite(one / other) ? one / other : undefined
  }
  if (value.length !== 1) return undefined
  if (name === 'resolution') {
    const [, digits, unit = ''] = /^(\d*\.?\d+)(dppx|x|dpi|dpcm)$/i.exec(first.text) ?? []
    const factor: Record<string, number> = { dppx: 1, x: 1, dpi: 1 / 96, dpcm: 2.54 / 96 }
    return digits ? Number(digits) * (factor[unit.toLowerCase()] ?? 1) : undefined
  }
  if (/^(?:-webkit-device-pixel-ratio|color|monochrome|grid)$/.test(name))
    return first.type === 'number-token' ? Number(first.text) : undefined
  const quantity = first.type === 'function-token' ? mathOf(first, viewport) : plainValue(first, viewport)
  return quantity && (quantity.isLength || quantity.value === 0) ? quantity.value : undefined
}

/** `400px <= width < 800px` (Media Queries 4, 2.4.3). */
function rangeFeature(words: Part[], viewport: Viewport): Verdict {
  const sides: Part[][] = [[]]
  const operators: string[] = []
  for (let at = 0; at < words.length; at++) {
    const part = words[at] as Part
    if (part.type === 'delim-token' && /^[<>=]$/.test(part.text)) {
      const isWide = part.text !== '=' && words[at + 1]?.type === 'delim-token' && words[at + 1]?.text === '='
      operators.push(isWide ? `${part.text}=` : part.text)
      if (isWide) at++
      sides.push([])
    } else sides.at(-1)?.push(part)
  }
  if (operators.length === 0 || operators.length > 2) return undefined
  const nameAt = sides.findIndex((side) => side.length === 1 && side[0]?.type === 'ident-token')
  const name = sides[nameAt]?.[0]?.text.toLowerCase() ?? ''
  const actual = measured(name, viewport)
  if (actual === undefined || (operators.length === 2 && nameAt !== 1)) return undefined
  const values = sides.map((side, at) => (at === nameAt ? actual : featureValue(name, side, viewport)))
  if (values.some((value) => value === undefined)) return undefined
  return operators.every((operator, at) => compare(values[at] as number, operator, values[at + 1] as number))
}

function compare(one: number, operator: string, other: number) {
  if (operator === '<') return one < other
  if (operator === '<=') return one <= other
  if (operator === '>') return one > other
  return operator === '>=' ? one >= other : one === other
}
