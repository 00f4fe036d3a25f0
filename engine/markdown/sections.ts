/** Minimum number of characters of a section, which then ends at the next heading. */
const MIN_LENGTH = 8_000

/**
 * Splits a long Markdown text into parts that render the same separately: each begins with an ATX heading, outside
 * fenced code, and ends with the link definitions of the whole text. This is faster, because the time of micromark
 * grows with the square of its text. Text with footnotes or with HTML across blank lines is not split.
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
