import { readColor, shortestColor, takesColors } from './colors.ts'
import { shortenKeywords } from './keywords.ts'
import { endOfFunction, isKnownFunction } from './known-functions.ts'
import { closes, isSpace, opens, type Token, tokensOf, types } from './tokens.ts'

/** Math functions, in which whitespace around + and - is significant. */
export const MATH =
  /^(?:-webkit-|-moz-)?(?:calc|min|max|clamp|round|mod|rem|sin|cos|tan|asin|acos|atan|atan2|pow|sqrt|hypot|log|exp|abs|sign|calc-size|progress)\($/i
const COLOR_FUNCTION = /^(?:rgba?|hsla?|hwb)\($/i
const LENGTH =
  /^([+-]?)0(?:\.0+)?(?:px|em|rem|ex|ch|cm|mm|q|in|pt|pc|vw|vh|vmin|vmax|svw|svh|lvw|lvh|dvw|dvh|cqw|cqh)$/i
/** Properties in which 0 without a unit is a length and nothing else. */
const TAKES_ZERO =
  /^(?:margin|padding|border|outline|inset|scroll-(?:margin|padding))(?:-|$)|^(?:top|right|bottom|left|(?:min-|max-)?(?:width|height|inline-size|block-size)|font-size|letter-spacing|word-spacing|text-indent|(?:grid-)?(?:row-|column-)?gap|flex-basis|background-(?:position|size)|background|box-shadow|text-shadow|vertical-align|text-underline-offset|object-position|transform-origin|perspective-origin)$/

/**
 * Returns a value in fewer characters: without unnecessary spaces, without zeros before or after the point, with the
 * shortest name of each color. It never calculates, and it leaves custom properties unchanged, because scripts read
 * them as text, and the arguments of functions that CSS does not know, because they are text too.
 */
export function shortenValue(property: string, value: string): string {
  if (property.startsWith('--')) return value
  if (property === 'unicode-range') return value.replace(/\s*,\s*/g, ',').replace(/(?<=[+-])0+(?=[\da-f])/gi, '')
  const isHack = /^(?:-ms-)?filter$/.test(property) && /progid|alpha\(|expression\(/i.test(value)
  if (isHack) return value
  const tokens = tokensOf(value)
  const hasColors = takesColors(property)
  let out = ''
  /** For each open bracket, whether it is or is inside a math function. */
  const math: boolean[] = []
  const functions: string[] = []
  let closed: string | undefined
  let isAfterColor = false
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token
    const [before, after] = [tokens[at - 1], tokens[at + 1]]
    const isMath = math.at(-1) === true
    if (isSpace(token)) {
      const isNeeded = isAfterColor || !separatesItself(before, after, closed, isMath)
      out += keepsSpace(before, after, isMath) && isNeeded ? ' ' : ''
      continue
    }
    isAfterColor = false
    if (token.type === types.Function && !isKnownFunction(token.text)) {
      const end = endOfFunction(tokens, at)
      out += writtenAs(tokens.slice(at, end + 1))
      closed = token.text
      at = end
      continue
    }
    const isAfterSubstituted = tokens[at - 2]?.type === types.RightParenthesis && isSubstituted(closed)
    const takesHash = out.endsWith(' ') && !isMath && !isAfterSubstituted
    const color =
      (hasColors || token.type === types.Function) && !functions.includes('var(')
        ? colorAt(tokens, at, takesHash)
        : undefined
    if (color) {
      // No space is needed before a hash.
      out = takesHash && color.text.startsWith('#') ? `${out.slice(0, -1)}${color.text}` : out + color.text
      at = color.end
      isAfterColor = true
      // A hash or a name would join with what follows, unlike the function that it replaces.
      if (tokens[at + 1] && /^[\w-]/.test(tokens[at + 1]?.text ?? '')) out += ' '
      continue
    }
    if (opens(token)) {
      math.push(isMath || MATH.test(token.text))
      functions.push(token.text.toLowerCase())
    } else if (closes(token)) {
      math.pop()
      closed = functions.pop()
    }
    out += shortenToken(token, { before, property, isMath, isInside: functions.length > 0 })
  }
  return shortenKeywords(property, shortenPlace(property, out.trim()))
}

const PLACES = /^(?:background|object|mask)-position$/
const PLACE_WORD: Record<string, string> = { left: '0%', right: '100%', top: '0%', bottom: '100%', center: '50%' }

/** Shortens positions of two keywords to percentages, to which they compute, and an empty background to `none`. */
function shortenPlace(property: string, value: string) {
  if (property === 'background' && value === '#0000') return 'none'
  if (!PLACES.test(property) || !/^[a-z]+ [a-z]+$/.test(value)) return value
  const words = value.split(' ')
  if (/^(?:top|bottom)$/.test(words[0] ?? '') || /^(?:left|right)$/.test(words[1] ?? '')) words.reverse()
  const [x, y] = words.map((word) => PLACE_WORD[word])
  if (x === undefined || y === undefined) return value
  return y === '50%' ? x : `${x} ${y}`
}

/**
 * Returns the value of a custom property with short numbers and colors: scripts see another text, var() the same
 * tokens.
 */
export const shortenCustomProperty = (value: string): string =>
  /[{}]|\/\*/.test(value) ? value : shortenValue('custom-color', value.replace(/\s+/g, ' '))

function keepsSpace(before: Token | undefined, after: Token | undefined, isMath: boolean) {
  if (!before || !after) return false
  if (before.type === types.Comma || after.type === types.Comma) return false
  if (opens(before) || (closes(after) && after.type !== types.RightCurlyBracket)) return false
  if (isMath) return !/^[*/]$/.test(before.text) && !/^[*/]$/.test(after.text)
  return before.text !== '/' && after.text !== '/'
}

/** Returns whether two tokens stay separate without whitespace between them (CSS Syntax 3, section 4.3). */
function separatesItself(
  before: Token | undefined,
  after: Token | undefined,
  closed: string | undefined,
  isMath: boolean,
) {
  if (isMath || !before || !after || (after.type === types.Function && isSubstituted(after.text))) return false
  if (before.type === types.RightParenthesis) return !isSubstituted(closed)
  return before.type === types.String || after.type === types.String
}

/** Returns whether a browser or a preprocessor replaces a function by other tokens, which may join with the next. */
const isSubstituted = (text = '(') => text !== '(' && (/^(?:var|env)\($/i.test(text) || !isKnownFunction(text))

const writtenAs = (tokens: Token[]) => tokens.map(({ text }) => text).join('')

type Place = { before: Token | undefined; property: string; isMath: boolean; isInside: boolean }

function shortenToken({ type, text }: Token, { before, property, isMath, isInside }: Place) {
  if (type === types.Url) return shortenUrl(text)
  if (type !== types.Number && type !== types.Dimension && type !== types.Percentage) return text
  if (!isMath && !isInside && type === types.Dimension && LENGTH.test(text) && TAKES_ZERO.test(property)) return '0'
  const isApart = before === undefined || isSpace(before) || before.type === types.Comma || opens(before)
  const [, sign = '', digits = '', fraction = '', rest = ''] =
    /^([+-]?)(\d*)(?:\.(\d+))?((?:e[+-]?\d+)?.*)$/is.exec(text) ?? []
  if (/^e[+-]?\d/i.test(rest)) return text
  const whole = digits.replace(/^0+(?=\d)/, '')
  const part = fraction.replace(/0+$/, '')
  const number = part === '' ? whole || '0' : `${whole === '0' ? '' : whole}.${part}`
  // A digit before a unit that begins with “e” would become an exponent; a plus may separate two numbers.
  const mark = sign === '+' && isApart ? '' : number === '0' && sign === '-' && !isInside && rest === '' ? '' : sign
  return `${mark}${number}${rest}`
}

const shortenUrl = (text: string) => text.replace(/^url\(\s+/i, 'url(').replace(/\s+\)$/, ')')

/**
 * Returns a legacy color that begins here in its shortest form, and its last token; of equal lengths the hash, if
 * requested.
 */
function colorAt(tokens: Token[], at: number, takesHash: boolean): { text: string; end: number } | undefined {
  const token = tokens[at] as Token
  if (token.type === types.Function && COLOR_FUNCTION.test(token.text)) {
    let end = at + 1
    while (tokens[end] && tokens[end]?.type !== types.RightParenthesis && !opens(tokens[end] as Token)) end++
    if (tokens[end]?.type !== types.RightParenthesis) return undefined
    const color = readColor(writtenAs(tokens.slice(at, end + 1)))
    return color && { text: shortestColor(color), end }
  }
  if (token.type !== types.Hash && token.type !== types.Ident) return undefined
  const color = readColor(token.text)
  if (!color) return undefined
  const shortest = shortestColor(color)
  const isShorter = shortest.length < token.text.length + (takesHash && shortest.startsWith('#') ? 1 : 0)
  return { text: isShorter ? shortest : token.text, end: at }
}
