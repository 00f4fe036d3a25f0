import { FOOTNOTE } from '../rich-text/footnotes.ts'

/** A node as the editor stores it. */
export type PastedNode = { type: string; version: number; children?: PastedNode[]; [field: string]: unknown }

/** Text formats are bits in Lexical. */
export const FORMAT = { bold: 1, italic: 2, strikethrough: 4, code: 16, subscript: 32, superscript: 64 } as const

/** Bits of a cell's `headerState`. */
export const HEADER = { none: 0, row: 1, column: 2 } as const

export const lineBreak = (): PastedNode => ({ type: 'linebreak', version: 1 })

export function text(value: string, format = 0): PastedNode {
  return { type: 'text', version: 1, text: value, format, mode: 'normal', style: '', detail: 0 }
}

export function element(type: string, children: PastedNode[], more: Record<string, unknown> = {}): PastedNode {
  return { type, version: 1, format: '', indent: 0, direction: null, children, ...more }
}

export function paragraph(children: PastedNode[]): PastedNode {
  return element('paragraph', children, { textFormat: 0, textStyle: '' })
}

export function link(url: string, children: PastedNode[]): PastedNode {
  return element('link', children, { version: 3, id: newId(), fields: { linkType: 'custom', url, newTab: false } })
}

/** Returns a place for a picture that is not uploaded yet. */
export function pendingUpload(key: string, caption = ''): PastedNode {
  return {
    type: 'upload',
    version: 3,
    format: '',
    id: newId(),
    relationTo: 'media',
    fields: caption ? { caption } : {},
    pending: { formID: key, src: '' },
  }
}

export function codeBlock(code: string, language: string): PastedNode {
  const fields = { id: newId(), blockType: 'code', blockName: '', language, code }
  return { type: 'block', version: 2, format: '', fields }
}

/** Returns a footnote at its place in a line. */
export function footnote(note: PastedNode[]): PastedNode {
  const root = element('root', note.length > 0 ? note : [paragraph([])])
  return { type: 'inlineBlock', version: 1, fields: { id: newId(), blockType: FOOTNOTE, note: { root } } }
}

/** Returns the children of nodes as one line of text, with a break of this many lines between them. */
export function joined(nodes: PastedNode[], lines: number): PastedNode[] {
  return nodes.flatMap(({ children = [] }, at) => [
    ...(at > 0 ? Array.from({ length: lines }, lineBreak) : []),
    ...children,
  ])
}

/** Removes a format from texts, in links as well. */
export function without(format: number, nodes: PastedNode[]): PastedNode[] {
  return nodes.map((node) => {
    if (typeof node.format === 'number') return { ...node, format: node.format & ~format }
    return node.children ? { ...node, children: without(format, node.children) } : node
  })
}

/** Returns the text of a node without its formats. */
export function plainTextOf({ text: value, children = [] }: PastedNode): string {
  return typeof value === 'string' ? value : children.map(plainTextOf).join('')
}

/** Returns an id as the editor requires it for each link, upload, and block: 24 hexadecimal digits. */
export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
