import { questionsHtml, stepsHtml } from './article-blocks.ts'
import { type Block, htmlOf, rowsOfAttribute, textOfAttribute } from './block-tree.ts'
import type { BlockMaker } from './body-context.ts'
import { elementsIn } from './html-tags.ts'

/**
 * Blocks of widespread plugins that have a counterpart.
 * Sources: https://developer.yoast.com/features/blocks/, https://rankmath.com/kb/faq-schema-block/
 */
export const pluginBlocks: Record<string, BlockMaker> = {
  'yoast/faq-block': (block) =>
    rows(block, 'questions', ['jsonQuestion', 'question'], ['jsonAnswer', 'answer'], questions) ??
    yoastQuestions(block),
  'yoast/how-to-block': (block) => rows(block, 'steps', ['jsonName', 'name'], ['jsonText', 'text'], steps(block)),
  'rank-math/faq-block': (block) => rows(block, 'questions', ['title'], ['content'], questions),
  'rank-math/howto-block': (block) => rows(block, 'steps', ['title'], ['content'], steps(block)),
}

type Row = { title: string; text: string }

const questions = (found: Row[]) => questionsHtml(found.map(({ title, text }) => ({ question: title, answer: text })))

function steps(block: Block) {
  const about = textOfAttribute(block, 'jsonDescription') || textOfAttribute(block, 'description')
  return (found: Row[]) => stepsHtml(found, about ? `<p>${about}</p>` : '')
}

function rows(block: Block, name: string, titles: string[], texts: string[], make: (found: Row[]) => string) {
  const found = rowsOfAttribute(block, name)
    .filter(({ visible }) => visible !== false)
    .map((row) => ({ title: htmlOfValue(row, titles), text: htmlOfValue(row, texts) }))
  const html = found.length > 0 ? make(found) : ''
  return html === '' ? undefined : html
}

/** The plugins store HTML as a text, or as the tree of its elements. */
function htmlOfValue(row: Record<string, unknown>, names: string[]): string {
  const text = names.map((name) => row[name]).find((value) => typeof value === 'string' && value !== '')
  if (typeof text === 'string') return text
  const tree = names.map((name) => row[name]).find(Array.isArray)
  return tree ? treeHtml(tree, 0) : ''
}

function treeHtml(nodes: unknown[], depth: number): string {
  if (depth > 20) return ''
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node
      const { type, props } = (node ?? {}) as { type?: unknown; props?: { children?: unknown; href?: unknown } }
      const children = Array.isArray(props?.children) ? props.children : []
      if (typeof type !== 'string' || !/^[a-z]{1,10}\d?$/.test(type)) return treeHtml(children, depth + 1)
      if (type === 'br') return '<br>'
      const href = typeof props?.href === 'string' ? ` href="${props.href.replaceAll('"', '&quot;')}"` : ''
      return `<${type}${href}>${treeHtml(children, depth + 1)}</${type}>`
    })
    .join('')
}

function yoastQuestions(block: Block) {
  const sections = elementsIn(htmlOf(block), 'div')
    .flatMap(({ inner }) => [inner, ...elementsIn(inner, 'div').map((one) => one.inner)])
    .map((inner) => ({
      question:
        elementsIn(inner, 'strong').find(({ attributes }) => /schema-faq-question/.test(attributes.class ?? ''))
          ?.inner ?? '',
      answer:
        elementsIn(inner, 'p').find(({ attributes }) => /schema-faq-answer/.test(attributes.class ?? ''))?.inner ?? '',
    }))
    .filter(({ question }) => question !== '')
  return sections.length > 0 ? questionsHtml(sections) : undefined
}
