import { remember } from './remember.ts'
import { isWellFormed } from './selector-grammar.ts'
import { shortenAttributeValue, shortenIdentifier, shortenLists, shortenNth } from './shorten-selector-parts.ts'
import { closes, isSpace, opens, splitAt, type Token, tokensOf, types } from './tokens.ts'

/** Pseudo-classes and pseudo-elements that every browser in use supports: a list with one of them is never dropped. */
const KNOWN = new Set(
  ':hover :focus :active :visited :link :target :root :empty :checked :disabled :enabled :required :optional :valid :invalid :read-only :read-write :in-range :out-of-range :indeterminate :default :first-child :last-child :only-child :first-of-type :last-of-type :only-of-type :nth-child( :nth-last-child( :nth-of-type( :nth-last-of-type( :not( :is( :where( :lang( :focus-within :focus-visible :placeholder-shown :host :host( :before :after :first-line :first-letter :placeholder :selection :marker'.split(
    ' ',
  ),
)
const LEGACY_ELEMENTS = /^(?:before|after|first-line|first-letter)$/i

/** Returns the selectors of a list, each in fewer characters. */
export const splitSelectors = remember((list: string): string[] => splitAt(list, ',').map(shortenSelector))

/**
 * Returns a selector without spaces around combinators, quotes around identifiers, and a second colon if one is enough.
 */
export const shortenSelector = remember((selector: string): string => {
  const tokens = tokensOf(selector)
  let out = ''
  const open: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token
    const [before, after] = [tokens[at - 1], tokens[at + 1]]
    const isAttribute = open.at(-1)?.type === types.LeftSquareBracket
    if (isSpace(token)) out += separates(before, after, isAttribute) ? ' ' : ''
    else if (
      token.type === types.Colon &&
      after?.type === types.Colon &&
      LEGACY_ELEMENTS.test(tokens[at + 2]?.text ?? '')
    )
      continue
    else if (isAttribute && /=$/.test(out)) out += attributeValue(token, after)
    else out += shortenIdentifier(token)
    if (opens(token)) open.push(token)
    else if (closes(token)) open.pop()
  }
  const text = out.trim()
  if (/["']/.test(text)) return text
  // The universal selector is implied if another follows.
  return shortenLists(shortenNth(text.replace(/(^|[\s>+~(,])\*(?=[.#:[])(?!:host)/g, '$1')))
})

function separates(before: Token | undefined, after: Token | undefined, isAttribute: boolean) {
  if (!before || !after || opens(before) || closes(after)) return false
  if (isAttribute) return before.type !== types.Delim && after.type !== types.Delim
  const isCombinator = ({ type, text }: Token) => type === types.Comma || /^[>+~]$/.test(text)
  return !isCombinator(before) && !isCombinator(after)
}

function attributeValue(token: Token, after: Token | undefined) {
  const short = shortenAttributeValue(token)
  const isApart = /^["']/.test(short) || !after || isSpace(after) || closes(after)
  return isApart ? short : `${short} `
}

/** Returns one key for all spellings of a selector; an omitted `&` of a nested selector is added. */
export function canonicalSelector(selector: string, isNested: boolean): string {
  const short = shortenSelector(selector).replace(/'((?:[^'"\\]|\\[^'])*)'/g, '"$1"')
  if (!isNested) return short
  if (!tokensOf(short).some(({ text }) => text === '&')) return /^[>+~]/.test(short) ? `&${short}` : `& ${short}`
  return /^[>+~]/.test(short) ? `&${short}` : short
}

/** Returns the parts that some browsers do not support: such a browser drops the whole list. */
export const riskOf = remember((selector: string): string => {
  const found = (selector.replace(/"[^"]*"/g, '').match(/::?-?[a-zA-Z][\w-]*\(?/g) ?? [])
    .map((one) => one.toLowerCase().replace('::', ':'))
    .filter((one) => !KNOWN.has(one))
  // One that no browser reads, or of which this is unsure, shares a list with no other.
  return [...new Set(found)].sort().join('') + (isWellFormed(selector) ? '' : `!${selector}`)
})

/** Returns the pseudo-element of a selector; two selectors with different ones never match the same box. */
export const pseudoElementOf = remember((selector: string): string => {
  const flat = selector.replace(/\([^()]*\)/g, '')
  return /(?:::[\w-]+|:(?:before|after|first-line|first-letter)).*$/i.exec(flat)?.[0].replace('::', ':') ?? ''
})

/**
 * Returns the specificity by Selectors 4, section 17, as one number; undefined if it depends on the parent.
 * @example specificityOf('#a .b c') // 1_001_001
 */
export const specificityOf = (selector: string): number | undefined => specificities(selector).value

const specificities = remember((selector: string) => ({ value: count(selector) }))

function count(selector: string): number | undefined {
  const tokens = tokensOf(selector)
  let total = 0
  for (let at = 0; at < tokens.length; at++) {
    const { type, text } = tokens[at] as Token
    const before = tokens[at - 1]
    if (text === '&') return undefined
    if (type === types.Hash) total += 1_000_000
    else if (type === types.LeftSquareBracket) {
      total += 1_000
      at = endOf(tokens, at)
    } else if (text === '.') {
      total += 1_000
      at++
    } else if (type === types.Ident && before?.type === types.Colon) {
      const isElement = tokens[at - 2]?.type === types.Colon || LEGACY_ELEMENTS.test(text)
      total += isElement ? 1 : 1_000
    } else if (type === types.Function) {
      const end = endOf(tokens, at)
      const inside = tokens
        .slice(at + 1, end)
        .map((one) => one.text)
        .join('')
      const own = functionSpecificity(text.toLowerCase(), inside, tokens[at - 2]?.type === types.Colon)
      if (own === undefined) return undefined
      total += own
      at = end
    } else if (type === types.Ident) total += 1
  }
  return total
}

function functionSpecificity(name: string, inside: string, isElement: boolean): number | undefined {
  if (isElement) return undefined
  if (name === 'where(') return 0
  const list = /^nth-(?:last-)?child\($/.test(name) ? (/\bof\s([\s\S]*)$/.exec(inside)?.[1] ?? '') : inside
  const own = /^(?:is|not|has|matches|any|-webkit-any|-moz-any)\($/.test(name) ? 0 : 1_000
  if (own === 1_000 && !/^nth-(?:last-)?child\($/.test(name) && !/^host(?:-context)?\($/.test(name)) return own
  let highest = 0
  for (const one of splitAt(list, ',')) {
    const each = specificityOf(one)
    if (each === undefined) return undefined
    highest = Math.max(highest, each)
  }
  return own + highest
}

function endOf(tokens: Token[], at: number) {
  let depth = 0
  for (let next = at; next < tokens.length; next++) {
    const token = tokens[next] as Token
    if (opens(token)) depth++
    else if (closes(token) && --depth === 0) return next
  }
  return tokens.length - 1
}
