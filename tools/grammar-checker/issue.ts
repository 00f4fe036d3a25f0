/** What a linter says of one place of a text. */
export type Issue = {
  rule: string
  kind: string
  message: string
  /** UTF-16 offsets, end exclusive. */
  start: number
  end: number
  text: string
  /** What the marked part becomes, the best first; empty text where it goes. */
  suggestions: string[]
}
