import { markedBlock } from './marked-block.ts'

/** A page of a million and a half characters is a book of seven hundred pages. */
const MAX_CHARACTERS = 1_500_000
/** The tree of a text takes hundreds of times as many bytes. */
const MAX_SECTION = 200_000
/** Pictures inside a text, of which the bytes would count. */
const MIN_DATA_URL = 2_000
const ENDS = ['</p>', '</h2>', '</h3>', '</ul>', '</table>', '</figure>', '</div>', '\n\n', '>']

/**
 * Returns the HTML of a body as sections that are read one after another, so that a long text takes no more memory than
 * a short one. Nearly all bodies are one section. Of a text that is too long for a page, the beginning stays, and a
 * note marks where it ends.
 */
export function sectionsOf(source: string, notes: string[]): string[] {
  const html = withoutDataUrls(source, notes)
  const sections: string[] = []
  for (let from = 0; from < Math.min(html.length, MAX_CHARACTERS); ) {
    const end = html.length - from <= MAX_SECTION ? html.length : endOfSection(html, from)
    sections.push(html.slice(from, end))
    from = end
  }
  if (html.length > MAX_CHARACTERS) {
    notes.push(
      `The text has ${html.length} characters. A page can have ${MAX_CHARACTERS}: the rest is left out, and a note marks the place.`,
    )
    sections.push(markedBlock('the rest of this text', html.slice(MAX_CHARACTERS, MAX_CHARACTERS + MIN_DATA_URL)))
  }
  return sections
}

/** Returns a place after an element, if there is one in the second half of the section. */
function endOfSection(html: string, from: number) {
  const last = from + MAX_SECTION
  for (const end of ENDS) {
    const at = html.lastIndexOf(end, last - end.length)
    if (at > from + MAX_SECTION / 2) return at + end.length
  }
  return last
}

/** Cuts pictures that are written into the text: the library takes files only. */
function withoutDataUrls(html: string, notes: string[]): string {
  const parts: string[] = []
  let from = 0
  for (let at = html.indexOf('data:image/'); at !== -1; at = html.indexOf('data:image/', at + 1)) {
    if (at < from) continue
    const end = endOfUrl(html, at)
    if (end - at < MIN_DATA_URL) continue
    parts.push(html.slice(from, at))
    from = end
  }
  if (parts.length === 0) return html
  notes.push('A picture that was written into the text, without a file, is left out.')
  return parts.join('') + html.slice(from)
}

function endOfUrl(html: string, start: number) {
  let at = start
  while (at < html.length && !/["'\s)>]/.test(html[at] ?? '')) at++
  return at
}
