import { blocksOf, type TextBlock } from './blocks.ts'
import { isHidden, similarity } from './measures.ts'
import { perhaps, roles, unlikely } from './names.ts'
import { type Branch, descendants, elementsIn, isInside, lineOf, nameOf, rawText, remove } from './tree.ts'

/** Classes and ids of elements that hold the text of an article. */
const holds =
  /(?:^|[\s_-])(?:article|entry|post|story|news|artikel|blog)[\s_-]{0,2}(?:body|content|text|inhalt)s?(?=$|[\s_-])|(?:article|post|entry|story)(?:Body|Content|Text)(?=$|[\s_-])/
const entry = /(?:^|\s)(?:hentry|h-entry|e-content|type-post)(?=$|\s)/
const summary = /head|lead|lede|intro|teaser|chapo|meta|foot/i
const summaryTags = new Set(['body', 'header', 'hgroup', 'h1', 'h2', 'h3', 'h4', 'p', 'span', 'li', 'a'])
const besideTags = new Set(['nav', 'aside', 'footer', 'form', 'button', 'select', 'input', 'textarea'])
const besideNames = /comment|respons|related|recommend|sidebar|share|social|newsletter|cookie|author-?(?:bio|box|desc)/i
const MIN_PROSE = 140
const MIN_SENTENCE = 60
/** Scripts in which one character counts as three letters. */
const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu
const SAME_TITLE = 0.75
/**
 * If the found element has at most this share of the named element's text, it is something else, unless it is much
 * longer.
 */
const NONE = 0.1
const MIN_SHARE = 0.15
/** Below this share, the found element is only a small part of the text. */
const PART = 0.4
const MANY_TIMES = 2
/** A result shorter than this may be incomplete. */
const SHORT = 1_000
const NEARLY_NOTHING = 250
/** A name on an element around this share of the page does not describe the article. */
const MOST = 0.6

/**
 * Returns the element that the page itself names as its article, without parts beside the text, if the found element
 * has little of it; undefined if the found one is good enough.
 * @param html the `html` element; excluded parts are removed from it
 */
export function namedArticle(html: Branch, found: Branch | undefined, title: string): Branch | undefined {
  for (const list of descendants(html, new Set(['select']))) remove(list)
  const isBeside = besideTest(html)
  const known = new Set(found ? blocksOf(found).map(({ text }) => text) : [])
  const length = [...known].join(' ').length
  const textIn = (element: Branch) =>
    blocksOf(element).filter(
      (block) => (length < NEARLY_NOTHING || isProse(block)) && !block.path.slice(1).some(isBeside),
    )
  const named = candidatesIn(html, { title, isBeside, isShort: length < SHORT }).find(
    (element) => textIn(element).length > 0,
  )
  if (!named) return undefined
  const text = textIn(named)
  const total = lengthOf(text)
  const shared = lengthOf(text.filter((block) => known.has(block.text)))
  const isElsewhere = shared < total * NONE && total > length * MIN_SHARE && isBefore(html, named, known)
  const isPart = shared < total * PART && total > length * MANY_TIMES
  if (total < MIN_PROSE || !(isElsewhere || isPart)) return undefined
  for (const element of descendants(named)) if (element.parent && isBeside(element)) remove(element)
  return named
}

/**
 * Returns whether the named element comes before the found one. An element after the article, such as comments, may be
 * longer but is no better.
 */
function isBefore(html: Branch, named: Branch, known: Set<string>) {
  const page = blocksOf(html)
  const found = page.findIndex((block) => isProse(block) && known.has(block.text))
  return found < 0 || page.findIndex(({ path }) => path.includes(named)) < found
}

type Test = (element: Branch) => boolean

/** Returns the candidates, the most certain first. */
function candidatesIn(
  html: Branch,
  { title, isBeside, isShort }: { title: string; isBeside: Test; isShort: boolean },
): Branch[] {
  const all = elementsOutside(html, isBeside)
  const isArticle = ({ tag }: Branch) => tag === 'article'
  const articles = all.filter((element) => isArticle(element) && !isInside(element, isArticle))
  const isTitle = (element: Branch) => /^h[12]$/.test(element.tag) && similarity(title, lineOf(element)) > SAME_TITLE
  const titled = articles.find((article) => descendants(article).some(isTitle))
  const isSummary = (element: Branch) => summaryTags.has(element.tag) || summary.test(nameOf(element))
  const entries = all.filter((element) => entry.test(element.attributes.class ?? '') && element.tag !== 'body')
  return [
    ...all.filter(({ attributes }) => /(?:^|\s)articleBody(?:\s|$)/.test(attributes.itemprop ?? '')),
    ...all.filter((element) => holds.test(nameOf(element)) && !isSummary(element)),
    ...(articles.length === 1 ? articles : titled ? [titled] : []),
    ...(entries.length === 1 ? entries : []),
    ...(isShort ? all.filter(({ tag, attributes }) => tag === 'main' || attributes.role === 'main') : []),
  ]
}

const elementsOutside = (parent: Branch, isBeside: Test): Branch[] =>
  elementsIn(parent).flatMap((element) => (isBeside(element) ? [] : [element, ...elementsOutside(element, isBeside)]))

function besideTest(html: Branch): Test {
  const body = elementsIn(html).find(({ tag }) => tag === 'body') ?? html
  const most = rawText(body).length * MOST
  return (element) => {
    if (element.tag === 'body' || element.tag === 'html') return false
    if (isHidden(element)) return true
    const name = nameOf(element)
    const isNamed =
      besideTags.has(element.tag) ||
      besideNames.test(name) ||
      (unlikely.test(name) && !perhaps.test(name)) ||
      roles.has(element.attributes.role ?? '')
    return isNamed && rawText(element).length < most
  }
}

const isProse = ({ text, linked }: TextBlock) =>
  text.length + (text.match(dense)?.length ?? 0) * 2 >= MIN_SENTENCE && linked < text.length / 3

const lengthOf = (blocks: TextBlock[]) => blocks.reduce((sum, { text }) => sum + text.length, 0)
