import { closes, isSpace, opens, type Token, tokensOf, types } from './tokens.ts'

/** `start`: its offset in the text; absent where no text was read. */
type Read = { start?: number }
export type Declaration = Read & { kind: 'declaration'; name: string; value: string; isImportant: boolean }
export type Rule = Read & { kind: 'rule'; selector: string; items: Item[] }
/** `items` is null if a semicolon ends the rule: `@import`, `@layer a, b;`. */
export type AtRule = { kind: 'at'; name: string; prelude: string; items: Item[] | null }
/** A license comment, or text that browsers skip; it is kept unchanged. */
export type Verbatim = Read & { kind: 'comment' | 'raw'; text: string }
export type Item = Declaration | Rule | AtRule | Verbatim

const MAX_DEPTH = 200

/**
 * Returns a sheet as CSS Syntax 3 (section 5) reads it, nested rules included. Comments are dropped, apart from license
 * comments.
 * @throws {Error} for a string, URL, or comment that does not end, and for blocks more than 200 deep
 */
export function readSheet(css: string): Item[] {
  const tokens = tokensOf(css)
  const last = tokens.at(-1)
  if (tokens.some(({ type }) => type === types.BadString || type === types.BadUrl))
    throw new Error('A string or a URL does not end.')
  if (last && isUnclosed(last)) throw new Error('The last string or comment does not end.')
  let at = 0
  return readItems(0)

  function readItems(depth: number): Item[] {
    if (depth > MAX_DEPTH) throw new Error('Blocks are nested too deeply.')
    const items: Item[] = []
    for (let token = tokens[at]; token; token = tokens[at]) {
      if (token.type === types.RightCurlyBracket && depth > 0) break
      // At the top level, a stray semicolon is part of the next rule, which browsers then skip.
      const isSkipped =
        depth > 0 ? token.type === types.Semicolon : token.type === types.CDO || token.type === types.CDC
      if (isSpace(token) || isSkipped) at++
      else if (token.type === types.Comment) {
        if (token.text.startsWith('/*!')) items.push({ kind: 'comment', text: token.text })
        at++
      } else if (token.type === types.AtKeyword) items.push(readAtRule(depth))
      else items.push(readRuleOrDeclaration(depth))
    }
    return items
  }

  function readBlock(depth: number) {
    at++
    const items = readItems(depth + 1)
    at++
    return items
  }

  function readAtRule(depth: number): AtRule {
    const name = (tokens[at]?.text ?? '').slice(1).toLowerCase()
    at++
    const end = find(depth, true)
    const prelude = sourceBetween(at, end)
    at = end
    if (tokens[at]?.type === types.LeftCurlyBracket) return { kind: 'at', name, prelude, items: readBlock(depth) }
    if (tokens[at]?.type === types.Semicolon) at++
    return { kind: 'at', name, prelude, items: null }
  }

  function readRuleOrDeclaration(depth: number): Item {
    const begin = at
    const { start } = tokens[begin] as Token
    const colon = colonAfterName()
    const isCustom = tokens[begin]?.text.startsWith('--') === true
    const end = find(depth, depth === 0 || colon < 0 || !isCustom, depth > 0)
    const isBlock = tokens[end]?.type === types.LeftCurlyBracket
    if (isBlock && !(isCustom && colon >= 0)) {
      at = end
      return { kind: 'rule', selector: sourceBetween(begin, end), items: readBlock(depth), start }
    }
    at = tokens[end]?.type === types.Semicolon ? end + 1 : end
    if (colon < 0 || depth === 0) return { kind: 'raw', text: sourceBetween(begin, end), start }
    return declaration(begin, colon, end, isCustom)
  }

  /** Returns the place of a declaration's colon; -1 if no declaration begins here. */
  function colonAfterName() {
    if (tokens[at]?.type !== types.Ident) return -1
    let next = at + 1
    while (isSpace(tokens[next]) || tokens[next]?.type === types.Comment) next++
    return tokens[next]?.type === types.Colon ? next : -1
  }

  function declaration(begin: number, colon: number, end: number, isCustom: boolean): Declaration {
    const written = tokens[begin]?.text ?? ''
    let stop = end
    while (stop > colon + 1 && isIgnored(tokens[stop - 1])) stop--
    let isImportant = false
    if (/^important$/i.test(tokens[stop - 1]?.text ?? '')) {
      let mark = stop - 2
      while (isIgnored(tokens[mark])) mark--
      if (tokens[mark]?.text === '!') {
        isImportant = true
        stop = mark
      }
    }
    const value = isCustom ? rawText(colon + 1, stop) : sourceBetween(colon + 1, stop)
    const { start } = tokens[begin] as Token
    return { kind: 'declaration', name: isCustom ? written : written.toLowerCase(), value, isImportant, start }
  }

  /** Returns the first `;`, the `}` that closes the block, or (if requested) `{` outside brackets. */
  function find(depth: number, stopsAtBlock: boolean, stopsAtSemicolon = true) {
    let [next, open] = [at, 0]
    for (let token = tokens[next]; token; token = tokens[++next]) {
      if (open === 0) {
        if (token.type === types.Semicolon && stopsAtSemicolon) return next
        if (token.type === types.RightCurlyBracket && depth > 0) return next
        if (token.type === types.LeftCurlyBracket && stopsAtBlock) return next
      }
      if (opens(token)) open++
      else if (closes(token) && open > 0) open--
    }
    return next
  }

  function rawText(from: number, to: number) {
    let text = ''
    for (let next = from; next < to; next++) text += tokens[next]?.text
    return text.trim()
  }

  /**
   * Returns source text with one space for whitespace, and with comments only where two tokens would otherwise join.
   */
  function sourceBetween(from: number, to: number) {
    let text = ''
    for (let next = from; next < to; next++) {
      const token = tokens[next] as Token
      if (isSpace(token)) text += text === '' || text.endsWith(' ') ? '' : ' '
      else if (token.type !== types.Comment) text += token.text
      else if (text !== '' && !/[\s,;:(]$/.test(text) && !/^[\s,;:)]/.test(tokens[next + 1]?.text ?? ' '))
        text += '/**/'
    }
    return text.trim()
  }
}

const isIgnored = (token: Token | undefined) => token !== undefined && (isSpace(token) || token.type === types.Comment)

function isUnclosed({ type, text }: Token) {
  if (type === types.Comment) return !/^\/\*[\s\S]*\*\/$/.test(text)
  if (type === types.String) return text.length < 2 || text.at(-1) !== text[0] || /(?:^|[^\\])(?:\\\\)*\\.$/s.test(text)
  return type === types.Url && !text.endsWith(')')
}
