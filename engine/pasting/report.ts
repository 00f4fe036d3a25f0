import { countOf } from '../text/count-of.ts'
import { shorten } from '../text/shorten.ts'
import type { PastedPicture, PasteNote } from './paste.ts'

/** A picture that could not be copied, and why if the server said so. */
export type LostPicture = { picture: PastedPicture; reason?: string }

type Outcome = { notes: PasteNote[]; lost: LostPicture[]; undescribed: number }

const MAX_WHAT_LENGTH = 160

/** Returns sentences for the editor: what the clipboard had and the text does not, each thing by name. */
export function reportPaste({ notes, lost, undescribed }: Outcome): string[] {
  const of = (kind: PasteNote['kind']) => notes.filter((note) => note.kind === kind).map(({ what }) => shortened(what))
  const [links, around, embeds, drawings, galleries, footnotes, inFootnotes] = (
    ['link', 'picture-link', 'embed', 'drawing', 'gallery', 'footnote', 'in-footnote'] as const
  ).map(of) as [string[], string[], string[], string[], string[], string[], string[]]
  return [
    lost.length > 0 &&
      `${countOf(lost.length, 'picture')} could not be copied: ${list(lost.map(nameOf))}. Upload ${it(lost)}.`,
    undescribed > 0 &&
      `${countOf(undescribed, 'picture')} came without a description. Open ${undescribed === 1 ? 'it' : 'each'} and describe what it shows.`,
    links.length > 0 &&
      `${countOf(links.length, 'link')} led to a place in the copied document, or to a file, and ${links.length === 1 ? 'is' : 'are'} plain text now: ${list(links)}.`,
    around.length > 0 && `${countOf(around.length, 'picture')} had a link, which was left out: ${list(around)}.`,
    embeds.length > 0 &&
      `${countOf(embeds.length, 'video or embedded page', 'videos or embedded pages')} became a link: ${list(embeds)}.`,
    drawings.length > 0 &&
      `${countOf(drawings.length, 'drawing')} could not be copied: ${list(drawings)}. Upload ${it(drawings)} as an image.`,
    galleries.length > 0 &&
      `${countOf(galleries.length, 'gallery', 'galleries')} could not be copied: ${list(galleries)}.`,
    footnotes.length > 0 &&
      `${countOf(footnotes.length, 'footnote')} came without ${footnotes.length === 1 ? 'its note' : 'their notes'}: ${list(footnotes)}. Copy the whole document, or add ${it(footnotes)} with the command /footnote.`,
    inFootnotes.length > 0 &&
      `${countOf(inFootnotes.length, 'picture')} in a footnote could not be taken over: ${list(inFootnotes)}.`,
    notes.some(({ kind }) => kind === 'contents') && 'The table of contents was left out: the page makes its own.',
  ].filter((sentence) => sentence !== false)
}

function nameOf({ picture: { name, alt, src, under }, reason }: LostPicture) {
  const isReadable = /^(https?|file):/i.test(src)
  const what = name || alt || (isReadable ? '' : 'a picture')
  const url = /^https?:/i.test(src) ? src : ''
  const place = under === '' ? '' : ` under “${under}”`
  const details = [url, reason].filter((detail) => detail).join(': ')
  return shortened(
    `${what || url || src}${place}${details && details !== what ? ` (${details})` : ''}`.replace(/\.\)$/, ')'),
  )
}

const it = (things: unknown[]) => (things.length === 1 ? 'it' : 'them')
const list = (names: string[]) => names.join('; ')
const shortened = (what: string) => shorten(what, MAX_WHAT_LENGTH)
