import { DOMParser } from 'linkedom'
import { newId, type PastedNode, pendingUpload } from '#engine/pasting/nodes.ts'
import { originalUrl } from '#engine/pasting/original-url.ts'
import type { BlockMaker, PasteNote } from '#engine/pasting/paste.ts'
import { newPaste, readContent } from '#engine/pasting/read-content.ts'
import { isRecord } from '#engine/rich-text/nodes.ts'
import type { Body, Picture } from '../item.ts'
import { idsOf } from './ids.ts'
import { makeBlock } from './make-block.ts'
import { bodyMarkdownToHtml } from './markdown-body.ts'
import { sentencesOf } from './notes.ts'
import { numberNodes } from './number-nodes.ts'
import { asPicture, pictureNodes } from './picture.ts'
import { plainNodes } from './plain-nodes.ts'
import { prepareBody } from './prepare.ts'
import { sectionsOf } from './sections.ts'
import { addTidyHtml } from './tidy-document.ts'

/** A text of the old site as nodes of the editor, before its pictures are in the library and its links lead here. */
export type BodyParts = {
  /** Where a picture belongs, the node or field has it as `picture`; `finishBody` replaces it. */
  nodes: PastedNode[]
  /** Pictures in the order of the text, one for each place. */
  pictures: Picture[]
  /** Where its links lead, each once, as the old site wrote them. */
  links: string[]
  /** What the text does not have anymore, in sentences for the report. */
  notes: string[]
}

type Reading = {
  /** Pictures by the key of their place. */
  pictures: Map<string, Picture>
  pasteNotes: PasteNote[]
  notes: string[]
  isPlain: boolean
}

const EMPTY_PAGE = '<!doctype html><html><head></head><body></body></html>'
/** Blocks inside blocks: a reader writes two levels at most. */
const MAX_BLOCK_LEVEL = 4

/**
 * Turns a body into nodes of the editor through the same code as pasting. It contains only what the editor knows, so
 * no script, style, or frame; links lead to http, https, mailto, tel, a relative URL, or a fragment.
 * @param options.isPlain whether the text has no block but code, such as that of a page: others become ordinary text
 * @param options.nextId returns an id for each link, picture, block, and row; by default, the same body gets the same
 */
export function readBody(body: Body, options: { isPlain?: boolean; nextId?: () => string } = {}): BodyParts {
  const { isPlain = false } = options
  const reading: Reading = { pictures: new Map(), pasteNotes: [], notes: [], isPlain }
  const source = 'html' in body ? body.html : body.markdown
  const html = 'html' in body ? source : bodyMarkdownToHtml(source, reading.notes)
  const read = sectionsOf(html, reading.notes).flatMap((section) => readHtml(section, reading, 0))
  const found = { nextId: options.nextId ?? idsOf(source), pictures: [] as Picture[], links: new Set<string>() }
  const nodes = numberNodes(read, found, (place) => reading.pictures.get(place))
  return {
    nodes,
    pictures: found.pictures,
    links: [...found.links],
    notes: sentencesOf(reading.notes, reading.pasteNotes),
  }
}

function readHtml(source: string, reading: Reading, level: number): PastedNode[] {
  const { pictures, pasteNotes, notes } = reading
  const { body } = new DOMParser().parseFromString(EMPTY_PAGE, 'text/html') as unknown as Document
  addTidyHtml(source, body, notes)
  prepareBody(body, notes)
  const readRichText = (value: unknown): PastedNode[] => {
    if (!isRecord(value) || level >= MAX_BLOCK_LEVEL) return []
    if (typeof value.markdown === 'string')
      return readHtml(bodyMarkdownToHtml(value.markdown, notes), reading, level + 1)
    return typeof value.html === 'string' ? readHtml(value.html, reading, level + 1) : []
  }
  const makers: Record<string, BlockMaker> = {
    'editor-block': (element) => {
      const fields = jsonIn(element, 'data-fields')
      if (!isRecord(fields)) return []
      if (reading.isPlain && fields.blockType !== 'code') return plainNodes(fields, undefined, readRichText)
      return makeBlock(fields, readRichText, notes)
    },
    'editor-picture': (element, _, paste) => {
      const picture = asPicture(jsonIn(element, 'data-picture'))
      if (!picture) return []
      const key = newId()
      pictures.set(key, picture)
      paste.pictures.push({ key, src: picture.url, alt: picture.alt ?? '', caption: '', name: '', under: '' })
      const [upload, ...rest] = pictureNodes(picture)
      return [{ ...pendingUpload(key), fields: upload?.fields ?? {} }, ...rest]
    },
  }
  const paste = newPaste({ makers, readLink })
  const nodes = readContent(body, paste)
  for (const { key, src, alt } of paste.pictures)
    if (!pictures.has(key)) pictures.set(key, { url: src, ...(alt ? { alt } : {}) })
  for (const note of paste.notes) if (note.kind !== 'link' || note.what.trim() !== '()') pasteNotes.push(note)
  return nodes
}

/** A fragment leads to a place in the same text. */
const readLink = (href: string) => (/^\s*#\S/.test(href) ? href.trim() : originalUrl(href))

function jsonIn(element: Element, attribute: string): unknown {
  try {
    return JSON.parse(element.getAttribute(attribute) ?? '')
  } catch {
    return undefined
  }
}
