import { tokensOf, types } from './tokens.ts'

/**
 * Returns a stylesheet that ends in the middle of a string, a URL, or a comment as browsers read it: they end there
 * (CSS Syntax 3, section 4.3).
 * @example closeText('a{content:"b') // 'a{content:"b"'
 */
export function closeText(css: string): string {
  const last = tokensOf(css).at(-1)
  if (!last) return css
  const { type, text, start } = last
  if (type === types.Comment && !/^\/\*[\s\S]*\*\/$/.test(text)) return css.slice(0, start)
  if (type === types.Url && !text.endsWith(')')) return `${css.replace(/\\$/, '')})`
  if (type !== types.String) return css
  const quote = text[0] ?? '"'
  const isOpen = text.length < 2 || !text.endsWith(quote) || /(?:^|[^\\])(?:\\\\)*\\.$/s.test(text)
  return isOpen ? `${css.replace(/(?<=(?:^|[^\\])(?:\\\\)*)\\$/, '')}${quote}` : css
}

/** Returns what does not end in a stylesheet, and from where on; undefined if everything does. */
export function openText(css: string): { what: 'comment' | 'URL' | 'string'; start: number } | undefined {
  const last = tokensOf(css).at(-1)
  if (!last || closeText(css) === css) return undefined
  const what = last.type === types.Comment ? 'comment' : last.type === types.Url ? 'URL' : 'string'
  return { what, start: last.start }
}
