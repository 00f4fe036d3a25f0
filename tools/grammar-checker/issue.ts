/** What a linter reports about one place of a text. */
export type Issue = {
  rule: string
  kind: string
  message: string
  /** UTF-16 offsets, end exclusive. */
  start: number
  end: number
  text: string
  /** Replacements for the marked part, the best first; an empty text deletes it. */
  suggestions: string[]
}
