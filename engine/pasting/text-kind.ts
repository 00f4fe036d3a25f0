/** Markdown syntax of which one occurrence is enough. */
const SIGNS = [
  /^#{1,6} \S/m,
  /^(```|~~~)/m,
  /^\s*\|?\s*:?-{3,}:?\s*\|/m,
  /!?\[[^\]\n]+\]\((https?:|\/|#|mailto:|\.)[^)\s]*\)/,
  /\*\*\S[^*\n]*\*\*/,
]
const ITEM = /^\s*([-*+]|\d{1,3}[.)]) +\S/gm
const MIN_ITEMS = 2
/** Begins every block of WordPress. */
const BLOCK_COMMENT = /[<]!-- \/?wp:/

/** Returns whether a plain text was written as Markdown. A hyphen at the start of one line is not enough. */
export function isMarkdown(text: string): boolean {
  return SIGNS.some((sign) => sign.test(text)) || [...text.matchAll(ITEM)].length >= MIN_ITEMS
}

/** Returns whether a plain text is the source of HTML, as the code editor of WordPress copies it. */
export function isHtmlSource(text: string): boolean {
  return (
    BLOCK_COMMENT.test(text) ||
    /^\s*<(p|h[1-6]|ul|ol|table|figure|div|article|section|blockquote|pre|img|a)\b[^>]*>[\s\S]*>\s*$/i.test(text)
  )
}
