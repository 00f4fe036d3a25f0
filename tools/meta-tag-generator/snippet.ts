import { textWidth } from '../../engine/text-width/text-width.ts'

/** Space that a snippet has, in CSS pixels. Ours, read off result pages; Google documents no figure. */
export type Space = { size: number; width: number; lines: number }

export const spaces = {
  desktop: { title: { size: 20, width: 600, lines: 1 }, description: { size: 14, width: 600, lines: 2 } },
  phone: { title: { size: 18, width: 328, lines: 2 }, description: { size: 14, width: 328, lines: 4 } },
} satisfies Record<string, Record<'title' | 'description', Space>>

export type Device = keyof typeof spaces

/** `isBold`: a word of the query, which Google sets in bold in descriptions. */
type Piece = { text: string; isBold: boolean }

export type Snippet = {
  /** In one line, in CSS pixels. */
  pixels: number
  lines: string[]
  isCut: boolean
  /** What is shown, with the ellipsis where it is cut, and what is lost. */
  shown: string
  lost: string
}

const ellipsis = ' …'

/** Breaks a text into the lines of its space and cuts it between words where they are full. */
export function layOut(text: string, { size, width, lines: most }: Space, terms: string[] = []): Snippet {
  const measure = (part: string) => widthOf(part, size, terms)
  const words = text
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
    .flatMap((word) => breakWord(word, width, measure))
  const lines: string[] = []
  let line = ''
  let at = 0
  for (; at < words.length; at++) {
    const longer = line === '' ? (words[at] ?? '') : `${line} ${words[at]}`
    if (measure(longer) <= width) line = longer
    else if (lines.length + 1 < most) {
      lines.push(line)
      line = words[at] ?? ''
    } else break
  }
  const isCut = at < words.length
  while (isCut && line !== '' && measure(line + ellipsis) > width) {
    line = line.split(' ').slice(0, -1).join(' ')
    at--
  }
  if (line !== '' || isCut) lines.push(isCut ? line + ellipsis : line)
  return {
    pixels: round(measure(words.join(' '))),
    lines,
    isCut,
    shown: lines.join(' '),
    lost: words.slice(at).join(' '),
  }
}

/** Words of the query within a text, whatever their case. */
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

/** The address as results have it: `oakfield.example › tables › oak`. Undefined for what is no address. */
export function breadcrumbOf(address: string): string | undefined {
  try {
    const { host, pathname } = new URL(address)
    const parts = pathname
      .split('/')
      .filter((part) => part !== '')
      .map((part) => decode(part))
    return [host, ...parts].join(' › ')
  } catch {
    return undefined
  }
}

export const round = (pixels: number) => Math.round(pixels * 10) / 10

const widthOf = (text: string, size: number, terms: string[]) =>
  piecesOf(text, terms).reduce((sum, piece) => sum + textWidth(piece.text, { size, isBold: piece.isBold }), 0)

/** A word wider than a line is broken where the line is full. */
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

function decode(part: string) {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
