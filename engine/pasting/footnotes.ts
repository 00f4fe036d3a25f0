import { footnote, type PastedNode } from './nodes.ts'
import type { Paste } from './paste.ts'

/** Links that mark footnotes, by program: Word, Google Docs, Markdown, pandoc, Wikipedia. */
const MARK = /^#(?:_ftn\d|_edn\d|ftnt\d|(?:user-content-)?fn[-:]?\w|cite_note-)/i
/** Ids of reviewers' comments in Google Docs. */
const COMMENT = /^#cmnt\d/
const WORD_NOTES = '[style*="mso-element:footnote"], [style*="mso-element:endnote"]'
const BLOCK = 'li, p, div, dd, aside'
const ATTRIBUTE = 'data-footnote'
/** Longest note, in UTF-16 units: anything longer is a section of the text. */
const MAX_NOTE_LENGTH = 20_000
/** Most footnotes of a text. */
const MAX_FOOTNOTES = 2_000
/** Elements that a note in the editor cannot contain; their text becomes lines. */
const LINES = new Set(['paragraph', 'list'])

/** What links can lead to: elements by their names, and the place of each in the order of the document. */
type Targets = { byName: Map<string, Element[]>; places: Map<Element, number> }
type Note = { back: Set<string>; isSection: boolean }

/**
 * Removes the notes at the end of a document and marks their places in the text. Two links that lead to each other make
 * a footnote, whichever program wrote them.
 */
export function readFootnotes(body: Element, paste: Paste) {
  const targets = targetsIn(body)
  removeDocsComments(body, targets)
  const known = new Map<Element, Note>()
  const found: { mark: Element; note: Element }[] = []
  for (const mark of body.querySelectorAll('a[href*="#"]')) {
    const note = found.length < MAX_FOOTNOTES ? noteOf(mark, body, targets, known) : undefined
    if (note) found.push({ mark, note })
  }
  const notes = [...new Set(found.map(({ note }) => note))]
  for (const { mark, note } of found) {
    const copy = note.cloneNode(true) as Element
    for (const back of copy.querySelectorAll('a[href*="#"]'))
      if (isWayBack(back, body, targets)) outermost(back, copy).remove()
    const place = body.ownerDocument.createElement('span')
    place.setAttribute(ATTRIBUTE, String(paste.footnotes.push(copy) - 1))
    outermost(mark, body).replaceWith(place)
  }
  for (const note of notes) removeNote(note, body)
  for (const mark of body.querySelectorAll('a[href]')) {
    const href = mark.getAttribute('href') ?? ''
    if (!MARK.test(href)) continue
    paste.notes.push({ kind: 'footnote', what: (mark.textContent ?? '').trim() || href })
    outermost(mark, body).remove()
  }
}

/** Returns the footnote whose place an element is. */
export function footnoteAt(element: Element, paste: Paste): PastedNode | undefined {
  const note = paste.footnotes[Number(element.getAttribute(ATTRIBUTE) ?? Number.NaN)]
  if (!note) return undefined
  const pictures = paste.pictures.length
  const blocks = paste.blocksIn(note, { style: { format: 0 }, isNested: true }, paste)
  for (const { alt, src } of paste.pictures.splice(pictures))
    paste.notes.push({ kind: 'in-footnote', what: alt || src })
  return footnote(trimmed(blocks.flatMap((block) => (LINES.has(block.type) ? [block] : linesOf(block)))))
}

function noteOf(mark: Element, body: Element, targets: Targets, known: Map<Element, Note>): Element | undefined {
  const target = targetOf(mark, body, targets)
  // The way back is a link to an earlier place.
  if (!target || (targets.places.get(target) ?? 0) <= (targets.places.get(mark) ?? 0)) return undefined
  const element = target.closest(WORD_NOTES) ?? (target.localName === 'a' ? blockOf(target) : target)
  if (!element || element.contains(mark) || !element.matches(BLOCK)) return undefined
  const note = known.get(element) ?? readNote(element)
  known.set(element, note)
  const names = [...ancestors(mark, body), ...mark.querySelectorAll('[id], [name]')].flatMap(namesOf)
  return !note.isSection && names.some((name) => note.back.has(name)) ? element : undefined
}

/** Returns where the links of a note lead, and whether it is a section. */
function readNote(element: Element): Note {
  const back = [...element.querySelectorAll('a[href*="#"]')].map((link) => fragmentOf(link).slice(1))
  const isLong = (element.textContent ?? '').length > MAX_NOTE_LENGTH
  return { back: new Set(back), isSection: isLong || isSection(element) }
}

/**
 * Returns whether a block is a section of the document whose heading links back to the table of contents, and not a
 * note.
 */
const isSection = (note: Element) => note.querySelector('h1, h2, h3, h4, h5, h6') !== null

/**
 * Returns the block of a note that begins with a link; with its further paragraphs if it has a box of its own, as in
 * Google Docs.
 */
function blockOf(target: Element) {
  const line = target.closest(BLOCK)
  const box = line?.parentElement
  const isOwn =
    box?.localName === 'div' && box.firstElementChild === line && box.querySelectorAll('a[id], a[name]').length === 1
  return isOwn ? box : line
}

/** Returns whether a link of a note leads to a place before it. */
function isWayBack(link: Element, body: Element, targets: Targets) {
  const text = (link.textContent ?? '').trim()
  return /^#/.test(fragmentOf(link)) && (text.length <= 6 || targetOf(link, body, targets) !== undefined)
}

function removeNote(note: Element, body: Element) {
  let emptied: Element | null = note.parentElement
  const before = note.previousElementSibling
  note.remove()
  while (emptied && emptied !== body && isEmptied(emptied)) {
    const { parentElement, previousElementSibling } = emptied
    emptied.remove()
    if (previousElementSibling?.localName === 'hr') previousElementSibling.remove()
    emptied = parentElement
  }
  if (before?.localName === 'hr') before.remove()
}

/** Returns whether only the heading of the notes is left. */
function isEmptied(element: Element) {
  const copy = element.cloneNode(true) as Element
  for (const heading of copy.querySelectorAll('h1, h2, h3, h4, h5, h6')) heading.remove()
  return (copy.textContent ?? '').trim() === '' && copy.querySelector('img, table') === null
}

function removeDocsComments(body: Element, targets: Targets) {
  for (const mark of body.querySelectorAll('a[href]')) {
    if (!COMMENT.test(fragmentOf(mark))) continue
    const comment = targetOf(mark, body, targets)
    const box = comment?.closest('div') ?? comment?.closest('p')
    if (comment && box && box !== body && !box.contains(mark)) box.remove()
    outermost(mark, body).remove()
  }
}

/** Returns the element around a link that has nothing else in it, such as its `<sup>`. */
function outermost(link: Element, within: Element): Element {
  const around = link.parentElement
  const isOnly = around && around !== within && /^(sup|span|b|small)$/.test(around.localName)
  return isOnly && around.textContent?.trim() === link.textContent?.trim() ? outermost(around, within) : link
}

/** Gathers the targets once, so that a text of many links and targets takes no longer than its length. */
function targetsIn(body: Element): Targets {
  const byName = new Map<string, Element[]>()
  const places = new Map<Element, number>()
  for (const element of body.querySelectorAll('[id], a[name], a[href*="#"]')) {
    places.set(element, places.size)
    if (!element.hasAttribute('id') && element.localName !== 'a') continue
    // The second one takes over if the first is removed.
    for (const name of namesOf(element))
      if (name !== '') byName.set(name, [...(byName.get(name) ?? []), element].slice(0, 2))
  }
  return { byName, places }
}

/** Returns the element that a link leads to, if it is still in the document. */
function targetOf(link: Element, body: Element, { byName }: Targets): Element | undefined {
  return byName.get(fragmentOf(link).slice(1))?.find((one) => body.contains(one))
}

/** Returns the fragment of a link. Browsers may expand a fragment of the same page to a full URL. */
function fragmentOf(link: Element) {
  const href = link.getAttribute('href') ?? ''
  return href.slice(href.indexOf('#'))
}

function ancestors(element: Element, body: Element) {
  const path = [element]
  for (let one = element.parentElement; one && one !== body && path.length < 4; one = one.parentElement) path.push(one)
  return path
}

const namesOf = (element: Element) =>
  [element.getAttribute('id'), element.getAttribute('name')].filter((name) => name !== null)

/**
 * Returns the content of a note as lines. Elements that a note cannot contain, such as a heading or a table, keep their
 * text.
 */
function linesOf(block: PastedNode): PastedNode[] {
  const { children = [] } = block
  if (['heading', 'quote'].includes(block.type)) return [{ ...block, type: 'paragraph', textFormat: 0, textStyle: '' }]
  return children.flatMap((child) => (child.type === 'paragraph' ? [child] : linesOf(child)))
}

/** Removes the space between the number and the note. */
function trimmed(blocks: PastedNode[]): PastedNode[] {
  const [first, ...rest] = blocks
  const [start, ...more] = first?.children ?? []
  if (!first || typeof start?.text !== 'string') return blocks
  const text = start.text.replace(/^[\s.:\u00a0]+/, '')
  const children = text === '' ? more : [{ ...start, text }, ...more]
  return [{ ...first, children }, ...rest]
}
