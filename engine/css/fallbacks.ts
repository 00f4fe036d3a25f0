/** Units and functions that every browser in use supports: a value before them is overridden, not a fallback. */
const OLD = new Set(
  'px em rem ex ch cm mm q in pt pc vw vh vmin vmax deg rad grad turn s ms dpi dpcm dppx fr e x rgb( rgba( hsl( hsla( url( calc( var( attr( counter( counters( format( local( linear-gradient( radial-gradient( repeating-linear-gradient( repeating-radial-gradient( cubic-bezier( steps( translate( translatex( translatey( translatez( translate3d( scale( scalex( scaley( scale3d( rotate( rotatex( rotatey( rotatez( rotate3d( skew( skewx( skewy( matrix( matrix3d( perspective( rect( blur( brightness( contrast( drop-shadow( grayscale( hue-rotate( invert( opacity( saturate( sepia( minmax( repeat( fit-content('.split(
    ' ',
  ),
)
const FEATURE =
  /(?<![\w-])-?[a-z][\w-]*\(|(?<=\d)[a-z]+\b|(?<![\w-])-[a-z]+-[\w-]+|(?<![\w-])(?:clip|contents|flow-root|subgrid|sticky|anywhere|(?:min|max|fit)-content)(?![\w-])/gi

const none: Set<string> = new Set()
const cache = new Map<string, Set<string>>()

/** Returns the units, functions, and keywords of a value that a browser of some years ago may not know. */
export function featuresOf(value: string): Set<string> {
  if (!/[(\d-]|clip|contents|flow-root|subgrid|sticky|anywhere|content/.test(value)) return none
  const found = cache.get(value)
  if (found) return found
  const features = readFeatures(value)
  if (cache.size > 20_000) cache.clear()
  cache.set(value, features)
  return features
}

const bare = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'/g, '')
const readFeatures = (value: string) =>
  new Set(
    (
      bare(value)
        .replace(/#[\w-]+/g, '')
        .match(FEATURE) ?? []
    )
      .map((one) => one.toLowerCase())
      .filter((one) => !OLD.has(one)),
  )
