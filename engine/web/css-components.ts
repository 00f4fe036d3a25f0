import { tokenize, tokenNames } from 'css-tree'

/** A component value of CSS Syntax 3, 5.4.7: a token, or a block with its content. */
export type Part = { type: string; text: string; inside?: Part[] }

/** Nesting that no author writes. */
const MAX_DEPTH = 200

/**
 * Parses component values; comments are left out. A block that is never closed ends with the text (CSS Syntax 3,
 * 5.4.8).
 */
export function componentsOf(css: string): Part[] {
  const root: Part[] = []
  const stack: { inside: Part[]; end: string }[] = [{ inside: root, end: '' }]
  tokenize(css, (type, start, end) => {
    const name = tokenNames[type] ?? ''
    if (name === 'comment-token') return
    const text = css.slice(start, end)
    const open = stack.at(-1)
    if (!open) return
    if (stack.length > 1 && text === open.end) return void stack.pop()
    const closing =
      name === 'function-token' || name === '(-token' ? ')' : name === '[-token' ? ']' : name === '{-token' ? '}' : ''
    if (closing === '' || stack.length > MAX_DEPTH) return void open.inside.push({ type: name, text })
    const inside: Part[] = []
    open.inside.push({ type: name, text, inside })
    stack.push({ inside, end: closing })
  })
  return root
}

/** Splits at the commas outside of blocks. */
export function splitAtCommas(parts: Part[]): Part[][] {
  const lists: Part[][] = [[]]
  for (const part of parts) {
    if (part.type === 'comma-token') lists.push([])
    else lists.at(-1)?.push(part)
  }
  return lists
}

export const isSpace = ({ type }: Part) => type === 'whitespace-token'
/** Returns components without whitespace at both ends. */
export function trim(parts: Part[]): Part[] {
  const from = parts.findIndex((part) => !isSpace(part))
  return from < 0 ? [] : parts.slice(from, parts.findLastIndex((part) => !isSpace(part)) + 1)
}

/** Returns whether a value is one of these identifiers, in any case. */
export const isWord = (part: Part | undefined, ...words: string[]) =>
  part?.type === 'ident-token' && words.includes(part.text.toLowerCase())
