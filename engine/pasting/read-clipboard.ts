import { blocksIn } from './blocks.ts'
import { readBoxes } from './boxes.ts'
import { cleanDocument } from './clean-document.ts'
import { readFootnotes } from './footnotes.ts'
import { readGoogleDocs } from './from-google-docs.ts'
import { readPages } from './from-pages.ts'
import { readWord } from './from-word.ts'
import { readItemLevels } from './from-word-online.ts'
import { readShortcodes, readWordPress } from './from-wordpress.ts'
import { codeBlock, type PastedNode } from './nodes.ts'
import type { Paste, PastedPicture, PasteNote } from './paste.ts'
import { rtfPictures } from './rtf-pictures.ts'
import { isHtmlSource, isMarkdown } from './text-kind.ts'

/** What an application put on the clipboard. */
export type Clipboard = {
  html: string
  text: string
  /** Rich Text Format, in which Word has its pictures. */
  rtf?: string
  /** Language of code, as Visual Studio Code states it. */
  codeMode?: string
}

/** What the editor inserts, which pictures belong to it, and what it does not have. */
export type Pasted = { nodes: PastedNode[]; pictures: PastedPicture[]; notes: PasteNote[] }

type Parsers = {
  /** A parser that works like that of browsers. */
  parse: (html: string) => Document
  markdownToHtml: (markdown: string) => string
}

/**
 * Turns the content of a clipboard into nodes of the editor. Knows Google Docs, Word, Pages, WordPress, Notion, web
 * pages, source code, and Markdown. Each picture has a place that waits for its upload.
 * @returns undefined for plain text, which the editor inserts as it is
 */
export function readClipboard(
  { html, text, rtf = '', codeMode }: Clipboard,
  { parse, markdownToHtml }: Parsers,
): Pasted | undefined {
  const markdown = () => readHtml(markdownToHtml(text), parse)
  if (html.trim() === '') return isHtmlSource(text) ? readHtml(text, parse) : isMarkdown(text) ? markdown() : undefined
  if (isCodeEditor(html))
    return isMarkdown(text) && (codeMode ?? 'markdown') === 'markdown'
      ? markdown()
      : { nodes: [codeBlock(text.replace(/\s+$/, ''), codeMode ?? 'text')], pictures: [], notes: [] }
  const pasted = readHtml(html, parse)
  giveBytes(pasted.pictures, rtf)
  return isPlain(pasted) && isMarkdown(text) ? markdown() : pasted
}

function readHtml(html: string, parse: Parsers['parse']): Pasted {
  const paste: Paste = { blocksIn, pictures: [], notes: [], footnotes: [], headingShift: 0, heading: '' }
  const { body, head } = parse(readShortcodes(html, paste))
  readPages(body, head)
  readFootnotes(body, paste)
  cleanDocument(body, paste)
  readGoogleDocs(body)
  readWord(body, paste)
  readItemLevels(body)
  readWordPress(body)
  readBoxes(body)
  paste.headingShift = headingShift(body)
  const nodes = blocksIn(body, { style: { format: 0 }, isNested: false }, paste)
  return { nodes, pictures: paste.pictures, notes: paste.notes }
}

/**
 * Adds the bytes of pictures on the editor's computer: HTML has their paths, and RTF has their bytes in the same order.
 */
function giveBytes(pictures: PastedPicture[], rtf: string) {
  const local = pictures.filter(({ src }) => /^file:/i.test(src))
  if (local.length === 0 || rtf === '') return
  const bytes = rtfPictures(rtf)
  const owners = [local, pictures].find(({ length }) => length === bytes.length) ?? []
  owners.forEach((picture, at) => {
    if (local.includes(picture)) picture.src = bytes[at] ?? picture.src
  })
}

/**
 * Returns by how many levels headings move down, because the page has the only `<h1>`. A single title becomes a
 * section; several first-level headings move everything down.
 */
function headingShift(body: Element) {
  const levels = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')]
    .filter((heading) => heading.textContent?.trim())
    .map(({ localName }) => Number(localName[1]))
  const titles = levels.filter((level) => level === 1).length
  return titles > 1 || (titles === 1 && levels[0] !== 1) ? 1 : 0
}

/** Code editors copy each line as a `<div>` in a monospaced font, with colors. */
const isCodeEditor = (html: string) =>
  /<div[^>]+style="[^"]*font-family:[^"]*monospace[^"]*white-space:\s*pre\b/i.test(html.slice(0, 2_000))

/** Returns whether there are only lines of text, so that the application has no headings. */
function isPlain({ nodes, pictures }: Pasted) {
  const isBare = ({ type, format }: PastedNode) => type === 'linebreak' || (type === 'text' && format === 0)
  return (
    pictures.length === 0 && nodes.every(({ type, children = [] }) => type === 'paragraph' && children.every(isBare))
  )
}
