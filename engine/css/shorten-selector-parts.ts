import { ident, string } from 'css-tree'
import { splitAt, type Token, types } from './tokens.ts'

/** Returns a name, ID, or class without unnecessary escapes. Characters beyond ASCII stay escaped. */
export function shortenIdentifier({ type, text }: Pick<Token, 'type' | 'text'>): string {
  if (!text.includes('\\') || (type !== types.Ident && type !== types.Hash && type !== types.Function)) return text
  const [, before = '', name = '', after = ''] = /^(#?)([\s\S]*?)(\(?)$/.exec(text) ?? []
  const decoded = ident.decode(name)
  return isPlain(decoded) ? `${before}${ident.encode(decoded)}${after}` : text
}

/** Returns the value of an attribute as an identifier or a string, whichever is shorter. */
export function shortenAttributeValue({ type, text }: Pick<Token, 'type' | 'text'>): string {
  if (type !== types.String && type !== types.Ident) return text
  const value = type === types.String ? string.decode(text) : ident.decode(text)
  if (!isPlain(value) || /["']/.test(value)) return text
  const name = ident.encode(value)
  const quoted = type === types.String ? text : JSON.stringify(value)
  return name.length < quoted.length ? name : quoted
}

const isPlain = (text: string) => /^[ -~]+$/.test(text) && !text.includes('\\')

/**
 * Returns the arguments of :nth-child() and similar in their shortest form.
 * @example shortenNth('a:nth-child(0n+1)') // 'a:first-child'
 */
export const shortenNth = (selector: string): string =>
  selector.replace(
    /:nth-(last-)?(child|of-type)\(([^()]*)\)/gi,
    (text: string, last: string | undefined, kind: string, inside: string) => {
      const place = shortenPlace(inside.toLowerCase().replace(/\s+/g, ''))
      if (place === undefined) return text
      const end = last === undefined ? 'first' : 'last'
      return place === '1' ? `:${end}-${kind}` : `:nth-${last ?? ''}${kind}(${place})`
    },
  )

/** Shortens An+B (CSS Syntax 3, section 6); undefined if anything else follows, such as `of` and a list. */
function shortenPlace(text: string): string | undefined {
  if (text === 'odd') return 'odd'
  if (text === 'even') return '2n'
  const [, step, offset = '0'] = /^(?:([+-]?\d*)n)?([+-]?\d+)?$/.exec(text) ?? ['']
  if (text === '' || (step === undefined && offset === undefined)) return undefined
  if (!/^(?:[+-]?\d*n(?:[+-]\d+)?|[+-]?\d+)$/.test(text)) return undefined
  const every = step === undefined ? 0 : /\d/.test(step) ? Number(step) : step === '-' ? -1 : 1
  const first = Number(offset)
  if (every === 0) return String(first)
  if (every === 2 && first === 1) return 'odd'
  const factor = every === 1 ? '' : every === -1 ? '-' : String(every)
  return `${factor}n${first === 0 ? '' : `${first > 0 ? '+' : ''}${first}`}`
}

/** Returns lists in :is(), :where(), and :not() without duplicates. */
export const shortenLists = (selector: string): string =>
  selector.replace(
    /:(is|where|not)\(([^()]*,[^()]*)\)/gi,
    (_, name: string, inside: string) => `:${name}(${[...new Set(splitAt(inside, ','))].join(',')})`,
  )
