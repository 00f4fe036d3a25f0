import { readPages } from './from-pages.ts'
import { readShortcodes } from './from-wordpress.ts'
import { codeBlock, type PastedNode } from './nodes.ts'
import type { PastedPicture, PasteNote } from './paste.ts'
import { newPaste, readContent } from './read-content.ts'
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
  const paste = newPaste()
  const { body, head } = parse(readShortcodes(html, paste))
  readPages(body, head)
  const nodes = readContent(body, paste)
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
