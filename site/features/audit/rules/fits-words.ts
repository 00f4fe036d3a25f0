/** Returns whether all words of a query occur in a text, in any order and case. An empty query fits everything. */
export function fitsWords(text: string, query: string): boolean {
  const lower = text.toLowerCase()
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word))
}
