import { canonicalValue, seconds } from './canonical-value.ts'
import { readColor } from './colors.ts'
import { font, type Parts } from './expand-font.ts'
import { hasTextFunction } from './known-functions.ts'
import { fourSides, longhandsOf, pairs, unprefixed } from './longhands.ts'
import type { Declaration } from './read-sheet.ts'
import { splitAt } from './tokens.ts'

export type Longhand = { property: string; value: string }

const WIDE = /^(?:inherit|initial|unset|revert|revert-layer)$/i
const BORDER_STYLE = /^(?:none|hidden|dotted|dashed|solid|double|groove|ridge|inset|outset|auto)$/i
const cache = new Map<string, Longhand[]>()

/**
 * Returns the longhands of a declaration with canonical values. If the value cannot be split, as with var(), every
 * longhand has the whole text.
 */
export function expand({ name, value }: Pick<Declaration, 'name' | 'value'>): Longhand[] {
  const key = `${name}:${value}`
  const found = cache.get(key)
  if (found) return found
  const list = expandNew(name, value)
  if (cache.size > 50_000) cache.clear()
  cache.set(key, list)
  return list
}

function expandNew(name: string, value: string): Longhand[] {
  const prefix = /^-(?:webkit|moz|ms|o|khtml|apple)-/.exec(name)?.[0] ?? ''
  const bare = unprefixed(name)
  const longhands = longhandsOf(name)
  const single = longhands.length === 1 && longhands[0] === bare
  if (single) return [{ property: name, value: canonicalValue(name, value) }]
  const whole = canonicalValue(bare, value)
  const parts =
    prefix !== '' || /var\(|env\(/i.test(value) || hasTextFunction(value) ? undefined : splitShorthand(bare, whole)
  if (WIDE.test(whole)) return longhands.map((one) => ({ property: `${prefix}${one}`, value: whole.toLowerCase() }))
  if (!parts)
    return longhands.map((one) => {
      // Returns whether a longhand is reset: border resets border-image, whatever the value of var().
      const isReset = bare === 'border' && one.startsWith('border-image')
      return { property: `${prefix}${one}`, value: isReset ? initialValue(one) : `${bare}:${whole}` }
    })
  return longhands.map((one) => ({ property: one, value: canonicalValue(one, parts[one] ?? initialValue(one)) }))
}

const INITIAL: Record<string, string> = {
  'border-image-source': 'none',
  'border-image-slice': '100%',
  'border-image-width': '1',
  'border-image-outset': '0',
  'border-image-repeat': 'stretch',
  'transition-behavior': 'normal',
  'text-decoration-thickness': 'auto',
}
/** Returns the initial value of a longhand that a shorthand resets. */
export const initialValue = (property: string) => INITIAL[property] ?? `initial(${property})`

/** Returns the values of longhands; omitted ones are reset. Undefined if they cannot be determined. */
function splitShorthand(name: string, value: string): Parts | undefined {
  const sides = fourSides[name]
  if (sides) return name === 'border-radius' ? corners(value, sides) : fromSides(splitAt(value, ' '), sides)
  const two = pairs[name]
  const words = splitAt(value, ' ')
  if (two) {
    const [first, second = first] = words
    return words.length > 2 || !first ? undefined : { [two[0]]: first, [two[1]]: second ?? first }
  }
  if (/^border(?:-(?:top|right|bottom|left))?$/.test(name)) return border(name, words)
  if (name === 'outline' || name === 'column-rule') return lineParts(words, (part) => `${name}-${part}`)
  if (name === 'flex') return flex(words)
  if (name === 'flex-flow') return flexFlow(words)
  if (name === 'list-style') return listStyle(words)
  if (name === 'background') return background(value)
  if (/^(?:background|mask)-position$/.test(name)) return places(name, value)
  if (name === 'transition') return transition(value)
  if (name === 'animation') return animation(value)
  if (name === 'text-decoration') return decoration(words)
  if (name === 'font') return font(value)
  return undefined
}

function fromSides(words: string[], sides: string[]): Parts | undefined {
  const [top, right = top, bottom = top, left = right] = words
  if (!top || words.length > 4) return undefined
  return Object.fromEntries([top, right, bottom, left].map((one, at) => [sides[at], one]))
}

function corners(value: string, sides: string[]): Parts | undefined {
  const [across = '', down = across, more] = splitAt(value, '/')
  if (more !== undefined) return undefined
  const [one, other] = [fromSides(splitAt(across, ' '), sides), fromSides(splitAt(down, ' '), sides)]
  if (!one || !other) return undefined
  return Object.fromEntries(
    sides.map((side) => [side, one[side] === other[side] ? `${one[side]}` : `${one[side]} ${other[side]}`]),
  )
}

const isColor = (word: string) =>
  readColor(word) !== undefined ||
  /^(?:currentcolor|(?:oklch|oklab|lab|lch|hwb|color|color-mix|light-dark)\(.*)$/i.test(word)
const isWidth = (word: string) => /^(?:thin|medium|thick|[+-]?[\d.]+[a-z]*|(?:calc|min|max|clamp)\(.*)$/i.test(word)

function lineParts(words: string[], nameOf: (part: string) => string): Parts | undefined {
  const parts: Parts = {}
  for (const word of words) {
    const part = BORDER_STYLE.test(word) ? 'style' : isWidth(word) ? 'width' : isColor(word) ? 'color' : ''
    if (part === '' || parts[nameOf(part)] !== undefined) return undefined
    parts[nameOf(part)] = word
  }
  for (const [part, value] of [
    ['width', 'medium'],
    ['style', 'none'],
    ['color', 'currentcolor'],
  ] as const)
    parts[nameOf(part)] ??= value
  return parts
}

function border(name: string, words: string[]): Parts | undefined {
  const sides = name === 'border' ? ['top', 'right', 'bottom', 'left'] : [name.slice(7)]
  const all = sides.map((side) => lineParts(words, (part) => `border-${side}-${part}`))
  return all.some((one) => one === undefined) ? undefined : Object.assign({}, ...all)
}

function flex(words: string[]): Parts | undefined {
  const parts = (grow: string, shrink: string, basis: string) => ({
    'flex-grow': grow,
    'flex-shrink': shrink,
    'flex-basis': basis === '0' || basis === '0px' ? '0px' : basis,
  })
  const [one = '', two, three] = words
  const isNumber = (word: string | undefined) => word !== undefined && /^[\d.]+$/.test(word)
  if (words.length === 1) {
    if (one === 'none') return parts('0', '0', 'auto')
    if (one === 'auto') return parts('1', '1', 'auto')
    return isNumber(one) ? parts(one, '1', '0%') : parts('1', '1', one)
  }
  if (words.length === 2 && isNumber(one) && two !== undefined)
    return isNumber(two) ? parts(one, two, '0%') : parts(one, '1', two)
  return words.length === 3 && isNumber(one) && isNumber(two) && three !== undefined
    ? parts(one, two ?? '', three)
    : undefined
}

function flexFlow(words: string[]): Parts | undefined {
  const wrap = words.find((word) => /wrap/.test(word))
  const direction = words.find((word) => /^(?:row|column)/.test(word))
  if (words.length !== [wrap, direction].filter(Boolean).length) return undefined
  return { 'flex-wrap': wrap ?? 'nowrap', 'flex-direction': direction ?? 'row' }
}

function listStyle(words: string[]): Parts | undefined {
  if (words.length === 1 && words[0] === 'none')
    return { 'list-style-type': 'none', 'list-style-image': 'none', 'list-style-position': 'outside' }
  const image = words.filter((word) => /^(?:url|image-set)\(/.test(word))
  const place = words.filter((word) => /^(?:inside|outside)$/.test(word))
  const type = words.filter((word) => !image.includes(word) && !place.includes(word) && word !== 'none')
  if (image.length > 1 || place.length > 1 || type.length > 1 || words.includes('none')) return undefined
  return {
    'list-style-type': type[0] ?? 'disc',
    'list-style-image': image[0] ?? 'none',
    'list-style-position': place[0] ?? 'outside',
  }
}

function background(value: string): Parts | undefined {
  if (splitAt(value, ',').length > 1) return undefined
  const parts: Parts = {}
  const place: string[] = []
  const [before = '', behind, more] = splitAt(value, '/')
  if (more !== undefined) return undefined
  const sizes: string[] = []
  const words = [
    ...splitAt(before, ' ').map((word) => ({ word, isSize: false })),
    ...splitAt(behind ?? '', ' ').map((word) => ({ word, isSize: true })),
  ]
  for (const { word, isSize } of words) {
    if (isSize && sizes.length < 2 && /^(?:auto|cover|contain|[+-]?[\d.]+[a-z%]*|calc\(.*)$/.test(word))
      sizes.push(word)
    else if (/^(?:repeat|repeat-x|repeat-y|no-repeat|space|round)$/.test(word))
      parts['background-repeat'] = `${parts['background-repeat'] ?? ''} ${word}`.trim()
    else if (/^(?:scroll|fixed|local)$/.test(word)) parts['background-attachment'] = word
    else if (/^(?:url|image-set|(?:repeating-)?(?:linear|radial|conic)-gradient)\(/.test(word))
      parts['background-image'] = word
    else if (word === 'none') parts['background-image'] = 'none'
    else if (isColor(word)) parts['background-color'] = word
    else if (/^(?:left|right|top|bottom|center|[+-]?[\d.]+[a-z%]*|calc\(.*)$/.test(word)) place.push(word)
    else return undefined
  }
  return {
    'background-color': '#00000000',
    'background-image': 'none',
    'background-repeat': 'repeat',
    'background-attachment': 'scroll',
    'background-size': sizes.join(' ') || 'auto',
    ...places('background-position', canonicalValue('background-position', place.join(' ') || '0% 0%')),
    'background-origin': 'padding-box',
    'background-clip': 'border-box',
    ...parts,
  }
}

/** Returns horizontal and vertical positions for each layer. */
function places(name: string, value: string): Parts | undefined {
  const layers = splitAt(value, ',').map((layer) => splitAt(layer, ' '))
  if (layers.some((words) => words.length !== 2)) return undefined
  return { [`${name}-x`]: layers.map(([x]) => x).join(','), [`${name}-y`]: layers.map(([, y]) => y).join(',') }
}

const TIME = /^-?[\d.]+m?s$/
const TIMING = /^(?:ease|linear|ease-in|ease-out|ease-in-out|step-start|step-end|(?:cubic-bezier|steps|linear)\(.*)$/

function layersOf(value: string, names: string[], read: (words: string[]) => string[] | undefined): Parts | undefined {
  const rows = splitAt(value, ',').map((layer) => read(splitAt(layer, ' ')))
  if (rows.some((row) => row === undefined)) return undefined
  return Object.fromEntries(names.map((name, at) => [name, rows.map((row) => row?.[at] ?? '').join(',')]))
}

function transition(value: string) {
  const names = ['property', 'duration', 'timing-function', 'delay', 'behavior'].map((one) => `transition-${one}`)
  return layersOf(value, names, (words) => {
    const times = words.filter((word) => TIME.test(word)).map(seconds)
    const timing = words.filter((word) => TIMING.test(word))
    const behavior = words.filter((word) => word === 'allow-discrete')
    const property = words.filter((word) => !TIME.test(word) && !TIMING.test(word) && word !== 'allow-discrete')
    if (times.length > 2 || timing.length > 1 || property.length > 1) return undefined
    return [property[0] ?? 'all', times[0] ?? '0s', timing[0] ?? 'ease', times[1] ?? '0s', behavior[0] ?? 'normal']
  })
}

const KINDS: [RegExp, number, string][] = [
  [/^(?:infinite|[\d.]+)$/, 4, '1'],
  [/^(?:normal|reverse|alternate|alternate-reverse)$/, 5, 'normal'],
  [/^(?:none|forwards|backwards|both)$/, 6, 'none'],
  [/^(?:running|paused)$/, 7, 'running'],
]

function animation(value: string) {
  const names = 'name duration timing-function delay iteration-count direction fill-mode play-state'
    .split(' ')
    .map((one) => `animation-${one}`)
  return layersOf(value, names, (words) => {
    const row = ['none', '0s', 'ease', '0s', '1', 'normal', 'none', 'running']
    const used = new Set<number>()
    const put = (place: number, word: string) => {
      if (used.has(place)) return false
      used.add(place)
      row[place] = word
      return true
    }
    for (const word of words) {
      const kind = KINDS.find(([pattern]) => pattern.test(word))
      const isPut = TIME.test(word)
        ? put(1, seconds(word)) || put(3, seconds(word))
        : TIMING.test(word)
          ? put(2, word)
          : kind
            ? put(kind[1], word)
            : put(0, word)
      if (!isPut) return undefined
    }
    return row
  })
}

function decoration(words: string[]): Parts | undefined {
  const parts: Parts = {
    'text-decoration-line': 'none',
    'text-decoration-style': 'solid',
    'text-decoration-color': 'currentcolor',
    'text-decoration-thickness': 'auto',
  }
  const lines: string[] = []
  for (const word of words) {
    if (/^(?:none|underline|overline|line-through)$/.test(word)) lines.push(word)
    else if (/^(?:solid|double|dotted|dashed|wavy)$/.test(word)) parts['text-decoration-style'] = word
    else if (isColor(word)) parts['text-decoration-color'] = word
    else return undefined
  }
  if (lines.length > 0) parts['text-decoration-line'] = lines.sort().join(' ')
  return parts
}
