import type { PasteNote } from '#engine/pasting/paste.ts'
import { shorten } from '#engine/text/shorten.ts'

const MAX_LENGTH = 200
/** Most sentences about one text; the report must stay readable. */
const MAX_NOTES = 50

const sentences: Record<PasteNote['kind'], (what: string) => string> = {
  link: (what) => `A link that leads nowhere is plain text now: ${what}.`,
  'picture-link': (what) => `A picture had a link, which was left out: ${what}.`,
  embed: (what) => `An embedded page became a link: ${what}.`,
  contents: () => 'The table of contents was left out: the page makes its own.',
  drawing: (what) => `The drawing “${what}” could not be moved.`,
  gallery: (what) => `A gallery could not be moved: ${what}.`,
  footnote: (what) => `A footnote has no note and was left out: ${what}.`,
  'in-footnote': (what) => `A picture in a footnote was left out: ${what}.`,
}

/** Returns what a text does not have anymore, each sentence once. */
export function sentencesOf(notes: string[], pasteNotes: PasteNote[]): string[] {
  const all = [...notes, ...pasteNotes.map(({ kind, what }) => sentences[kind](shorten(what, MAX_LENGTH)))]
  const unique = [...new Set(all)]
  const more = unique.length - MAX_NOTES
  return more > 0 ? [...unique.slice(0, MAX_NOTES), `There are ${more} more such differences.`] : unique
}
