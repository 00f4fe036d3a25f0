const WORD = /\w/
const LINE_END = /[\n\r\u2028\u2029]/

export type Assertion = '^' | '$' | '\\b' | '\\B'
type Letters = { letters: readonly string[]; isMultiline: boolean }

/** Returns a function that tells whether an assertion holds at a place of a text. */
export function assertionsOf({ letters, isMultiline }: Letters, text: Uint16Array) {
  const isWord = letters.map((one) => WORD.test(one))
  const endsLine = letters.map((one) => LINE_END.test(one))
  return (kind: Assertion, at: number): boolean => {
    const [before, after] = [text[at - 1], text[at]]
    if (kind === '^') return before === undefined || (isMultiline && endsLine[before] === true)
    if (kind === '$') return after === undefined || (isMultiline && endsLine[after] === true)
    const isBorder = (before !== undefined && isWord[before]) !== (after !== undefined && isWord[after])
    return isBorder === (kind === '\\b')
  }
}
