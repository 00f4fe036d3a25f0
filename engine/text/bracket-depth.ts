const STRING = String.raw`"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'`
const BRACKETS = String.raw`[([{}\])]`
/** Code in which strings, templates, comments and regular expressions can hold brackets that open nothing. */
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
 * Returns the UTF-16 offset where brackets are first nested deeper than `most`; undefined if they never are. An
 * estimate without a parser: it may mistake a division for a regular expression, and then counts too few.
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
