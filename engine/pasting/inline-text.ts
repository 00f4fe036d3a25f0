import type { InlineStyle } from './inline-style.ts'
import { lineBreak, link, type PastedNode, paragraph, text } from './nodes.ts'

/** A piece of text as the clipboard has it, something else in the line, or the end of a line. */
export type Inline = (InlineStyle & { text: string; node?: PastedNode }) | 'break'

const SPACES = /[\s\u00a0\u200b\ufeff]+/g
const INVISIBLE = /[\u200b\ufeff\u00ad]/g

/** Returns paragraphs of the editor. Whitespace collapses as in a browser; an empty line begins a new paragraph. */
export function paragraphsOf(inlines: Inline[]): PastedNode[] {
  return splitAtEmptyLines(inlines)
    .map((run) => inlineNodes(run))
    .filter((nodes) => nodes.length > 0)
    .map(paragraph)
}

function splitAtEmptyLines(inlines: Inline[]): Inline[][] {
  const runs: Inline[][] = [[]]
  let breaks = 0
  for (const inline of inlines) {
    if (inline === 'break') breaks += 1
    else if (breaks < 2 || !isBlank(inline.text)) {
      if (breaks > 1) runs.push([])
      else if (breaks === 1 && !isBlank(inline.text)) runs.at(-1)?.push('break')
      if (!isBlank(inline.text)) breaks = 0
      runs.at(-1)?.push(inline)
    }
  }
  return runs
}

function inlineNodes(inlines: Inline[]): PastedNode[] {
  const nodes: PastedNode[] = []
  for (const run of groups(collapsed(inlines))) {
    const [first] = run
    if (first === 'break' || first === undefined) nodes.push(lineBreak())
    else {
      const texts = (run as Exclude<Inline, 'break'>[]).map((piece) => piece.node ?? text(piece.text, piece.format))
      if (first.href) nodes.push(link(first.href, texts))
      else for (const one of texts) nodes.push(one)
    }
  }
  return nodes
}

/** Collapses whitespace over the borders of elements, and joins neighbors of the same style. */
function collapsed(inlines: Inline[]): Inline[] {
  const pieces: Inline[] = []
  let isAfterSpace = true
  for (const inline of inlines) {
    if (inline === 'break') {
      trimEnd(pieces)
      pieces.push('break')
      isAfterSpace = true
      continue
    }
    if (inline.node) {
      pieces.push(inline)
      isAfterSpace = false
      continue
    }
    let value = inline.text.replace(INVISIBLE, '').replace(SPACES, oneSpace)
    if (isAfterSpace) value = value.replace(/^[ \u00a0]+/, '')
    if (value === '') continue
    isAfterSpace = /[ \u00a0]$/.test(value)
    const last = pieces.at(-1)
    if (last && last !== 'break' && !last.node && last.format === inline.format && last.href === inline.href)
      last.text += value
    else pieces.push({ ...inline, text: value })
  }
  trimEnd(pieces)
  while (pieces.at(-1) === 'break') pieces.pop()
  return pieces
}

/** Replaces no-break spaces. A single one is intended; several, or one beside other whitespace, are layout. */
const oneSpace = (spaces: string) => (spaces === '\u00a0' ? spaces : ' ')

function trimEnd(pieces: Inline[]) {
  for (let last = pieces.at(-1); last && last !== 'break' && !last.node; last = pieces.at(-1)) {
    last.text = last.text.replace(/[ \u00a0]+$/, '')
    if (last.text !== '') return
    pieces.pop()
  }
}

/** Pieces of one link follow each other. */
function groups(pieces: Inline[]): Inline[][] {
  const runs: Inline[][] = []
  for (const piece of pieces) {
    const before = runs.at(-1)?.at(-1)
    const isSameLink = piece !== 'break' && before && before !== 'break' && piece.href && piece.href === before.href
    if (isSameLink) runs.at(-1)?.push(piece)
    else runs.push([piece])
  }
  return runs
}

const isBlank = (value: string) => value.replace(SPACES, '') === ''
