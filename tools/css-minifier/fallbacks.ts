import { generate, parse, walk } from 'css-tree'

/** Units and functions that every browser in use has: what stands before them is overridden, not a fallback. */
const OLD = new Set(
  'px em rem ex ch cm mm q in pt pc vw vh vmin vmax deg rad grad turn s ms dpi dpcm dppx fr e x rgb( rgba( hsl( hsla( url( calc( var( attr( counter( counters( format( local( linear-gradient( radial-gradient( repeating-linear-gradient( repeating-radial-gradient( cubic-bezier( steps( translate( translatex( translatey( translatez( translate3d( scale( scalex( scaley( scale3d( rotate( rotatex( rotatey( rotatez( rotate3d( skew( skewx( skewy( matrix( matrix3d( perspective( rect( blur( brightness( contrast( drop-shadow( grayscale( hue-rotate( invert( opacity( saturate( sepia( minmax( repeat( fit-content('.split(
    ' ',
  ),
)
const FEATURE = /(?<![\w-])-?[a-z][\w-]*\(|(?<=\d)[a-z]+\b|(?<![\w-])-[a-z]+-[\w-]+/gi
const PREFIXED = /::?-(?:moz|ms|webkit|o)-[\w-]+|@-(?:moz|ms|webkit|o)-[\w-]+/gi

/**
 * What older browsers lose: a declaration in front of a newer one of the same property, or a rule for a prefixed
 * selector. Engines take both out where the newest browsers need neither.
 * @returns undefined where nothing is lost, else the first loss as a sentence
 */
export function lostFallback(source: string, output: string): string | undefined {
  const [before, after] = [fallbacksOf(source), fallbacksOf(output)]
  for (const [property, newer] of before)
    if ((after.get(property)?.size ?? 0) < newer.size)
      return `A fallback of ${property} for older browsers is lost, before ${[...newer][0]}.`
  const left = prefixedIn(output)
  for (const one of prefixedIn(source)) if (!left.has(one)) return `The rules of ${one} are lost.`
  return undefined
}

/** Properties that stand twice in a block, with what only the later value needs. */
function fallbacksOf(css: string) {
  const found = new Map<string, Set<string>>()
  walk(parse(css, { parseValue: false, parseCustomProperty: false }), (node) => {
    if (node.type !== 'Block') return
    const earlier = new Map<string, Set<string>>()
    for (const part of node.children) {
      if (part.type !== 'Declaration' || part.property.startsWith('--')) continue
      const key = `${part.property.toLowerCase()}${part.important === false ? '' : '!'}`
      const features = featuresOf(generate(part.value))
      const before = earlier.get(key)
      const newer = before && [...features].filter((one) => !before.has(one))
      if (newer?.length) found.set(key, (found.get(key) ?? new Set()).add(newer.sort().join(' ')))
      earlier.set(key, features)
    }
  })
  return found
}

const bare = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'/g, '')
const featuresOf = (value: string) =>
  new Set(
    (
      bare(value)
        .replace(/#[\w-]+/g, '')
        .match(FEATURE) ?? []
    )
      .map((one) => one.toLowerCase())
      .filter((one) => !OLD.has(one)),
  )
const prefixedIn = (css: string) =>
  new Set((bare(css).match(PREFIXED) ?? []).map((one) => one.toLowerCase().replace(/^::/, ':')))
