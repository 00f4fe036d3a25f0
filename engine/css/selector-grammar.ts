import { closes, isSpace, opens, splitAt, type Token, tokensOf, types } from './tokens.ts'

const COMBINATOR = /^[>+~]$/
const ID = /^#(?:--|-?(?:[a-z_]|[^\0-\x7f]|\\))/i
const ATTRIBUTE =
  /^\[\s*(?:[\w-]|[^\0-\x7f]|\\.)+\s*(?:[~|^$*]?=\s*(?:"[^"\\\n]*"|'[^'\\\n]*'|-?-?(?:[a-z_]|[^\0-\x7f]|\\.)(?:[\w-]|[^\0-\x7f]|\\.)*)\s*[is]?\s*)?\]$/i
const NTH = /^\s*(?:odd|even|[+-]?\d+|[+-]?\d*n(?:\s*[+-]\s*\d+)?)\s*(?:\sof\s(?<list>[\s\S]+))?$/i

/**
 * Returns whether every browser reads a selector, as far as its grammar is concerned (Selectors 4, section 17.1): one
 * that it cannot read makes it drop the whole rule, with all other selectors in its list. False where this is unsure,
 * such as with namespaces. Names of pseudo-classes are not looked up.
 */
export function isWellFormed(selector: string): boolean {
  const tokens = tokensOf(selector.trim())
  let isEmpty = true
  let mustFollow = true
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token
    const { type, text } = token
    if (type === types.Comment) continue
    if (isSpace(token)) {
      isEmpty = true
      continue
    }
    if (COMBINATOR.test(text)) {
      if (mustFollow) return false
      ;[isEmpty, mustFollow] = [true, true]
      continue
    }
    const end = endOfPart(tokens, at, isEmpty)
    if (end === undefined) return false
    at = end
    ;[isEmpty, mustFollow] = [false, false]
  }
  return !mustFollow
}

/** Returns the place of the last token of a simple selector; undefined if there is none. */
function endOfPart(tokens: Token[], at: number, isFirst: boolean): number | undefined {
  const { type, text } = tokens[at] as Token
  if (text === '&') return at
  if (text === '*' || type === types.Ident) return isFirst ? at : undefined
  if (type === types.Hash) return ID.test(text) ? at : undefined
  if (text === '.') return tokens[at + 1]?.type === types.Ident ? at + 1 : undefined
  if (type === types.LeftSquareBracket) {
    const end = endOfBlock(tokens, at)
    return end !== undefined && ATTRIBUTE.test(joined(tokens, at, end)) ? end : undefined
  }
  if (type !== types.Colon) return undefined
  const isElement = tokens[at + 1]?.type === types.Colon
  const name = at + (isElement ? 2 : 1)
  if (tokens[name]?.type === types.Ident) return name
  if (tokens[name]?.type !== types.Function) return undefined
  const end = endOfBlock(tokens, name)
  if (end === undefined) return undefined
  return isElement || takes(tokens[name]?.text ?? '', joined(tokens, name + 1, end - 1)) ? end : undefined
}

/** Returns whether a function takes an argument. */
function takes(name: string, argument: string): boolean {
  if (/^(?:is|where|not)\($/i.test(name)) return argument.trim() !== '' && splitAt(argument, ',').every(isWellFormed)
  if (!/^nth-/i.test(name)) return argument.trim() !== ''
  const found = NTH.exec(argument)
  return found !== null && (found.groups?.list === undefined || splitAt(found.groups.list, ',').every(isWellFormed))
}

function endOfBlock(tokens: Token[], at: number): number | undefined {
  let depth = 0
  for (let next = at; next < tokens.length; next++) {
    const token = tokens[next] as Token
    if (opens(token)) depth++
    else if (closes(token) && --depth === 0) return next
  }
  return undefined
}

const joined = (tokens: Token[], from: number, to: number) =>
  tokens
    .slice(from, to + 1)
    .map(({ text }) => text)
    .join('')
