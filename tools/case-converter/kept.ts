/** Parts of a text in which case has a meaning: fenced and inline code, URLs, email addresses, HTML tags, handles. */
const meaningful =
  /```[\s\S]{0,20000}?```|`[^`\n]{1,1000}`|\bhttps?:\/\/[^\s<>"]+|\bwww\.[^\s<>"]+|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+|<\/?[a-z][^<>]{0,1000}>|(?<![\w/])@\w{1,64}/gi

export type KeptPart = { start: number; end: number }

/** Returns the ranges of a text whose case does not change. */
export const keptParts = (text: string): KeptPart[] =>
  [...text.matchAll(meaningful)].map(({ 0: part, index }) => ({ start: index, end: index + part.length }))

/** Changes the text between the kept parts. */
export function changeAround(text: string, kept: KeptPart[], change: (part: string) => string): string {
  let from = 0
  const parts: string[] = []
  for (const { start, end } of kept) {
    parts.push(change(text.slice(from, start)), text.slice(start, end))
    from = end
  }
  parts.push(change(text.slice(from)))
  return parts.join('')
}
