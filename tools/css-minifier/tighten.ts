import { tokenize, tokenTypes } from 'css-tree'

/**
 * Takes out the spaces after commas that engines leave in values they do not know. Custom properties are left alone:
 * scripts can read their white space.
 */
export function tighten(css: string): string {
  let out = ''
  let before = -1
  let isCustom = false
  let depth = 0
  tokenize(css, (type: number, start: number, end: number) => {
    const token = css.slice(start, end)
    if (type === tokenTypes.Ident && token.startsWith('--') && /^\s*:/.test(css.slice(end, end + 20))) {
      isCustom =
        before === tokenTypes.LeftCurlyBracket ||
        before === tokenTypes.Semicolon ||
        before === tokenTypes.RightCurlyBracket
      depth = 0
    } else if (isCustom && /^[({[]$|\($/.test(token)) depth++
    else if (isCustom && /^[)}\]]$/.test(token) && depth-- === 0) isCustom = false
    else if (isCustom && type === tokenTypes.Semicolon && depth === 0) isCustom = false
    if (type === tokenTypes.WhiteSpace && before === tokenTypes.Comma && !isCustom) return
    out += token
    if (type !== tokenTypes.WhiteSpace) before = type
  })
  return out
}
