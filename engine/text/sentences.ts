import { beforeNumbers, months, shortened, starters, titles } from './abbreviations.ts'
import { proseLines } from './prose-lines.ts'
import type { Span } from './words.ts'

/**
 * Splits a text into sentences, with rules for what ICU's segmenter gets wrong: abbreviations, initials, decimals, URLs
 * and email addresses, quotations, lists inside a line, ellipses, and lines wrapped by hand. Checked against the
 * English golden rules of pragmatic_segmenter; the end marks of other scripts work too, from Amharic to Urdu. A wrapped
 * line is joined by one space in `text`; `start` and `end` are offsets in the input.
 * @example sentencesOf('Dr. Reed paid $3.50. She left.').length // 2
 */
export function sentencesOf(text: string): Span[] {
  return proseLines(text).flatMap(({ start, end }) => split(text, start, end))
}

/**
 * A run of end marks, and the quotes, brackets, and numbers of notes that close with it. Runs of dots may contain
 * spaces. A semicolon asks in Greek, and a colon ends in Armenian.
 */
const endMarks =
  /(?:\.(?: \.){2,}|[.…\p{Sentence_Terminal}]+|(?<=\p{Script=Greek});|(?<=\p{Script=Armenian}):)(["'”’“‘»›)\]」』】]*(?:\[\d{1,3}\])*)/gu
/** End marks that no space follows. */
const wide = /(?![.!?…])\p{Sentence_Terminal}/u
/** Quotations and names: an end mark inside them does not end a sentence. */
const enclosed = /《[^》]{0,300}》|「[^」]{0,300}」|『[^』]{0,300}』|（[^）]{0,300}）/g

function split(text: string, from: number, to: number): Span[] {
  const line = text.slice(from, to)
  const cuts = new Set(listCuts(line))
  // Reversed, because removing items from the end of an array does not move the others.
  const closing = [...line.matchAll(enclosed)].map(({ 0: part, index }) => [index, index + part.length]).reverse()
  const bounds: number[] = []
  let start = 0
  const cut = (at: number) => {
    if (/\S/.test(line.slice(start, at))) bounds.push(at)
    start = at
  }
  const listed = [...cuts].sort((a, b) => b - a)
  for (const match of line.matchAll(endMarks)) {
    const { 0: marks, 1: closers = '', index } = match
    while ((listed.at(-1) ?? index + 1) <= index) cut(listed.pop() as number)
    const end = index + marks.length
    while ((closing.at(-1)?.[1] ?? index + 1) <= index) closing.pop()
    const [opens = index, closes = index] = closing.at(-1) ?? []
    if (opens < index && end < closes) continue
    const at = breakAfter(line, { start, index, end, marks: marks.slice(0, marks.length - closers.length), closers })
    if (at !== undefined && at < line.length) cut(at)
  }
  for (const at of listed.reverse()) cut(at)
  bounds.push(line.length)
  return bounds.flatMap((end, place) => spanOf(text, from + (bounds[place - 1] ?? 0), from + end))
}

type EndMark = { start: number; index: number; end: number; marks: string; closers: string }

/** Returns where a sentence ends at these marks, or undefined if it continues. */
function breakAfter(line: string, { start, index, end, marks, closers }: EndMark): number | undefined {
  if (wide.test(marks)) return isDecimal(line, index, end) ? undefined : end
  const rest = line.slice(end, end + 60)
  const next = /^(\s*)(["'“‘«‹([{¿¡*_—–-]*)(\S[\p{L}\p{N}’']*)/u.exec(rest)
  if (!next) return end
  const [, space = '', opening = '', word = ''] = next
  const before = line.slice(Math.max(start, index - 60), index)
  const token = (/\S*$/.exec(before)?.[0] ?? '').replace(/^["'“‘«‹([{*_]+/u, '')
  if (space === '' && marks === '.' && hasNote(token, rest)) return end + (noteNumbers.exec(rest)?.[0].length ?? 0)
  if (space === '') return token !== '' && closers === '' && isGlued(line, index, marks, word) ? end : undefined
  if (!opensSentence(word, opening)) return undefined
  if (/[!?]/.test(marks)) return end
  if (marks.includes(' .')) return ellipsisBreak(line, { index, end, marks }, token)
  if (marks.length > 1 || marks === '…') return closers.startsWith(']') ? undefined : end
  return closesWith(token, { word, line, start, index, isQuoted: closers !== '' }) ? end : undefined
}

const noteNumbers = /^\d{1,3}(?:[ ,–-]\d{1,3})*(?=\s+["“(]?\p{Lu})/u

/** Returns whether the number of a note follows a period: “consultation.11 12 Take”. */
const hasNote = (token: string, rest: string) =>
  noteNumbers.test(rest) && /(?:\p{Ll}{3}|\p{L}[)\d]*\)|\d\))$/u.test(token) && !beforeNumbers.has(token.toLowerCase())

/** Returns whether a full-width number has decimals: “３．２９”. */
const isDecimal = (line: string, index: number, end: number) =>
  line[index] === '．' && /\p{N}/u.test(line[index - 1] ?? '') && /\p{N}/u.test(line[end] ?? '')

/** Four spaced dots end a sentence; three are a pause, unless the first belongs to the word before them. */
function ellipsisBreak(line: string, { index, end, marks }: Pick<EndMark, 'index' | 'end' | 'marks'>, token: string) {
  const dots = marks.match(/\./g)?.length ?? 0
  const isAttached = token !== '' && /\S/.test(line[index - 1] ?? ' ')
  if (dots < 4) return undefined
  return isAttached ? index + 1 : end
}

/**
 * Returns whether a space is missing, as in “world.Today”; “Jane.Doe@mail.example” and “www.example.com/New” need none.
 */
function isGlued(line: string, index: number, marks: string, word: string): boolean {
  if (marks.length > 1 && !/^[!?]+$/.test(marks)) return false
  if (!/^\p{Lu}\p{Ll}+$/u.test(word) || /^(Net|Js|Com|Org|Io)$/.test(word)) return false
  const left = /\S*$/.exec(line.slice(Math.max(0, index - 200), index))?.[0] ?? ''
  const right = /^\S*/.exec(line.slice(index, index + 200))?.[0] ?? ''
  if (/@|:\/\/|^www\.|[/\\()=_]/.test(left + right)) return false
  return /\p{Ll}{2}$|\d$|\)$/u.test(left)
}

/**
 * Returns whether what follows can begin a sentence: a capital, a number, an opening bracket before one, a script
 * without case.
 */
function opensSentence(word: string, opening: string) {
  const [first = ''] = word
  if (/\p{Lu}|\p{Lt}|\p{Lo}|\p{N}/u.test(first)) return true
  if (/^[ie]\p{Lu}/u.test(word)) return true
  return /[“"‘'«]/.test(opening) ? false : /[$€£#@•]/u.test(first)
}

type Around = { word: string; line: string; start: number; index: number; isQuoted: boolean }

/** Returns whether a full stop after `token` ends its sentence, given a capital or number after it. */
function closesWith(token: string, { word, line, start, index, isQuoted }: Around): boolean {
  const bare = token.toLowerCase()
  const last = bare.replace(/^.*[-–—/(,'’]/u, '')
  const isNumber = /^\p{N}/u.test(word)
  if (isListMarker(line.slice(start, index))) return false
  if (titles.has(last)) return false
  if (/^\d{1,2}$/.test(last) && months.has(word.toLowerCase())) return false
  if (beforeNumbers.has(last) && isNumber) return false
  if (/^\p{Lu}$/u.test(token)) return isStarter(word) && !(isNumber && !isQuoted)
  if (/^\p{Ll}$/u.test(token)) return !isNumber && isStarter(word)
  if (last === 'a.m' || last === 'p.m') return wordsIn(line.slice(start, index)) > 3 && !isNumber
  if (last === 'etc') return !isNumber
  if (/^(?:\p{L}\.)+\p{L}$/u.test(token) || shortened.has(last)) {
    // “in”, “sat”, and “tech” are also whole words, so they are abbreviations only before a name.
    if (wholeWords.has(last) && !isNumber) return true
    return isStarter(word)
  }
  return true
}

const wholeWords = new Set('in sat sun wed mar dec max min tech gov est ed al inst mon'.split(' '))
const isStarter = (word: string) => starters.has(word.toLowerCase().replace(/[’'].*$/u, ''))
const wordsIn = (part: string) => part.trim().split(/\s+/).length
const isListMarker = (before: string) => /^\s*(?:[•⁃▪◦‣·*-]\s*)?(?:\d{1,3}|\p{L})$/u.test(before)

/**
 * Items of a list in one line: “1) … 2) …”, “a. … b. …”, “• … • …”. A number counts only after its predecessor, so that
 * “see 2. The” stays whole.
 */
function listCuts(line: string): number[] {
  const bullet = /^\s*([•⁃▪◦‣])/u.exec(line)?.[1]
  if (bullet) return [...line.matchAll(new RegExp(`(?<=\\s)${bullet}`, 'gu'))].map(({ index }) => index)
  const first = /^\s*(\d{1,3}|[a-z])(\.\)|\)|\.)\s/u.exec(line)
  if (!first) return []
  const [, mark = '', style = ''] = first
  const cuts: number[] = []
  let wanted = following(mark)
  for (const { 1: found, 2: ending, index } of line.matchAll(/(?<=\s)(\d{1,3}|[a-z])(\.\)|\)|\.)(?=\s\p{Lu})/gu))
    if (found === wanted && ending === style) {
      cuts.push(index)
      wanted = following(wanted)
    }
  return cuts
}

const following = (mark: string) =>
  /\d/.test(mark) ? String(Number(mark) + 1) : String.fromCharCode(mark.charCodeAt(0) + 1)

function spanOf(text: string, from: number, to: number): Span[] {
  const raw = text.slice(from, to)
  const inner = raw.trim()
  if (inner === '') return []
  const start = from + raw.length - raw.trimStart().length
  return [{ text: onOneLine(inner), start, end: start + inner.length }]
}

const onOneLine = (part: string) =>
  /[\r\n]/.test(part)
    ? part
        .split(/[\r\n]+/)
        .map((line) => line.trim())
        .join(' ')
    : part
