/** One candidate of a `srcset` attribute, with its descriptor. */
export type ImageCandidate = {
  url: string
  /** Pixels of the `w` descriptor. */
  width?: number
  /** Of the `x` descriptor. */
  density?: number
}

const SPACE = /[\t\n\f\r ]/
// biome-ignore lint/suspicious/noControlCharactersInRegex: a descriptor with one is broken, not unknown
const CONTROL = /[\u0001-\u001f]/
const INTEGER = /^\d+$/
/** A valid floating-point number (HTML Standard, 2.3.4.3): no plus sign, no missing digits. */
const NUMBER = /^-?(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][-+]?\d+)?$/

export type SrcsetOptions = {
  /**
   * Keeps a candidate whose descriptor is unknown, without that descriptor, as the standard did until 2014. Browsers
   * leave the candidate out.
   */
  keepsUnknown?: boolean
}

/**
 * Parses a `srcset` attribute, by the steps of the HTML Standard, 4.8.4.3.10. A candidate with an error is left out.
 */
export function parseSrcset(input: string, { keepsUnknown = false }: SrcsetOptions = {}): ImageCandidate[] {
  const candidates: ImageCandidate[] = []
  let at = 0
  while (at < input.length) {
    while (at < input.length && (SPACE.test(input[at] as string) || input[at] === ',')) at++
    if (at >= input.length) break
    const start = at
    while (at < input.length && !SPACE.test(input[at] as string)) at++
    const word = input.slice(start, at)
    const url = word.replace(/,+$/, '')
    let descriptors: string[] = []
    if (url === word) [descriptors, at] = readDescriptors(input, at)
    const candidate = describe(url, descriptors, keepsUnknown)
    if (candidate) candidates.push(candidate)
  }
  return candidates
}

/** Returns the descriptors up to the comma that ends a candidate. A comma in parentheses is part of a descriptor. */
function readDescriptors(input: string, from: number): [descriptors: string[], end: number] {
  const descriptors: string[] = []
  let current = ''
  let isInParentheses = false
  let at = from
  for (; at < input.length; at++) {
    const letter = input[at] as string
    if (isInParentheses) {
      current += letter
      if (letter === ')') isInParentheses = false
    } else if (SPACE.test(letter)) {
      if (current !== '') descriptors.push(current)
      current = ''
    } else if (letter === ',') {
      at++
      break
    } else {
      current += letter
      if (letter === '(') isInParentheses = true
    }
  }
  if (current !== '') descriptors.push(current)
  return [descriptors, at]
}

/** Undefined for a candidate with an error. */
function describe(url: string, descriptors: string[], keepsUnknown: boolean): ImageCandidate | undefined {
  let width: number | undefined
  let density: number | undefined
  let height: number | undefined
  for (const descriptor of descriptors) {
    const value = descriptor.slice(0, -1)
    const unit = descriptor.at(-1)
    if (unit === 'w' && INTEGER.test(value)) {
      if (width !== undefined || density !== undefined || Number(value) === 0) return undefined
      width = Number(value)
    } else if (unit === 'x' && NUMBER.test(value) && !(keepsUnknown && Number(value) < 0)) {
      if (width !== undefined || density !== undefined || height !== undefined || Number(value) < 0) return undefined
      density = Number(value)
    } else if (unit === 'h' && INTEGER.test(value)) {
      if (height !== undefined || density !== undefined || Number(value) === 0) return undefined
      height = Number(value)
    } else if (!keepsUnknown || CONTROL.test(descriptor)) return undefined
  }
  if (height !== undefined && width === undefined) return undefined
  return { url, ...(width === undefined ? {} : { width }), ...(density === undefined ? {} : { density }) }
}

export type Source = { src?: string | undefined; srcset?: string | undefined; sizes?: string | undefined }
/** In CSS pixels, and device pixels for each of them. */
export type Viewport = { width: number; height: number; density: number }

/**
 * Returns the URL that a browser chooses, as written; undefined if there is none. The standard leaves the choice open
 * (4.8.4.3.9); browsers take the smallest density that is enough, else the largest.
 * @param sourceSize width in CSS pixels at which the image is shown, from `sizes`
 */
export function chooseCandidate(
  { src, srcset }: Source,
  sourceSize: number,
  { density }: Pick<Viewport, 'density'>,
  options?: SrcsetOptions,
): string | undefined {
  const candidates = parseSrcset(srcset ?? '', options)
  const hasWidth = candidates.some(({ width }) => width !== undefined)
  const hasOne = candidates.some((one) => one.width === undefined && (one.density ?? 1) === 1)
  if (src && !hasWidth && !hasOne) candidates.push({ url: src })
  const seen = new Set<number>()
  const sources = candidates
    .map(({ url, width, density: own }) => ({
      url,
      density: width === undefined ? (own ?? 1) : sourceSize === 0 ? Number.POSITIVE_INFINITY : width / sourceSize,
    }))
    .filter((one) => !seen.has(one.density) && seen.add(one.density))
    .sort((one, other) => one.density - other.density)
  return (sources.find((one) => one.density >= density) ?? sources.at(-1))?.url
}
