import { blocksIn } from './blocks.ts'
import { readBoxes } from './boxes.ts'
import { cleanDocument } from './clean-document.ts'
import { readFootnotes } from './footnotes.ts'
import { readGoogleDocs } from './from-google-docs.ts'
import { readWord } from './from-word.ts'
import { readItemLevels } from './from-word-online.ts'
import { readWordPress } from './from-wordpress.ts'
import type { PastedNode } from './nodes.ts'
import { originalUrl } from './original-url.ts'
import type { Paste } from './paste.ts'

/** Returns a paste that has gathered nothing yet. */
export const newPaste = (more: Pick<Partial<Paste>, 'makers' | 'readLink'> = {}): Paste => ({
  blocksIn,
  readLink: originalUrl,
  pictures: [],
  notes: [],
  footnotes: [],
  headingShift: 0,
  heading: '',
  ...more,
})

/** Turns the content of a document into nodes of the editor, and changes the document while doing so. */
export function readContent(body: Element, paste: Paste): PastedNode[] {
  readFootnotes(body, paste)
  cleanDocument(body, paste)
  readGoogleDocs(body)
  readWord(body, paste)
  readItemLevels(body)
  readWordPress(body)
  readBoxes(body)
  paste.headingShift = headingShift(body)
  return blocksIn(body, { style: { format: 0 }, isNested: false }, paste)
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
