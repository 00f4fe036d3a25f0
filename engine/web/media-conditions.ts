import { componentsOf, isSpace, isWord, type Part, splitAtCommas, trim } from './css-components.ts'
import { mathOf, plainValue } from './css-length.ts'
import type { Viewport } from './srcset.ts'

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

/** `null` is unknown; undefined is a syntax error. */
type Verdict = boolean | null | undefined

/** Evaluates a media condition (Media Queries 4, 3), with its three-valued logic. */
export function evaluateCondition(parts: Part[], viewport: Viewport): Verdict {
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
  // “General enclosed” syntax is for future extensions, so its value is unknown.
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

/** Returns whether tokens have no unmatched brackets, bad strings, or bad URLs (CSS Syntax 3, `<any-value>`). */
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
