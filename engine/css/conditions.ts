import { splitAt } from './tokens.ts'

/** A condition of @media, @supports, or @container as one text for all its spellings. */
export function canonicalCondition(name: string, prelude: string): string {
  const text = shortenCondition(name, prelude)
  if (name !== 'media') return text
  return splitAt(text.toLowerCase(), ',')
    .map((one) =>
      one
        .replace(
          /\(([\d.]+[a-z]*)(<=?|>=?)([a-z-]+)\)/g,
          (_, value: string, sign: string, feature: string) => `(${feature}${TURNED[sign]}${value})`,
        )
        .replace(
          /\((min|max)-([a-z-]+):([^()]+)\)/g,
          (_, end: string, feature: string, value: string) => `(${feature}${end === 'min' ? '>=' : '<='}${value})`,
        )
        .replace(/^all and /, ''),
    )
    .join(',')
}

const TURNED: Record<string, string> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' }

/** A condition without the spaces that separate nothing, and with the short form of minima and maxima of sizes. */
export function shortenCondition(name: string, prelude: string): string {
  if (!/^(?:media|supports|container)$/.test(name)) return prelude
  let text = prelude
    .replace(/\s*,\s*/g, ',')
    .replace(/\(\s+/g, '(')
    .replace(/\s+\)/g, ')')
    .replace(/\s*:\s+/g, ':')
    .replace(
      /(\()([^()"']+)(\))/g,
      (_, open: string, inside: string, close: string) =>
        `${open}${inside.replace(/\s*([<>]=?)\s*/g, '$1').replace(/\s*:\s*/g, ':')}${close}`,
    )
    .replace(/\)\s*(and|or|not)\s*\(/gi, ') $1 (')
    .replace(/([\s(:])0+\.(?=\d)/g, '$1.')
  if (name === 'media' || name === 'container')
    text = text.replace(
      /\((min|max)-(width|height|inline-size|block-size):([^()]+)\)/gi,
      (_, end: string, feature: string, value: string) =>
        `(${feature}${end.toLowerCase() === 'min' ? '>=' : '<='}${value})`,
    )
  return text.trim()
}
