/** A word that is wrong between certain neighbors, and the word that belongs there. */
type WordPattern = { find: RegExp; right: string }

const marks = '[.!?;:,"“”(—–]'
const starters =
  'and but because if when that think thinks thought know knows knew hope hopes so since while sure glad say says said believe guess where what how although though until unless whether maybe perhaps yes no well sorry means feel'
const clauseStart = String.raw`(?:^|${marks}\s*|\n\s*|(?<![\w-])(?:${starters.replaceAll(' ', '|')})\s+)`
const sentenceStart = String.raw`(?:^|[.!?]["”’)]*\s+|\n\s*)`
const clauseEnd = String.raw`\s*(?:[.!?,;:)”"]|$)`

/**
 * Returns the patterns of a table with one pattern a row, and indented lines that continue it: the neighbors before,
 * `[wrong>right]`, and the neighbors after. A neighbor is a word, `a|b` one of several, `{name}` a set of words, `*`
 * any word, `^` the start of a clause, `^^` of a sentence, `$` the end of a clause. `?` after a neighbor makes it
 * optional; `!` before it means that it is not there, `~` that it is not among the next three words.
 */
export function wordPatterns(table: string, sets: string): WordPattern[] {
  const lists = new Map(rowsOf(sets).map((row) => row.split(': ', 2) as [string, string]))
  const words = (name: string): string =>
    (lists.get(name) ?? '').replace(/\{(\w+)\}/g, (_, inner: string) => words(inner)).replaceAll(' ', '|')
  return rowsOf(table)
    .filter((line) => line.includes('['))
    .map((line) => {
      const [, before = '', wrong = '', right = '', after = ''] =
        /^\s*(.*?)\s*\[(.+?)>(.+?)\]\s*(.*?)\s*$/.exec(line.replace(/\{(\w+)\}/g, (_, name: string) => words(name))) ??
        []
      // The word itself comes first in the expression, so its context is only read where the word is.
      const context = `(?<=${before.split(' ').map(precedes).join('')}(?:${wrong}))(?=${after.split(' ').map(follows).join('')})`
      const source = `(?<![\\w\\x27’-])(?:${wrong})(?![\\w\\x27’-])${context}`
      return { find: new RegExp(source.replaceAll(' ', '\\s').replaceAll("'", "['’]"), 'gi'), right }
    })
}

/** Joins the lines that continue a row: after “|” without a space, otherwise with one. */
const rowsOf = (table: string) =>
  table
    .replace(/\|\n {2}/g, '|')
    .replace(/\n {2}/g, ' ')
    .trim()
    .split(/\n+/)

function precedes(token: string): string {
  if (token === '') return ''
  if (token === '^') return clauseStart
  if (token === '^^') return sentenceStart
  if (token.startsWith('!')) return `(?<!(?<![\\w\\x27’-])(?:${token.slice(1)})\\s+)`
  if (token.endsWith('?')) return `(?:${precedes(token.slice(0, -1))})?`
  return `(?<![\\w\\x27’-])(?:${anyWord(token)})\\s+`
}

function follows(token: string): string {
  if (token === '') return ''
  if (token.startsWith('~')) return `(?!(?:\\s+[\\w\\x27’-]+){0,2}\\s+(?:${token.slice(1)})(?![\\w\\x27’-]))`
  if (token.startsWith('!')) return `(?!\\s+(?:${token.slice(1)})(?![\\w\\x27’-]))`
  if (token.endsWith('?')) return `(?:${follows(token.slice(0, -1))})?`
  const words = token.split('|').filter((one) => one !== '$')
  const isEnd = token.split('|').includes('$')
  const asWords = words.length === 0 ? [] : [`\\s+(?:${anyWord(words.join('|'))})(?![\\w\\x27’-])`]
  return `(?:${[...(isEnd ? [clauseEnd] : []), ...asWords].join('|')})`
}

const anyWord = (token: string) => token.replaceAll('*', '[\\w\\x27’-]+')
