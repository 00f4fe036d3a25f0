import { calculate } from './calculate.ts'

/**
 * Properties in which a negative number is valid without calc(). Elsewhere it is invalid, while calc() is clamped (CSS
 * Values 4, section 10.12).
 */
const TAKES_NEGATIVE =
  /^(?:margin|inset|scroll-margin)(?:-|$)|^(?:top|right|bottom|left|z-index|order|opacity|text-indent|letter-spacing|word-spacing|(?:background|object|mask)-position(?:-[xy])?|(?:transform|perspective)-origin|transform|translate|rotate|scale|vertical-align|outline-offset|text-underline-offset|stroke-dashoffset)$/
/** Properties in which a fraction is invalid, while calc() is rounded. */
const TAKES_INTEGER =
  /^(?:z-index|order|orphans|widows|column-count|columns|line-clamp|tab-size|grid-(?:row|column|area).*|counter-.*|font-weight|hyphenate-.*|animation-iteration-count)$/
const MATH = /(?<![\w-])(?:calc|min|max|clamp)\(/g

/**
 * Returns a value with its math functions replaced by their results. A result that the property does not accept, such
 * as a negative width, stays in calc(), because browsers would drop it otherwise.
 * @param isLength whether the property takes lengths, so that a bare 0 is a length and calc(0) is not
 * @example resolveMath('width', 'calc(1px - 3px)', true) // 'calc(-2px)'
 */
export function resolveMath(property: string, text: string, isLength: boolean): string {
  let out = ''
  let from = 0
  for (const { index } of text.matchAll(MATH)) {
    if (index < from) continue
    const end = closingOf(text, index)
    const written = text.slice(index, end)
    out += text.slice(from, index) + resolveOne(written)
    from = end
  }
  return out + text.slice(from)

  function resolveOne(written: string) {
    const result = calculate(written)
    if (result === undefined) return written
    const value = Number.parseFloat(result)
    const isNumber = String(value).replace(/^(-?)0\./, '$1.') === result
    if (value < 0 && !TAKES_NEGATIVE.test(property)) return `calc(${result})`
    if (isNumber && TAKES_INTEGER.test(property) && !Number.isInteger(value)) return `calc(${result})`
    if (isNumber && value === 0) return `calc(0)`
    return isLength && result === '0px' ? '0' : result
  }
}

/** Returns where a function ends. */
function closingOf(text: string, from: number) {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    if (text[at] === '(') depth++
    else if (text[at] === ')' && --depth === 0) return at + 1
  }
  return text.length
}
