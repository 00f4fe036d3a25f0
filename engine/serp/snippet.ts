import { roundTo } from '../text/numbers.ts'
import { textWidth } from '../text-width/text-width.ts'
import { decodePart } from '../web/decode-part.ts'

/** Space of a snippet, in CSS pixels. We measured it on result pages; Google documents no figure. */
export type Space = { size: number; width: number; lines: number }

export const spaces = {
  desktop: { title: { size: 20, width: 600, lines: 1 }, description: { size: 14, width: 600, lines: 2 } },
  phone: { title: { size: 18, width: 328, lines: 2 }, description: { size: 14, width: 328, lines: 4 } },
} satisfies Record<string, Record<'title' | 'description', Space>>

export type Device = keyof typeof spaces

/** `isBold`: a word of the query, which Google sets in bold in descriptions. */
type Piece = { text: string; isBold: boolean }

export type Snippet = {
  /** Width in one line, in CSS pixels. */
  pixels: number
  lines: string[]
  isCut: boolean
  /** The visible text, with the ellipsis if it is cut, and the lost rest. */
  shown: string
  lost: string
}

const ellipsis = ' …'

/** A part that stays together in a line. `gap` precedes it unless it begins a line. */
type Token = { text: string; gap: '' | ' ' }

/** Breaks a text into lines and cuts it where the space ends: between words, or between ideographs. */
export function layOut(text: string, { size, width, lines: most }: Space, terms: string[] = []): Snippet {
  const measure = (part: string) => widthOf(part, size, terms)
  const tokens = tokensOf(text, width, measure)
  const lines: string[] = []
  let shown = ''
  let start = 0
  let rest = ''
  while (start < tokens.length && lines.length < most) {
    let end = start + 1
    while (end < tokens.length && measure(join(tokens.slice(start, end + 1))) <= width) end++
    let line = join(tokens.slice(start, end))
    if (end < tokens.length && lines.length === most - 1) {
      while (end > start + 1 && measure(line + ellipsis) > width) line = join(tokens.slice(start, --end))
      const characters = [...line]
      while (characters.length > 1 && measure(characters.join('') + ellipsis) > width) rest = characters.pop() + rest
      line = characters.join('') + ellipsis
    }
    lines.push(line)
    shown += (shown && (tokens[start]?.gap ?? '')) + line
    start = end
  }
  const lost = tokens.slice(start)
  return {
    pixels: roundTo(measure(join(tokens)), 1),
    lines,
    isCut: lost.length > 0,
    shown,
    lost: rest + (rest && (lost[0]?.gap ?? '')) + join(lost),
  }
}

/** Returns the words of the query within a text, whatever their case. */
export function piecesOf(text: string, terms: string[]): Piece[] {
  if (terms.length === 0) return text === '' ? [] : [{ text, isBold: false }]
  const wanted = terms.map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).sort((a, b) => b.length - a.length)
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${wanted.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(pattern)) {
    if (index > end) pieces.push({ text: text.slice(end, index), isBold: false })
    pieces.push({ text: found, isBold: true })
    end = index + found.length
  }
  return end < text.length ? [...pieces, { text: text.slice(end), isBold: false }] : pieces
}

/** Returns whether a text is a URL with its host, as canonical links and images of Open Graph have to be. */
export const isAbsolute = (url: string) => /^https?:\/\/[^/?#\s]/i.test(url) && URL.canParse(url)

/**
 * Returns a URL as search results show it: `oakfield.example › tables › oak`. Undefined if it is not an absolute URL.
 */
export function breadcrumbOf(url: string): string | undefined {
  if (!isAbsolute(url)) return undefined
  const { host, pathname } = new URL(url)
  const parts = pathname
    .split('/')
    .filter((part) => part !== '')
    .map((part) => decodePart(part))
  return [host, ...parts].join(' › ')
}

const widthOf = (text: string, size: number, terms: string[]) =>
  piecesOf(text, terms).reduce((sum, piece) => sum + textWidth(piece.text, { size, isBold: piece.isBold }), 0)

const join = (tokens: Token[]) => tokens.map(({ text, gap }, at) => (at === 0 ? text : gap + text)).join('')

/** Places where Chinese and Japanese may break: between two of their characters, not before a closing mark. */
const betweenIdeographs =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uff60])(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}「『（【《])/u

function tokensOf(text: string, width: number, measure: (text: string) => number): Token[] {
  return text
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
    .flatMap((word) =>
      word
        .split(betweenIdeographs)
        .flatMap((part) => breakWord(part, width, measure))
        .map((part, at): Token => ({ text: part, gap: at === 0 ? ' ' : '' })),
    )
}

/** Breaks a word that is wider than a line. */
function breakWord(word: string, width: number, measure: (text: string) => number): string[] {
  if (measure(word) <= width) return [word]
  const parts: string[] = []
  let part = ''
  for (const character of word) {
    if (part !== '' && measure(part + character) > width) {
      parts.push(part)
      part = ''
    }
    part += character
  }
  return [...parts, part]
}
