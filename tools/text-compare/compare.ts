import type { DiffPart, DiffRow } from '../../engine/tool/blocks.ts'
import { align } from './align.ts'
import { movedLines } from './moved.ts'

export type Unit = 'line' | 'word' | 'char'
export type Ignored = { ignoreCase: boolean; ignoreSpace: boolean }

/** A pair of lines that shares less is told as one gone and one new. */
const MIN_SHARED = 0.3
const MAX_EDITS_IN_LINE = 400

/** Each line with its line end, so that joined they are the text. */
export const linesOf = (text: string) => text.match(/[^\n]*\n|[^\n]+$/g) ?? []

/**
 * Rows of a comparison, how many characters stand equal on both sides (counted once), and how many changed lines differ
 * only in the way they end.
 */
export function compare(before: string, after: string, unit: Unit, ignored: Ignored) {
  const lines = linesOf(before)
  const lines2 = linesOf(after)
  const keys = lines.map((line) => keyOf(line, ignored))
  const keys2 = lines2.map((line) => keyOf(line, ignored))
  const kept = align(keys, keys2)
  const moved = movedLines(keys, keys2, kept)
  const rows: DiffRow[] = []
  let equal = 0
  let lineEnds = 0
  const side = (text: string, line: number, parts?: DiffPart[]) => ({
    line: line + 1,
    parts: parts ?? [{ text: bare(text) }],
  })
  let [at, at2] = [0, 0]
  for (const [end, end2] of [...kept, [lines.length, lines2.length] as const]) {
    for (const pair of gap(at, end, at2, end2)) {
      const [one, other] = pair
      if (one !== null && other !== null) {
        const [text, text2] = [lines[one] as string, lines2[other] as string]
        if (keys[one] === keys2[other]) {
          equal += text.length
          rows.push({ kind: 'same', before: side(text, one), after: side(text2, other) })
          continue
        }
        const inner = unit === 'line' ? undefined : compareLine(bare(text), bare(text2), unit, ignored)
        if (inner && inner.share >= MIN_SHARED) {
          equal += inner.equal
          if (bare(text) === bare(text2)) lineEnds += 1
          rows.push({ kind: 'change', before: side(text, one, inner.before), after: side(text2, other, inner.after) })
          continue
        }
        rows.push({ kind: 'del', before: side(text, one) }, { kind: 'add', after: side(text2, other) })
      } else if (one !== null)
        rows.push({ kind: moved.from.has(one) ? 'moved' : 'del', before: side(lines[one] as string, one) })
      else if (other !== null)
        rows.push({ kind: moved.to.has(other) ? 'moved' : 'add', after: side(lines2[other] as string, other) })
    }
    if (end < lines.length && end2 < lines2.length) {
      equal += (lines[end] as string).length
      rows.push({ kind: 'same', before: side(lines[end] as string, end), after: side(lines2[end2] as string, end2) })
    }
    at = end + 1
    at2 = end2 + 1
  }
  return { rows, equal, lineEnds, movedBlocks: moved.blocks }

  /** Lines of a stretch, side by side in order; moved ones stand alone. */
  function gap(from: number, to: number, from2: number, to2: number) {
    const pairs: [number | null, number | null][] = []
    const gone: number[] = []
    const fresh: number[] = []
    for (let one = from; one < to; one++) moved.from.has(one) ? pairs.push([one, null]) : gone.push(one)
    for (let other = from2; other < to2; other++) moved.to.has(other) ? pairs.push([null, other]) : fresh.push(other)
    const both = Math.min(gone.length, fresh.length)
    const isPaired = unit !== 'line'
    if (isPaired) for (let step = 0; step < both; step++) pairs.push([gone[step] as number, fresh[step] as number])
    for (const one of gone.slice(isPaired ? both : 0)) pairs.push([one, null])
    for (const other of fresh.slice(isPaired ? both : 0)) pairs.push([null, other])
    return pairs
  }
}

function compareLine(text: string, text2: string, unit: Unit, ignored: Ignored) {
  const tokens = tokensOf(text, unit)
  const tokens2 = tokensOf(text2, unit)
  const kept = align(
    tokens.map((token) => keyOf(token, ignored)),
    tokens2.map((token) => keyOf(token, ignored)),
    MAX_EDITS_IN_LINE,
  )
  const equal = kept.reduce((sum, [one]) => sum + (tokens[one] as string).length, 0)
  const solid = kept.reduce((sum, [one]) => sum + (tokens[one] as string).trim().length, 0)
  const longest = Math.max(text.replace(/\s/g, '').length, text2.replace(/\s/g, '').length)
  return {
    equal,
    share: longest === 0 ? 1 : solid / longest,
    before: partsOf(tokens, new Set(kept.map(([one]) => one))),
    after: partsOf(tokens2, new Set(kept.map(([, other]) => other))),
  }
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const words = new Intl.Segmenter('en', { granularity: 'word' })
/** Scripts that put no spaces between words. */
const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u

function tokensOf(text: string, unit: Unit): string[] {
  if (unit === 'char') return /^[\0-ÿ]*$/.test(text) ? text.split('') : segmentsOf(text, graphemes)
  const tokens = text.match(/[\p{L}\p{N}\p{M}\p{Cf}_'’]+|\s+|[^\p{L}\p{N}\p{M}\p{Cf}_\s]/gu) ?? []
  if (!unspaced.test(text)) return tokens
  return tokens.flatMap((token) => (unspaced.test(token) ? segmentsOf(token, words) : [token]))
}

const segmentsOf = (text: string, segmenter: Intl.Segmenter) =>
  Array.from(segmenter.segment(text), ({ segment }) => segment)

function partsOf(tokens: string[], kept: Set<number>): DiffPart[] {
  const parts: DiffPart[] = []
  tokens.forEach((text, at) => {
    const changed = !kept.has(at)
    const last = parts.at(-1)
    if (last && Boolean(last.changed) === changed) last.text += text
    else parts.push(changed ? { text, changed } : { text })
  })
  return parts
}

function keyOf(text: string, { ignoreCase, ignoreSpace }: Ignored) {
  const spaced = ignoreSpace ? text.trim().replace(/\s+/g, ' ') : text
  return ignoreCase ? spaced.toLowerCase() : spaced
}

const bare = (line: string) => line.replace(/\r?\n$/, '')
