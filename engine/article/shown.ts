import { bylineOf } from './author.ts'
import * as words from './clutter-words.ts'
import { readableText } from './measures.ts'
import { author } from './names.ts'
import { type Branch, elementsIn, lineOf, nameOf, rawText } from './tree.ts'

/** The title, author, and date that are visible on a page, in document order. */
export type Shown = {
  headings: { level: number; text: string }[]
  bylines: string[]
  /** Dates of `time` elements and microdata. */
  marked: string[]
  /** Short lines that look like a date. */
  lines: string[]
}

const MAX_LINE = 160
const MAX_BYLINE = 100
const MAX_FOUND = 50
const dateName = /(?:^|[\s_-])(?:date|time|timestamp|published|posted|dateline|pubdate)|date(?:$|[\s_-])/i
const beside = /comment|related|sidebar|widget|footer|recommend|teaser/i

/** Returns titles, bylines, and dates that are visible on the page, outside comments and lists of other articles. */
export function readShown(html: Branch): Shown {
  const shown: Shown = { headings: [], bylines: [], marked: [], lines: [] }
  visit(html, shown)
  return shown
}

function visit(parent: Branch, shown: Shown) {
  for (const element of elementsIn(parent)) {
    const name = nameOf(element)
    if (element.tag !== 'body' && (element.tag === 'footer' || element.tag === 'aside' || isBeside(element, name)))
      continue
    read(element, name, shown)
    visit(element, shown)
  }
}

const isBeside = (element: Branch, name: string) => beside.test(name) && element.tag !== 'html' && !isLarge(element)
/** Returns whether an element surrounds most of the page, so that its class does not describe its parts. */
const isLarge = (element: Branch) => rawText(element).length > 3_000

function read(element: Branch, name: string, shown: Shown) {
  const { rel = '', itemprop = '', datetime, content } = element.attributes
  if (/^h[1-6]$/.test(element.tag)) add(shown.headings, { level: Number(element.tag[1]), text: lineOf(element) })
  if (/(?:^|\s)datePublished(?:\s|$)/i.test(itemprop)) add(shown.marked, datetime ?? content ?? lineOf(element))
  else if (element.tag === 'time') add(shown.marked, datetime ?? lineOf(element))
  if (rawText(element).length > MAX_LINE * 4) return
  const text = readableText(element)
  if (text === '') return
  const isByline = /(?:^|\s)author(?:\s|$)/i.test(`${rel} ${itemprop}`) || author.test(name)
  if (isByline && text.length < MAX_BYLINE) add(shown.bylines, bylineOf(element))
  else if (text.length < MAX_BYLINE && words.byline.test(text)) add(shown.bylines, bylineOf(element))
  if (text.length < MAX_LINE && (dateName.test(name) || words.dated.test(text))) add(shown.lines, text)
}

function add<T>(list: T[], value: T) {
  if (list.length < MAX_FOUND) list.push(value)
}
