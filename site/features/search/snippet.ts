import { highlightWords, type Piece } from './highlight.ts'

const MAX_LENGTH = 190
/** How much text precedes the first match of a snippet. */
const LEAD = 60

/**
 * Returns the part of a page that shows best why it was found, with the matches apart: its summary if that has a match,
 * otherwise the place of its text with the most different words, otherwise the beginning of its summary.
 */
export function snippetOf({ summary, body }: { summary: string; body: string }, words: string[]): Piece[] {
  const isFound = (text: string) => highlightWords(text, words).some(({ isMatch }) => isMatch)
  const start = isFound(summary) ? undefined : bestStart(body, words)
  const text = start === undefined ? clip(summary, 0) : clip(body, start)
  return highlightWords(text, words)
}

/** Returns where the stretch of text with the most different matches begins; undefined if there is none. */
function bestStart(body: string, words: string[]): number | undefined {
  const matches: { at: number; word: string }[] = []
  let at = 0
  for (const { text, isMatch } of highlightWords(body, words)) {
    if (isMatch) matches.push({ at, word: text.toLowerCase() })
    at += text.length
  }
  let best: { at: number; count: number } | undefined
  for (const { at: start } of matches) {
    const near = matches.filter((match) => match.at >= start && match.at < start + MAX_LENGTH - LEAD)
    const count = new Set(near.map(({ word }) => word)).size
    if (!best || count > best.count) best = { at: start, count }
  }
  return best?.at
}

/** Cuts whole words around a place and marks what was cut with an ellipsis. */
function clip(text: string, at: number) {
  const line = text.replace(/\s/g, ' ')
  const from = at <= LEAD ? 0 : line.indexOf(' ', at - LEAD) + 1 || at
  const isLong = line.length - from > MAX_LENGTH
  const to = isLong ? Math.max(line.lastIndexOf(' ', from + MAX_LENGTH), from + 1) : line.length
  return `${from > 0 ? '… ' : ''}${line.slice(from, to).replace(/ +/g, ' ').trim()}${isLong ? ' …' : ''}`
}
