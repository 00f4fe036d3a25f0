const STRING = String.raw`"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'`
const BRACKETS = String.raw`[([{}\])]`
/** Strings, templates, comments, and regular expressions, whose brackets do not count. */
const TOKEN = new RegExp(
  [
    STRING,
    String.raw`${'`'}(?:[^${'`'}\\]|\\[\s\S])*${'`'}`,
    String.raw`\/\/.*|\/\*[\s\S]*?(?:\*\/|(?![\s\S]))`,
    String.raw`(?<=(?:^|[(,=:[!&|?{;+\-*%~^<>]|\breturn)[ \t]*)\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/`,
    BRACKETS,
  ].join('|'),
  'gm',
)

/**
 * Returns the UTF-16 offset where brackets are first nested deeper than `most`; undefined if they never are. It is an
 * estimate without a parser: a division may be taken for a regular expression, and the count is then too low.
 */
export function deeperThan(source: string, max: number): number | undefined {
  let depth = 0
  for (const { 0: token, index } of source.matchAll(TOKEN)) {
    if (token === '(' || token === '[' || token === '{') depth++
    else if (token === ')' || token === ']' || token === '}') depth = Math.max(0, depth - 1)
    if (depth > max) return index
  }
  return undefined
}
