import { isDataTable } from './data-table.ts'
import {
  blockTags,
  densityOf,
  isBlank,
  isIn,
  isPhrasing,
  isQuote,
  linkDensity,
  readableText,
  textLength,
} from './measures.ts'
import { sharing, video, weightOf } from './names.ts'
import {
  type Branch,
  countTags,
  descendants,
  elementsIn,
  isBranch,
  isInside,
  nameOf,
  rawText,
  remove,
  replace,
} from './tree.ts'

/** An element with less text than this may be a row of buttons for sharing. */
const MAX_SHARING = 500
/** Elements that hold most of the text on some pages. */
const mayHoldAll = new Set(['aside', 'footer'])
const MOST = 0.6
const never = new Set(['footer', 'aside', 'input', 'textarea', 'select', 'button'])
const embeds = new Set(['object', 'embed', 'iframe'])
const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
const lists = new Set(['ul', 'ol'])
const textish = new Set(['span', 'li', 'td', ...blockTags])
const set = (...tags: string[]) => new Set(tags)
const divisions = set('div')
const topHeadings = set('h1', 'h2')
const paragraphs = set('p')
const tables = set('table')
const unordered = set('ul')

type Cleaning = { weighsNames: boolean; isConditional: boolean }

/** Removes parts of the chosen element that are not the article: forms, buttons, rows of links, empty paragraphs. */
export function clean(article: Branch, options: Cleaning) {
  const dataTables = new Set(descendants(article, tables).filter(isDataTable))
  const conditionally = (tags: ReadonlySet<string>) => {
    if (!options.isConditional) return
    for (const element of descendants(article, tags).reverse())
      if (element.parent && isClutter(element, dataTables, options.weighsNames)) remove(element)
  }
  conditionally(set('form'))
  conditionally(set('fieldset'))
  const most = textLength(article) * MOST
  const isNever = (element: Branch) =>
    never.has(element.tag) && !(mayHoldAll.has(element.tag) && textLength(element) > most)
  for (const element of descendants(article))
    if (isNever(element) || (embeds.has(element.tag) && !isVideo(element))) remove(element)
  for (const part of elementsIn(article))
    for (const element of descendants(part))
      if (sharing.test(nameOf(element)) && rawText(element).length < MAX_SHARING) remove(element)
  for (const heading of descendants(article, topHeadings))
    if (options.weighsNames && weightOf(heading) < 0) remove(heading)
  conditionally(tables)
  conditionally(unordered)
  conditionally(divisions)
  for (const heading of descendants(article, set('h1'))) heading.tag = 'h2'
  for (const paragraph of descendants(article, paragraphs))
    if (textLength(paragraph) === 0 && descendants(paragraph, set('img', 'embed', 'object', 'iframe')).length === 0)
      remove(paragraph)
  for (const line of descendants(article, set('br'))) if (isBeforeParagraph(line)) remove(line)
  for (const table of descendants(article, tables)) unwrapCell(table)
}

const isVideo = ({ attributes }: Branch) => Object.values(attributes).some((value) => video.test(value))

function isBeforeParagraph(line: Branch) {
  const siblings = line.parent?.children ?? []
  const next = siblings.slice(siblings.indexOf(line) + 1).find((node) => isBranch(node) || !isBlank(node))
  return next !== undefined && isBranch(next) && next.tag === 'p'
}

/** Replaces a table with one cell by a division. */
function unwrapCell(table: Branch) {
  const body = elementsIn(table).length === 1 && elementsIn(table)[0]?.tag === 'tbody' ? elementsIn(table)[0] : table
  const row = body && elementsIn(body).length === 1 ? elementsIn(body)[0] : undefined
  const cell = row?.tag === 'tr' && elementsIn(row).length === 1 ? elementsIn(row)[0] : undefined
  if (cell?.tag !== 'td') return
  cell.tag = cell.children.every(isPhrasing) ? 'p' : 'div'
  replace(table, cell)
}

const adWord = /^(?:ad(?:vertising|vertisement)?|pub(?:licité)?|werb(?:ung)?|广告|реклама|anuncio)$/iu
const loadingWord = /^(?:(?:loading|正在加载|загрузка|chargement|cargando)(?:…|\.\.\.)?)$/iu
const MANY_COMMAS = 10
/** A list with this many items is not a menu. */
const LONG_LIST = 100

/** Returns whether a form, table, list, or division holds links, images, or fields rather than text. */
function isClutter(element: Branch, dataTables: ReadonlySet<Branch>, weighsNames: boolean): boolean {
  if (element.tag === 'table' && dataTables.has(element)) return false
  if (isInside(element, (ancestor) => dataTables.has(ancestor)) || isIn(element, 'code')) return false
  if (descendants(element, tables).some((table) => dataTables.has(table))) return false
  if (isQuote(element)) return false
  const weight = weighsNames ? weightOf(element) : 0
  if (weight < 0) return true
  const text = readableText(element)
  if (text.split(',').length - 1 >= MANY_COMMAS) return false
  if (adWord.test(text) || loadingWord.test(text)) return true
  const embedded = descendants(element, embeds)
  if (embedded.some(isVideo)) return false
  const isList = lists.has(element.tag) || densityOf(element, lists) > 0.9
  const looksLike = looksLikeClutter(element, { weight, text, isList, embedded: embedded.length })
  if (!isList || !looksLike) return looksLike
  // A list of images, one in each item, is a gallery.
  if (elementsIn(element).some((child) => elementsIn(child).length > 1)) return true
  const counts = countTags(element)
  return counts.get('img') !== counts.get('li')
}

type Traits = { weight: number; text: string; isList: boolean; embedded: number }

function looksLikeClutter(element: Branch, { weight, text, isList, embedded }: Traits): boolean {
  const counts = countTags(element)
  const count = (tag: string) => counts.get(tag) ?? 0
  const [p, img, li, input] = [count('p'), count('img'), count('li') - LONG_LIST, count('input')]
  const density = linkDensity(element)
  const isInFigure = isIn(element, 'figure')
  return (
    (!isInFigure && img > 1 && p / img < 0.5) ||
    (!isList && li > p) ||
    input > Math.floor(p / 3) ||
    (!isList &&
      !isInFigure &&
      densityOf(element, headings) < 0.9 &&
      text.length < 25 &&
      (img === 0 || img > 2) &&
      density > 0) ||
    (!isList && weight < 25 && density > 0.2) ||
    (weight >= 25 && density > 0.5) ||
    (embedded === 1 && text.length < 75) ||
    embedded > 1 ||
    (img === 0 && densityOf(element, textish) === 0)
  )
}
