import { tokenize, tokenTypes } from 'css-tree'

/** A token of CSS Syntax 3, section 4, with its text. */
export type Token = { type: number; text: string; start: number }

/** A part of a sheet, and the offset at which it begins. */
export type Piece = { text: string; start: number }

export const types = tokenTypes

/** Returns the tokens of a text. Comments are tokens too. */
export function tokensOf(css: string): Token[] {
  const tokens: Token[] = []
  tokenize(css, (type: number, start: number, end: number) => {
    tokens.push({ type, text: css.slice(start, end), start })
  })
  return tokens
}

export const isSpace = (token: Token | undefined) => token?.type === types.WhiteSpace

/** Opens a block: `{`, `[`, `(`, and a function with its parenthesis. */
export const opens = ({ type }: Pick<Token, 'type'>) =>
  type === types.LeftParenthesis ||
  type === types.Function ||
  type === types.LeftSquareBracket ||
  type === types.LeftCurlyBracket

export const closes = ({ type }: Pick<Token, 'type'>) =>
  type === types.RightParenthesis || type === types.RightSquareBracket || type === types.RightCurlyBracket

/** Returns the maximum nesting of brackets, whether each is closed, and the comments. */
export function surveyTokens(css: string): { deepest: number; isBalanced: boolean; comments: Piece[] } {
  let [depth, deepest, strays] = [0, 0, 0]
  const comments: Piece[] = []
  tokenize(css, (type: number, start: number, end: number) => {
    if (type === types.Comment) comments.push({ text: css.slice(start, end), start })
    else if (opens({ type })) deepest = Math.max(deepest, ++depth)
    else if (closes({ type }) && depth > 0) depth--
    else if (closes({ type })) strays++
  })
  return { deepest, isBalanced: depth === 0 && strays === 0, comments }
}

/** Splits a text at a delimiter outside brackets and strings. */
export function splitAt(text: string, delimiter: ',' | '/' | ' '): string[] {
  const parts: string[] = []
  let [part, depth] = ['', 0]
  for (const token of tokensOf(text)) {
    if (opens(token)) depth++
    else if (closes(token)) depth--
    const isCut = depth === 0 && (delimiter === ' ' ? token.type === types.WhiteSpace : token.text === delimiter)
    if (isCut) {
      parts.push(part)
      part = ''
    } else part += token.text
  }
  parts.push(part)
  return parts.map((one) => one.trim()).filter((one, _, all) => one !== '' || (delimiter !== ' ' && all.length > 1))
}
