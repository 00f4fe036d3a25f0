import type { DiffPart, DiffRow } from '../tool/blocks.ts'
import { align } from './align.ts'
import { movedLines } from './moved.ts'
import { MIN_SHARED, pairLines } from './pair-lines.ts'

export type Unit = 'line' | 'word' | 'char'
export type Ignored = { ignoreCase: boolean; ignoreSpace: boolean }

const MAX_EDITS_IN_LINE = 400

/** Returns each line with its line end, so that joining them gives the text. */
export const linesOf = (text: string) => text.match(/[^\n]*\n|[^\n]+$/g) ?? []

/**
 * Compares two texts line by line and, within changed lines, by `unit`. Line numbers rise on both sides of the rows.
 * @returns the rows; `equal`, the characters that are the same on both sides, counted once; `lineEnds`, the changed
 * lines that differ only in the way they end; and the blocks that moved
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
  let [at, at2] = [0, 0]
  for (const [end, end2] of [...kept, [lines.length, lines2.length] as const]) {
    addChanges(end, end2)
    if (end < lines.length && end2 < lines2.length) addEqual(end, end2)
  }
  return { rows, equal, lineEnds, movedBlocks: moved.blocks }

  /**
   * Adds rows up to a pair of equal lines: the pairs in order, and before each of them the lines that only one side
   * has.
   */
  function addChanges(end: number, end2: number) {
    const gone = range(at, end).filter((one) => !moved.from.has(one))
    const fresh = range(at2, end2).filter((other) => !moved.to.has(other))
    const bareLines = (list: string[], numbers: number[]) => numbers.map((number) => bare(list[number] as string))
    const pairs = unit === 'line' ? [] : pairLines(bareLines(lines, gone), bareLines(lines2, fresh))
    for (const [index, index2] of pairs) addPair(gone[index] as number, fresh[index2] as number)
    addOneSided(end, end2)
  }

  function addPair(one: number, other: number) {
    if (keys[one] === keys2[other]) {
      addOneSided(one, other)
      addEqual(one, other)
      return
    }
    const [text, text2] = [bare(lines[one] as string), bare(lines2[other] as string)]
    const inner = compareLine(text, text2, unit, ignored)
    if (inner.share < MIN_SHARED) return
    addOneSided(one, other)
    equal += inner.equal
    if (text === text2) lineEnds += 1
    rows.push({
      kind: 'change',
      before: { line: ++at, parts: inner.before },
      after: { line: ++at2, parts: inner.after },
    })
  }

  function addOneSided(end: number, end2: number) {
    while (at < end) rows.push({ kind: moved.from.has(at) ? 'moved' : 'del', before: sideOf(lines, at++) })
    while (at2 < end2) rows.push({ kind: moved.to.has(at2) ? 'moved' : 'add', after: sideOf(lines2, at2++) })
  }

  function addEqual(one: number, other: number) {
    equal += (lines[one] as string).length
    rows.push({ kind: 'same', before: sideOf(lines, one), after: sideOf(lines2, other) })
    at = one + 1
    at2 = other + 1
  }
}

const sideOf = (lines: string[], at: number) => ({ line: at + 1, parts: [{ text: bare(lines[at] as string) }] })
const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, step) => from + step)

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
/** Scripts without spaces between words. */
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
