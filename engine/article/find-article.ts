import { chooseArticle } from './choose.ts'
import { clean } from './clean.ts'
import { textLength } from './measures.ts'
import { prepare, replaceBreaks } from './prepare.ts'
import { type Branch, type Document, elementsIn, treeOf } from './tree.ts'

/** Below this number of characters, a result may be incomplete, so the next attempt removes less. */
const ENOUGH = 500

const attempts = [
  { stripsUnlikely: true, weighsNames: true, isConditional: true },
  { stripsUnlikely: false, weighsNames: true, isConditional: true },
  { stripsUnlikely: false, weighsNames: false, isConditional: true },
  { stripsUnlikely: false, weighsNames: false, isConditional: false },
]

/** Returns the part of a page that holds its article, cleaned; undefined if the page has no text. */
export function findArticle(document: Document, { title, hasAuthor }: { title: string; hasAuthor: boolean }) {
  let best: { article: Branch; length: number; byline: string | undefined } | undefined
  for (const attempt of attempts) {
    const html = treeOf(document)
    const body = elementsIn(html).find(({ tag }) => tag === 'body')
    if (!body) return undefined
    replaceBreaks(body)
    for (const font of elementsOf(body, 'font')) font.tag = 'span'
    const { paragraphs, byline } = prepare(html, { ...attempt, title, hasAuthor })
    const article = chooseArticle(body, paragraphs, attempt)
    clean(article, attempt)
    const length = textLength(article)
    if (!best || length > best.length) best = { article, length, byline }
    if (length >= ENOUGH) break
  }
  return best && best.length > 0 ? best : undefined
}

function elementsOf(branch: Branch, tag: string): Branch[] {
  return elementsIn(branch).flatMap((element) => [
    ...(element.tag === tag ? [element] : []),
    ...elementsOf(element, tag),
  ])
}
