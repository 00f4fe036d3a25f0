import { type Declared, textsOf } from './declared.ts'
import { type Branch, elementsIn, newBranch, rawText, readDocument, treeOf } from './tree.ts'

const MIN_LENGTH = 300
/** If the declared text is this many times as long as the text of the page, the page shows only its beginning. */
const MANY_TIMES = 2
/** Links and headings of Markdown, which show that the declared text is the editor's source. */
const markdown = /\]\(|^#{1,6} /m

/**
 * Returns the text of an article that its JSON-LD declares, if the page shows little of it: a script may add the rest.
 * @param length characters of the text that the page shows
 */
export function declaredBody({ article }: Declared, length: number): Branch | undefined {
  const [body = ''] = textsOf(article?.articleBody ?? article?.text)
  if (body.length < Math.max(MIN_LENGTH, length * MANY_TIMES) || markdown.test(body)) return undefined
  const html = /<\/?(?:p|br|div|h\d|li)\b/i.test(body) ? body : paragraphsOf(body)
  const parsed = elementsIn(treeOf(readDocument(html))).find(({ tag }) => tag === 'body')
  if (!parsed || rawText(parsed).length < length * MANY_TIMES) return undefined
  return newBranch('div', parsed.children)
}

const paragraphsOf = (text: string) =>
  text
    .split(/\s*\n\s*/)
    .map((line) => `<p>${line.replaceAll('<', '&lt;')}</p>`)
    .join('')
