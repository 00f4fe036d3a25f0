import { closes, isSpace, opens, type Piece, type Token, tokensOf, types } from './tokens.ts'

/** A declaration with a star before it, such as `*zoom: 1`: only Internet Explorer up to version 7 reads it. */
const HACK = /\*[a-z-]+\s*:/i

/**
 * Returns the stylesheet with spaces in place of such declarations, and the declarations. Lines and columns stay the
 * same.
 */
export function withoutStarHacks(entered: string): { css: string; starHacks: Piece[] } {
  if (!HACK.test(entered)) return { css: entered, starHacks: [] }
  const tokens = tokensOf(entered)
  const starHacks: Piece[] = []
  let [kept, from, depth, isStart] = ['', 0, 0, false]
  tokens.forEach((token, at) => {
    if (depth > 0 && isStart && isStarred(tokens, at)) {
      const end = endOf(tokens, at)
      if (end !== undefined) {
        const hack = entered.slice(token.start, end)
        starHacks.push({ text: hack.replace(/\s*:\s*/, ':').replace(/\s*;$/, ''), start: token.start })
        kept += entered.slice(from, token.start) + hack.replace(/[^\n\r\f]/g, ' ')
        from = end
      }
    }
    if (token.type === types.LeftCurlyBracket) depth++
    else if (token.type === types.RightCurlyBracket) depth = Math.max(0, depth - 1)
    if (!isSpace(token) && token.type !== types.Comment)
      isStart = /^[{};]$/.test(token.text) && token.type !== types.Delim
  })
  return { css: kept + entered.slice(from), starHacks }
}

function isStarred(tokens: Token[], at: number) {
  let next = at + 2
  while (isSpace(tokens[next])) next++
  return tokens[at]?.text === '*' && tokens[at + 1]?.type === types.Ident && tokens[next]?.type === types.Colon
}

/** Offset after the declaration that begins here; undefined for a nested rule. */
function endOf(tokens: Token[], begin: number) {
  let open = 0
  for (let at = begin; ; at++) {
    const token = tokens[at]
    if (!token) return undefined
    if (open === 0 && token.type === types.LeftCurlyBracket) return undefined
    if (open === 0 && token.type === types.Semicolon) return token.start + 1
    if (open === 0 && token.type === types.RightCurlyBracket) return token.start
    if (opens(token)) open++
    else if (closes(token) && open > 0) open--
  }
}
