import type { InlineStyle } from './inline-style.ts'
import type { PastedNode } from './nodes.ts'

/** A picture of the clipboard, whose place in the text is marked with its key. */
export type PastedPicture = {
  key: string
  /** `data:`, `http:`, `https:`, or a URL that only the computer of the editor can read. */
  src: string
  /** Empty if the clipboard has none. */
  alt: string
  caption: string
  /** The original file name, or an empty string. */
  name: string
  /** The heading above it, or an empty string. */
  under: string
}

/** Something in the clipboard that the text lacks, or has in another form. */
export type PasteNote = {
  kind: 'link' | 'picture-link' | 'embed' | 'contents' | 'drawing' | 'gallery' | 'footnote' | 'in-footnote'
  what: string
}

/** Where blocks are inserted: a nested list cannot be interrupted by a picture. */
export type Place = { style: InlineStyle; isNested: boolean }

/** Returns what an element is in the editor. */
export type BlockMaker = (from: Element, place: Place, paste: Paste) => PastedNode[]

/** What is gathered while the clipboard is read. */
export type Paste = {
  /** Elements with a counterpart of their own, by tag: those that importers write. */
  makers?: Record<string, BlockMaker>
  /** Returns where a link leads; undefined if it must not become one. */
  readLink: (href: string) => string | undefined
  /** Returns what is in an element as blocks of the editor. */
  blocksIn: (from: Element, place: Place, paste: Paste) => PastedNode[]
  pictures: PastedPicture[]
  notes: PasteNote[]
  /** The notes of footnotes, by the number of their place (`data-footnote`). */
  footnotes: Element[]
  /** Levels by which headings move down: the title of the page is the only `<h1>`. */
  headingShift: number
  /** The words of the last heading. */
  heading: string
}
