import { isSpace, splitAt, tokensOf, types } from './tokens.ts'

/** Returns a condition of @media, @supports, or @container in one canonical spelling. */
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
        .replace(
          /\(([\d.]+[a-z]*)<=([a-z-]+)<=([\d.]+[a-z]*)\)/g,
          (_, least: string, feature: string, most: string) => `(${feature}>=${least})and (${feature}<=${most})`,
        )
        .replace(/^all and /, ''),
    )
    .join(',')
}

const TURNED: Record<string, string> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' }

/** Strings, escapes, custom properties, whose values are text, and functions that CSS does not know. */
const TEXT = /["'\\]|--|(?<![\w-])(?!(?:and|or|not|calc|min|max|clamp|selector|font-tech|font-format)\()[\w-]+\(/i

/** Returns a condition without unnecessary spaces, and with the short form of minimum and maximum sizes. */
export function shortenCondition(name: string, prelude: string): string {
  if (/^(?:import|scope)$/.test(name)) return shortenPrelude(prelude)
  if (!/^(?:media|supports|container)$/.test(name)) return prelude
  // The space before the value of a custom property is no part of it.
  if (TEXT.test(prelude)) return /["'\\]/.test(prelude) ? prelude : prelude.replace(/(--[\w-]+)\s*:\s+/g, '$1:')
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
    .replace(/\)\s*(and|or|not)\s*\(/gi, ')$1 (')
    .replace(/([\s(:])0+\.(?=\d)/g, '$1.')
  if (name === 'media' || name === 'container')
    text = text.replace(
      /\((min|max)-(width|height|inline-size|block-size):([^()]+)\)/gi,
      (_, end: string, feature: string, value: string) =>
        `(${feature}${end.toLowerCase() === 'min' ? '>=' : '<='}${value})`,
    )
  if (name === 'media') text = splitAt(text, ',').map(joinRange).join(',')
  return text.trim()
}

/** Returns a minimum and a maximum of one feature as one range. */
const joinRange = (query: string) =>
  /\b(?:or|not)\b/i.test(query)
    ? query
    : query.replace(
        /\(([a-z-]+)>=([\d.]+[a-z]*)\)and \(\1<=([\d.]+[a-z]*)\)/gi,
        (_, feature: string, least: string, most: string) => `(${least}<=${feature}<=${most})`,
      )

/** Removes spaces after closing brackets and quotes; spaces before a bracket are significant. */
function shortenPrelude(prelude: string): string {
  const tokens = tokensOf(prelude)
  const ends = new Set([types.String, types.Url, types.RightParenthesis])
  const kept = tokens.filter((token, at) => {
    const [before, after] = [tokens[at - 1], tokens[at + 1]]
    const isNeeded = before && after && (!ends.has(before.type) || after.type === types.LeftParenthesis)
    return !isSpace(token) || isNeeded
  })
  return kept.map(({ text }) => text).join('')
}
