/** Characters from which on a section ends at the next heading. */
const MIN_LENGTH = 8_000

/**
 * Returns a long Markdown text in parts that read alike by themselves: each begins with an ATX heading, outside fenced
 * code, and ends with the link definitions of the whole. The time of micromark grows with the square of its text.
 * Footnotes and HTML that runs over blank lines hold a text together.
 */
export function sectionsOf(markdown: string): string[] {
  if (
    markdown.length <= MIN_LENGTH ||
    /^ {0,3}\[\^|<(?:script|pre|style|textarea)\b|<!--|<\?|<!\[CDATA/im.test(markdown)
  )
    return [markdown]
  const sections: string[] = []
  const definitions = markdown.match(/^ {0,3}\[[^\]\n]+\]:[^\n]*(?:\n[ \t]+["'(][^\n]*)?/gm)?.join('\n') ?? ''
  let fence = ''
  let start = 0
  for (const { 0: line, index } of markdown.matchAll(/[^\n]*\n|[^\n]+$/g)) {
    const marks = /^[\s>]*(?:[-*+] |\d+[.)] )?\s*(`{3,}|~{3,})/.exec(line)?.[1]
    if (marks && fence === '') fence = marks
    else if (marks?.startsWith(fence)) fence = ''
    if (fence !== '' || index - start < MIN_LENGTH || !/^#{1,6}[ \t]/.test(line)) continue
    sections.push(markdown.slice(start, index))
    start = index
  }
  sections.push(markdown.slice(start))
  return definitions === '' ? sections : sections.map((section) => `${section}\n\n${definitions}\n`)
}
