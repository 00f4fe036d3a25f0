import { closes, opens, type Token, tokensOf, types } from './tokens.ts'

/**
 * Functions of CSS whose arguments are numbers, colors, keywords, or further values, so that a shorter notation means
 * the same. `attr()`, `if()`, `element()`, `paint()`, and custom functions are left out: their arguments are names,
 * conditions, or text.
 */
const KNOWN = new Set(
  'calc min max clamp round mod rem sin cos tan asin acos atan atan2 pow sqrt hypot log exp abs sign calc-size progress rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark contrast-color device-cmyk linear-gradient radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient repeating-conic-gradient image-set cross-fade url translate translatex translatey translatez translate3d scale scalex scaley scalez scale3d rotate rotatex rotatey rotatez rotate3d skew skewx skewy matrix matrix3d perspective blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia cubic-bezier steps linear inset circle ellipse polygon path rect xywh minmax repeat fit-content counter counters symbols var env format tech local anchor anchor-size scroll view superellipse'.split(
    ' ',
  ),
)
/** Functions that WebKit still reads with its prefix, and those of its first gradients. */
const OLD =
  /^(?:-webkit-(?:gradient|image-set|cross-fade)|-(?:webkit|moz|o|ms)-(?:repeating-)?(?:linear|radial)-gradient|-(?:webkit|moz)-calc|from|to|color-stop)$/

/**
 * Returns whether a function's arguments are values of CSS. Those of any other function are text that a preprocessor or
 * a browser's own syntax gives a meaning, such as `theme(colors.red.500)`.
 * @param text the function's token, with its parenthesis
 */
export function isKnownFunction(text: string): boolean {
  const name = text.slice(0, -1).toLowerCase()
  return KNOWN.has(name) || OLD.test(name)
}

const FUNCTION = /[\w\\\u0080-\uffff-]\(/

/** Returns whether a value contains a function whose arguments are text. */
export const hasTextFunction = (value: string): boolean =>
  FUNCTION.test(value) && tokensOf(value).some(({ type, text }) => type === types.Function && !isKnownFunction(text))

/** Returns the index of the token that closes the function at `begin`; the last one if none does. */
export function endOfFunction(tokens: Token[], begin: number): number {
  let depth = 0
  for (let at = begin; at < tokens.length; at++) {
    const token = tokens[at] as Token
    if (opens(token)) depth++
    else if (closes(token) && --depth === 0) return at
  }
  return tokens.length - 1
}

/** Returns a value with the arguments of its text functions replaced. */
export function mapTextArguments(value: string, change: (argument: string) => string): string {
  if (!FUNCTION.test(value)) return value
  const tokens = tokensOf(value)
  let out = ''
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token
    out += token.text
    if (token.type !== types.Function || isKnownFunction(token.text)) continue
    const end = endOfFunction(tokens, at)
    const hasEnd = tokens[end] !== undefined && closes(tokens[end] as Token) && end > at
    const inside = tokens.slice(at + 1, hasEnd ? end : end + 1)
    out += change(inside.map(({ text }) => text).join('')) + (hasEnd ? ')' : '')
    at = end
  }
  return out
}
