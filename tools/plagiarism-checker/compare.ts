import { type Copy, findCopies, seedsOf } from './find-copies.ts'
import { quotationsOf, tokensOf } from './tokens.ts'

export type Source = { name: string; text: string }
type Place = { start: number; end: number }
export type Passage = {
  /** UTF-16 offsets in the text, end exclusive. */
  span: Place
  source: string
  /** The place in the source. */
  sourceSpan: Place
  words: number
  exactWords: number
  nearWords: number
  /** Share of matching words, relative to the longer side. */
  similarity: number
  text: string
  sourceText: string
}
export type Comparison = {
  words: number
  copiedWords: number
  uniquePct: number
  longestCopy: number
  matches: Passage[]
  sources: { name: string; words: number; passages: number; copiedWords: number; containmentPct: number }[]
}

type Options = {
  least: number
  leaveQuotations: boolean
  progress: (done: number, total: number, step: string) => void
}

/**
 * Returns the passages of a text that other texts also contain. `containmentPct`: share of its words that the source
 * contains.
 */
export function compare(text: string, sources: Source[], { least, leaveQuotations, progress }: Options): Comparison {
  const tokens = tokensOf(text)
  const quotations = leaveQuotations ? quotationsOf(text) : []
  const isQuoted = tokens.map((token) => quotations.some(({ start, end }) => token.start >= start && token.end <= end))
  const seeds = seedsOf(tokens, least)
  const copied = new Uint8Array(tokens.length)
  const matches: Passage[] = []
  const rows = sources.map(({ name, text: other }, at) => {
    progress(at, sources.length, name)
    const theirs = tokensOf(other)
    const mine = new Uint8Array(tokens.length)
    const passages = findCopies(tokens, theirs, least, seeds).flatMap((copy) => {
      const own = Array.from({ length: copy.end - copy.start }, (_, step) => copy.start + step).filter(
        (word) => !isQuoted[word],
      )
      if (own.length < (quotations.length > 0 ? least : 1)) return []
      for (const word of own) mine[word] = copied[word] = 1
      return [toPassage(copy, { text, tokens, name, other, theirs })]
    })
    for (const passage of passages) matches.push(passage)
    const copiedWords = count(mine)
    return {
      name,
      words: theirs.length,
      passages: passages.length,
      copiedWords,
      containmentPct: percent(copiedWords, tokens.length),
    }
  })
  const copiedWords = count(copied)
  return {
    words: tokens.length,
    copiedWords,
    uniquePct: percent(tokens.length - copiedWords, tokens.length),
    longestCopy: matches.reduce((most, { words }) => Math.max(most, words), 0),
    matches: matches.sort((a, b) => b.words - a.words || a.span.start - b.span.start),
    sources: rows.sort((a, b) => b.copiedWords - a.copiedWords),
  }
}

type Tokens = ReturnType<typeof tokensOf>
type Pair = { text: string; tokens: Tokens; name: string; other: string; theirs: Tokens }

function toPassage(copy: Copy, { text, tokens, name, other, theirs }: Pair): Passage {
  const span = placeOf(tokens, copy.start, copy.end)
  const sourceSpan = placeOf(theirs, copy.sourceStart, copy.sourceEnd)
  const { exactWords, nearWords } = copy
  const longer = Math.max(copy.end - copy.start, copy.sourceEnd - copy.sourceStart)
  return {
    span,
    source: name,
    sourceSpan,
    words: copy.end - copy.start,
    exactWords,
    nearWords,
    similarity: Number(((exactWords + nearWords) / longer).toFixed(3)),
    text: text.slice(span.start, span.end),
    sourceText: other.slice(sourceSpan.start, sourceSpan.end),
  }
}

const placeOf = (tokens: Tokens, start: number, end: number) => ({
  start: tokens[start]?.start ?? 0,
  end: tokens[end - 1]?.end ?? 0,
})
const count = (flags: Uint8Array) => flags.reduce((sum, flag) => sum + flag, 0)
const percent = (part: number, whole: number) => (whole === 0 ? 0 : Number(((100 * part) / whole).toFixed(1)))
