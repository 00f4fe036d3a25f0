import { closes, isSpace, opens, type Token, tokensOf, types } from './tokens.ts'

/** Where an item and its block are in the text, without a semicolon; absent where no text was read. */
type Read = { start?: number | undefined; end?: number | undefined; block?: number | undefined }
export type Declaration = Read & { kind: 'declaration'; name: string; value: string; isImportant: boolean }
export type Rule = Read & { kind: 'rule'; selector: string; items: Item[] }
/**
 * `items` is null if a semicolon ends the rule: `@import`, `@layer a, b;`. `isKept`: its prelude cannot be read and is
 * the text as entered.
 */
export type AtRule = Read & {
  kind: 'at'
  name: string
  prelude: string
  items: Item[] | null
  isKept?: true
  why?: string
}
/**
 * Text that cannot be read, such as a rule with an invalid selector; it is kept unchanged. `items` is what a browser
 * that can read it finds inside, `why` the reason.
 */
export type Verbatim = Read & { kind: 'raw'; text: string; items?: Item[]; why?: string }
/** A license comment. */
type Comment = Read & { kind: 'comment'; text: string }
export type Item = Declaration | Rule | AtRule | Verbatim | Comment

const MAX_DEPTH = 200

/**
 * Returns a sheet as CSS Syntax 3 (section 5) reads it, nested rules included. Comments are dropped, apart from license
 * comments. What has a broken string or URL before its block is kept as text.
 * @throws {Error} for a string, URL, or comment that does not end, and for blocks more than 200 deep
 */
export function readSheet(css: string): Item[] {
  const tokens = tokensOf(css)
  const last = tokens.at(-1)
  if (last && isUnclosed(last)) throw new Error('The last string or comment does not end.')
  const hasBrokenTokens = tokens.some(isBroken)
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

  function readAtRule(depth: number): Item {
    const begin = at
    const { start, text: written } = tokens[begin] as Token
    const name = written.slice(1).toLowerCase()
    at++
    const end = find(depth, true)
    const prelude = sourceBetween(at, end)
    at = end
    const block = offsetOf(end)
    const items = tokens[at]?.type === types.LeftCurlyBracket ? readBlock(depth) : null
    const rule: AtRule = { kind: 'at', name, prelude, items, start, end: offsetOf(at), block }
    if (items === null && tokens[at]?.type === types.Semicolon) at++
    return hasBroken(begin, end) ? asText(rule) : rule
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
      const rule: Rule = {
        kind: 'rule',
        selector: sourceBetween(begin, end),
        items: readBlock(depth),
        start,
        block: offsetOf(end),
      }
      rule.end = offsetOf(at)
      return hasBroken(begin, end) ? asText(rule) : rule
    }
    at = tokens[end]?.type === types.Semicolon ? end + 1 : end
    const place = { start, end: offsetOf(end) }
    if (colon < 0 || depth === 0) return asText({ kind: 'raw', text: '', ...place })
    const read = { ...declaration(begin, colon, end, isCustom), ...place }
    return hasBroken(begin, end) ? asText(read) : read
  }

  /** Returns an item as it was entered. */
  function asText({ start, end, ...item }: Item): Verbatim {
    // A broken string ends at the line break after it, so that stays.
    const written = css.slice(start, end).trimStart()
    const text = hasBrokenTokens ? written : written.trimEnd()
    const inside = 'items' in item && item.items ? { items: item.items } : {}
    return { kind: 'raw', text, start, end, ...inside }
  }

  function offsetOf(index: number) {
    return tokens[index]?.start ?? css.length
  }

  function hasBroken(from: number, to: number) {
    return hasBrokenTokens && tokens.slice(from, to).some(isBroken)
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
    return { kind: 'declaration', name: isCustom ? written : written.toLowerCase(), value, isImportant }
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

const isBroken = ({ type }: Token) => type === types.BadString || type === types.BadUrl

const isIgnored = (token: Token | undefined) => token !== undefined && (isSpace(token) || token.type === types.Comment)

function isUnclosed({ type, text }: Token) {
  if (type === types.Comment) return !/^\/\*[\s\S]*\*\/$/.test(text)
  if (type === types.String) return text.length < 2 || text.at(-1) !== text[0] || /(?:^|[^\\])(?:\\\\)*\\.$/s.test(text)
  return type === types.Url && !text.endsWith(')')
}
