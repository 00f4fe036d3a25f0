import { footnoteAt } from './footnotes.ts'
import { formatIn, type InlineStyle } from './inline-style.ts'
import { type Inline, paragraphsOf } from './inline-text.ts'
import { listBlocks } from './lists.ts'
import {
  codeBlock,
  element,
  FORMAT,
  joined,
  type PastedNode,
  pendingUpload,
  plainTextOf,
  text,
  without,
} from './nodes.ts'
import type { BlockMaker, Paste, Place } from './paste.ts'
import { readPicture } from './pictures.ts'
import { tableBlocks } from './tables.ts'

const MIN_LEVEL = 2
const LOWEST_LEVEL = 4
const MAX_CAPTION_LENGTH = 300
/** Placeholder for an element in a line that is not text. */
const OBJECT = '\ufffc'

/** Elements that begin a new line and have no counterpart in the editor. */
const CONTAINERS =
  /^(p|div|section|article|main|header|footer|aside|nav|address|center|form|fieldset|dl|dt|dd|details|summary|body|figcaption|caption|li|tr|td|th|google-sheets-html-origin)$/

const MAKERS: Record<string, BlockMaker> = {
  h1: headingBlocks,
  h2: headingBlocks,
  h3: headingBlocks,
  h4: headingBlocks,
  h5: headingBlocks,
  h6: headingBlocks,
  ul: listBlocks,
  ol: listBlocks,
  table: tableBlocks,
  blockquote: quoteBlocks,
  pre: codeBlocks,
  figure: figureBlocks,
  hr: () => [{ type: 'horizontalrule', version: 1 }],
}

/** Returns what is in an element as blocks of the editor. */
export function blocksIn(parent: Element, place: Place, paste: Paste): PastedNode[] {
  const blocks: PastedNode[] = []
  let line: Inline[] = []
  // Not spread into one call: a text of a generated page has more paragraphs than a call has arguments.
  const add = (made: PastedNode[]) => {
    for (const one of made) blocks.push(one)
  }
  const close = () => {
    add(paragraphsOf(line))
    line = []
  }
  const read = (from: Element, style: InlineStyle) => {
    for (const node of from.childNodes) {
      if (node.nodeType === node.TEXT_NODE) line.push({ ...style, text: wordsOf(node) })
      else if (node.nodeType === node.ELEMENT_NODE) readElement(node as Element, style)
    }
  }
  const readElement = (from: Element, outer: InlineStyle) => {
    const footnote = footnoteAt(from, paste)
    if (footnote) return void line.push({ format: 0, text: OBJECT, node: footnote })
    const style = styleIn(from, outer, paste)
    const make = paste.makers?.[from.localName] ?? MAKERS[from.localName]
    if (from.localName === 'br') line.push('break')
    else if (from.localName === 'img') {
      const picture = readPicture(from, paste)
      if (picture && 'emoji' in picture) line.push({ ...style, text: picture.emoji })
      else if (picture) {
        close()
        blocks.push(pendingUpload(picture.key))
        if (outer.href && !isPictureUrl(outer.href)) paste.notes.push({ kind: 'picture-link', what: outer.href })
      }
    } else if (make) {
      close()
      add(make(from, { ...place, style }, paste))
    } else if (CONTAINERS.test(from.localName)) {
      close()
      read(from, style)
      close()
    } else read(from, style)
  }
  read(parent, place.style)
  close()
  return blocks
}

/**
 * Returns the text of a node. Browsers copy a space beside an element as a no-break space in a `<span>` of its own,
 * which becomes a space.
 */
const wordsOf = ({ nodeValue }: Node) => (nodeValue === '\u00a0' ? ' ' : (nodeValue ?? ''))

function styleIn(from: Element, outer: InlineStyle, paste: Paste): InlineStyle {
  const style = { ...outer, format: formatIn(from, outer.format) }
  const href = from.localName === 'a' ? from.getAttribute('href') : null
  if (href === null) return style
  const url = paste.readLink(href)
  if (url) return { ...style, href: url }
  const what = (from.textContent ?? '').replace(/\s+/g, ' ').trim()
  if (what !== '') paste.notes.push({ kind: 'link', what: `${what} (${href.trim()})` })
  return style
}

const isPictureUrl = (url: string) => /\.(png|jpe?g|gif|webp|avif)([?#]|$)/i.test(url)

function headingBlocks(heading: Element, place: Place, paste: Paste): PastedNode[] {
  const blocks = blocksIn(heading, place, paste)
  const lines = blocks.filter(({ type }) => type === 'paragraph')
  const others = blocks.filter(({ type }) => type !== 'paragraph')
  if (lines.length === 0) return others
  const level = Math.min(LOWEST_LEVEL, Math.max(MIN_LEVEL, Number(heading.localName[1]) + paste.headingShift))
  const words = lines.flatMap(({ children = [] }, at) => [...(at > 0 ? [text(' ')] : []), ...children])
  const inOneLine = words.map((node) => (node.type === 'linebreak' ? text(' ') : node))
  paste.heading = inOneLine.map(plainTextOf).join('')
  return [element('heading', without(FORMAT.bold, inOneLine), { tag: `h${level}` }), ...others]
}

/** Returns the blocks of a quote. A quote in the editor contains lines only; other blocks follow it. */
function quoteBlocks(quote: Element, place: Place, paste: Paste): PastedNode[] {
  const blocks = blocksIn(quote, { ...place, isNested: false }, paste)
  const isLine = ({ type }: PastedNode) => type === 'paragraph' || type === 'quote'
  const lines = blocks.filter(isLine)
  return [...(lines.length > 0 ? [element('quote', joined(lines, 2))] : []), ...blocks.filter((node) => !isLine(node))]
}

function codeBlocks(code: Element): PastedNode[] {
  for (const br of code.querySelectorAll('br')) br.replaceWith('\n')
  // Besides the code, the element may contain the name of the language or a button.
  const value = ((code.querySelector('code') ?? code).textContent ?? '')
    .replace(/\u00a0/g, ' ')
    .replace(/^\n+|\s+$/g, '')
  return value === '' ? [] : [codeBlock(value, languageOf(code))]
}

function languageOf(code: Element) {
  const named = [code, ...code.querySelectorAll('code'), ...(code.parentElement ? [code.parentElement] : [])]
  for (const holder of named) {
    const marked = /(?:^|\s)(?:language-|lang-|highlight-source-|brush:\s*)([\w+#-]+)/.exec(holder.className)
    if (marked?.[1]) return marked[1].toLowerCase()
  }
  return 'text'
}

/** Returns the blocks of a figure. The caption belongs to its picture; with other content it becomes a line of text. */
function figureBlocks(figure: Element, place: Place, paste: Paste): PastedNode[] {
  const captions = [...figure.children].filter(({ localName }) => localName === 'figcaption')
  for (const caption of captions) caption.remove()
  const blocks = blocksIn(figure, place, paste)
  const lines = captions.flatMap((caption) => blocksIn(caption, place, paste))
  const uploads = blocks.filter(({ type }) => type === 'upload')
  const words = lines
    .map((line) => captionOf(line))
    .join(' ')
    .trim()
  const hasLink = lines.some(({ children = [] }) => children.some(({ type }) => type === 'link'))
  const [only, second] = uploads
  if (!only || second || hasLink || words.length > MAX_CAPTION_LENGTH) return [...blocks, ...lines]
  if (words === '') return blocks
  only.fields = { ...(only.fields as object), caption: words }
  const picture = paste.pictures.findLast(({ key }) => key === (only.pending as { formID: string } | undefined)?.formID)
  if (picture) picture.caption = words
  return blocks
}

const captionOf = (line: PastedNode): string =>
  typeof line.text === 'string'
    ? line.text
    : line.type === 'linebreak'
      ? ' '
      : (line.children ?? []).map(captionOf).join('')
