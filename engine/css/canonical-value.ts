import { string, url } from 'css-tree'
import { PIXELS, trim } from './calculate.ts'
import { readColor, takesColors } from './colors.ts'
import { shortenKeywords } from './keywords.ts'
import { endOfFunction, isKnownFunction } from './known-functions.ts'
import { resolveMath } from './resolve-math.ts'
import { closes, isSpace, opens, splitAt, type Token, tokensOf, types } from './tokens.ts'
import { plainNumber, transform } from './transforms.ts'

/** Properties whose identifiers authors choose, so that case matters. */
const CUSTOM_NAMES =
  /^(?:--|animation|font-family|font$|grid|counter|content|quotes|view-|container|will-change|transition|list-style|src|d$)/
const POSITION = /^(?:(?:background|object|mask)-position|(?:transform|perspective)-origin)$/
const EASING: Record<string, string> = {
  'cubic-bezier(.25,.1,.25,1)': 'ease',
  'cubic-bezier(0,0,1,1)': 'linear',
  'cubic-bezier(.42,0,1,1)': 'ease-in',
  'cubic-bezier(0,0,.58,1)': 'ease-out',
  'cubic-bezier(.42,0,.58,1)': 'ease-in-out',
  'steps(1)': 'step-end',
  'steps(1,start)': 'step-start',
}
/** Math functions. */
const MATH =
  /^(?:-webkit-|-moz-)?(?:calc|min|max|clamp|round|mod|rem|sin|cos|tan|asin|acos|atan|atan2|pow|sqrt|hypot|log|exp|abs|sign|calc-size|progress)\($/i
const ZERO = /^[+-]?0*\.?0+(?:px|em|rem|ex|ch|cm|mm|q|in|pt|pc|[sld]?v[wh]|vmin|vmax)$/i
/** Properties in which a length of zero equals the number zero. */
const TAKES_LENGTH =
  /^(?:margin|padding|border|outline|inset|scroll-(?:margin|padding))(?:-|$)|^(?:top|right|bottom|left|(?:min-|max-)?(?:width|height|inline-size|block-size)|font-size|letter-spacing|word-spacing|text-indent|(?:grid-)?(?:row-|column-)?gap|flex-basis|background-(?:position|size)|background|box-shadow|text-shadow|vertical-align|text-underline-offset|object-position|transform-origin|perspective-origin)$/
/** Filters of Internet Explorer, which are not CSS. */
const PROPRIETARY = /progid|alpha\(|expression\(/i
const DRAWS = /^(?:drop-shadow|translate|translatex|translatey|translate3d|inset|polygon)\($/
const DEGREES: Record<string, number> = { deg: 1, grad: 0.9, turn: 360, rad: 180 / Math.PI }

/**
 * Returns a value in one canonical spelling, for a property. Two values with equal canonical texts mean the same; two
 * with different ones may mean the same too.
 */
export function canonicalValue(property: string, value: string): string {
  if (property.startsWith('--')) return value
  if (property === 'unicode-range')
    return value
      .toLowerCase()
      .replace(/\s+/g, '')
      .replace(/(?<=[+-])0+(?=[\da-f])/g, '')
      .replace(/u\+([\da-f]*)(\?+)/g, wildcard)
  if (PROPRIETARY.test(value) && /filter$/.test(property)) return value
  const bare = property.replace(/^-(?:webkit|moz|ms|o)-/, '')
  let text = canonicalTokens(bare, value)
  if (/^(?:inherit|initial|unset|revert)$/i.test(text)) return text.toLowerCase()
  text = shortenKeywords(bare, text.replace(/light-dark\(([^(),]*),\1\)/g, '$1'))
  if (bare === 'font-weight') text = { normal: '400', bold: '700' }[text] ?? text
  else if (bare === 'font-family') text = splitAt(text, ',').map(familyName).join(',')
  else if (POSITION.test(bare)) text = splitAt(text, ',').map(position).join(',')
  else if (/^(?:background|mask)-position-[xy]$/.test(bare)) text = splitAt(text, ',').map(placePart).join(',')
  else if (/^background-(?:repeat|size)$/.test(bare)) text = splitAt(text, ',').map(pair).join(',')
  else if (bare === 'scale') text = splitAt(text, ' ').map(plainNumber).join(' ')
  else if (bare === 'transform') text = splitAt(text, ' ').map(transform).join(' ')
  else if (/^(?:box|text)-shadow$/.test(bare)) text = splitAt(text, ',').map(shadow).join(',')
  else if (/opacity$/.test(bare)) text = text.replace(/^([\d.]+)%$/, (_, part: string) => trim(Number(part) / 100))
  else if (/^stroke-(?:width|dashoffset)$/.test(bare)) text = text.replace(/^[\d.-]+$/, '$&px')
  else if (bare === 'stroke-dasharray') text = text.replaceAll(',', ' ')
  else if (bare === 'grid-template-areas')
    text = text.replace(/"\s*([^"]*?)\s*"/g, (_, row: string) => `"${row.replace(/\s+/g, ' ')}"`)
  else if (/^(?:transition|animation)-(?:duration|delay)$/.test(bare)) text = text.replace(/-?[\d.]+m?s\b/g, seconds)
  return text
}

/** @example wildcard('u+4??', '4', '??') // 'u+400-4ff' */
const wildcard = (_: string, digits: string, marks: string) =>
  `u+${digits === '' ? '0' : `${digits}${'0'.repeat(marks.length)}`}-${digits}${'f'.repeat(marks.length)}`

/** @example seconds('200ms') // '.2s' */
export const seconds = (text: string) =>
  text.endsWith('ms') ? `${trim(Number(text.slice(0, -2)) / 1_000)}s` : `${trim(Number(text.slice(0, -1)))}s`

/** Returns tokens with one space between components; none beside brackets, commas, and operators. */
function canonicalTokens(property: string, value: string) {
  const tokens = tokensOf(value)
  const hasColors = takesColors(property)
  const isFree = CUSTOM_NAMES.test(property)
  const open: string[] = []
  let out = ''
  let isTight = true
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token
    if (isSpace(token)) continue
    const color =
      hasColors || token.type === types.Hash || token.type === types.Function ? colorAt(tokens, at, open) : undefined
    if (token.type === types.Function && !isKnownFunction(token.text)) {
      const end = endOfFunction(tokens, at)
      // Whatever replaces the function joins with its neighbors unless a space is between them.
      if (isSpace(tokens[at - 1]) && !isTight) out += ' '
      const written = tokens.slice(at, end + 1).map(({ text }) => text)
      out += sealText(written.join(''))
      isTight = !isSpace(tokens[end + 1])
      at = end
      continue
    }
    const isGlue = token.type === types.Comma || token.type === types.Delim || closes(token)
    if (!isTight && !isGlue) out += ' '
    isTight = !color && (opens(token) || token.type === types.Comma || token.type === types.Delim)
    if (color) {
      out += color.text
      at = color.end
      continue
    }
    if (opens(token)) open.push(token.text.toLowerCase())
    else if (closes(token)) open.pop()
    out += canonicalToken(token, { isFree, isLength: TAKES_LENGTH.test(property), open })
  }
  return resolveMath(property, canonicalFunctions(out), TAKES_LENGTH.test(property))
}

/** First code point of the private use area, whose characters mean nothing in CSS. */
const SEALED = 0xe000

/** Returns text in characters that none of the rules here, and no split at commas or spaces, finds anything in. */
const sealText = (text: string) =>
  text.replace(/[^a-z\u0080-\uffff]/gi, (one) => String.fromCharCode(SEALED + one.charCodeAt(0)))

/** Returns a canonical value as it can be read, for messages. */
export const readableValue = (value: string): string =>
  value.replace(/[\ue000-\ue07f]/g, (one) => String.fromCharCode(one.charCodeAt(0) - SEALED))

const canonicalFunctions = (text: string) =>
  gradients(text.replace(/steps\((\d+),(?:jump-)?end\)/g, 'steps($1)')).replace(
    /(?:cubic-bezier|steps)\([^()]*\)/g,
    (one) => EASING[one] ?? one,
  )

function canonicalToken(
  { type, text }: Token,
  { isFree, isLength, open }: { isFree: boolean; isLength: boolean; open: string[] },
) {
  const isInVar = open.includes('var(')
  if (type === types.Function) return text.startsWith('--') ? text : text.toLowerCase()
  if (type === types.Ident) return isFree || text.startsWith('--') || isInVar ? text : text.toLowerCase()
  if (type === types.String) return JSON.stringify(string.decode(text))
  if (type === types.Url) return `url(${JSON.stringify(url.decode(text))})`
  if (type === types.Number) return trim(Number(text))
  if (type === types.Percentage) return `${trim(Number(text.slice(0, -1)))}%`
  if (type !== types.Dimension) return text
  const isDrawn =
    open.length === 0 ? isLength : open.some((one) => DRAWS.test(one)) && !open.some((one) => MATH.test(one))
  if (isDrawn && ZERO.test(text)) return '0'
  const [, number = '', unit = ''] = /^([+-]?[\d.]+(?:e[+-]?\d+)?)(.*)$/i.exec(text) ?? []
  const pixels = PIXELS[unit.toLowerCase()]
  if (pixels !== undefined) return `${trim(Number(number) * pixels)}px`
  const turn = DEGREES[unit.toLowerCase()]
  return turn === undefined ? `${trim(Number(number))}${unit.toLowerCase()}` : `${trim(Number(number) * turn)}deg`
}

function colorAt(tokens: Token[], at: number, open: string[]) {
  const token = tokens[at] as Token
  if (open.includes('var(') || open.includes('url(')) return undefined
  let end = at
  if (token.type === types.Function) {
    if (!/^(?:(?:rgb|hsl)a?|hwb)\($/i.test(token.text)) return undefined
    while (tokens[end] && tokens[end]?.type !== types.RightParenthesis) end++
  } else if (token.type !== types.Ident && token.type !== types.Hash) return undefined
  const written = tokens.slice(at, end + 1).map(({ text }) => text)
  const color = readColor(written.join(''))
  if (!color) return undefined
  // Between gradient stops, transparent black and transparent white give different colors.
  return { text: `#${color.map((one) => one.toString(16).padStart(2, '0')).join('')}`, end }
}

/** Normalizes gradients: without the default direction, and with a color at two places as two stops. */
const gradients = (text: string) =>
  text
    .replace(/(?<![\w-])((?:repeating-)?linear-gradient\()(?:to bottom|180deg),/g, '$1')
    .replace(/(?<=[,(])(#[\da-f]{8}) ([\d.]+(?:%|[a-z]+)) ([\d.]+(?:%|[a-z]+))(?=[,)])/g, '$1 $2,$1 $3')

function familyName(text: string) {
  const quoted = /^"(.*)"$/.exec(text)?.[1]
  if (quoted === undefined) return text.replace(/\s+/g, ' ')
  const isName = /^-?[a-z_\u0080-\uffff][\w\u0080-\uffff-]*(?: -?[a-z_\u0080-\uffff][\w\u0080-\uffff-]*)*$/i.test(
    quoted,
  )
  const isGeneric =
    /^(?:serif|sans-serif|monospace|cursive|fantasy|system-ui|math|emoji|fangsong|ui-[\w-]+|inherit|initial|unset|default|revert|revert-layer|-apple-system|blinkmacsystemfont)$/i
  return isName && !isGeneric.test(quoted) ? quoted : text
}

const PERCENT: Record<string, string> = { left: '0%', top: '0%', right: '100%', bottom: '100%', center: '50%' }

/** Normalizes positions: one or two values as horizontal and vertical; longer ones unchanged. */
function position(text: string) {
  const parts = splitAt(text, ' ')
  if (parts.length > 2) return text
  let [x = '', y = 'center'] = parts
  if (/^(?:top|bottom)$/.test(x)) [x, y] = [parts.length === 1 ? 'center' : y, x]
  else if (/^(?:left|right)$/.test(y) && parts.length === 2) [x, y] = [y, x]
  return `${placePart(x)} ${placePart(y)}`
}

const placePart = (one: string) => PERCENT[one] ?? (one === '0px' ? '0' : one)

const REPEAT: Record<string, string> = { 'repeat-x': 'repeat no-repeat', 'repeat-y': 'no-repeat repeat' }

/** Returns one value instead of a pair if the second is equal, or auto. */
function pair(text: string) {
  const full = REPEAT[text] ?? text
  const [one = '', other] = splitAt(full, ' ')
  if (other !== undefined) return full
  return /repeat|space|round/.test(one) ? `${one} ${one}` : /^(?:cover|contain)$/.test(one) ? one : `${one} auto`
}

/** Orders the parts of a shadow: inset, four lengths, color. */
function shadow(text: string) {
  const words = splitAt(text, ' ')
  if (words.length < 2) return text
  const lengths = words.filter((word) => /^[+-]?[\d.]+[a-z]*$/.test(word))
  const others = words.filter((word) => word !== 'inset' && !lengths.includes(word))
  if (lengths.length < 2 || others.length > 1 || /^(?:calc|var)\(/.test(others[0] ?? '')) return text
  const four = [...lengths, '0', '0'].slice(0, 4).map((one) => (one === '0px' ? '0' : one))
  return [...words.filter((word) => word === 'inset'), ...four, ...others].join(' ')
}
