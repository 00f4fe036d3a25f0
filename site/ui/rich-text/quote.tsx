import type { ReactNode } from 'react'
import { safeUrl } from '#engine/rich-text/links.ts'
import { childrenOf, nodeText, type RichTextNode } from '#engine/rich-text/nodes.ts'

/** Maximum length of a quote in display size, in characters. Longer quotes stay at the size of the text. */
const MAX_DISPLAYED_LENGTH = 280

/**
 * Renders a quote. The editor has no field for its source, so a last line that begins with a dash becomes the citation,
 * and the URL of a link in that line becomes the quote's `cite`.
 */
export function renderQuote(node: RichTextNode, renderNodes: (nodes: RichTextNode[]) => ReactNode): ReactNode {
  const paragraphs = splitParagraphs(childrenOf(node))
  const cite = takeCitation(paragraphs)
  if (paragraphs.length === 0) return null
  const length = paragraphs.flat().reduce((sum, part) => sum + nodeText(part).length, 0)
  return (
    <blockquote className={length > MAX_DISPLAYED_LENGTH ? 'long' : undefined} cite={cite && sourceOf(cite)}>
      {paragraphs.map((parts, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a finished text never move
        <p key={at}>{renderNodes(parts)}</p>
      ))}
      {cite && <cite className="data">{renderNodes(cite)}</cite>}
    </blockquote>
  )
}

/** Splits content into paragraphs: nodes, or text between two consecutive line breaks. */
function splitParagraphs(nodes: RichTextNode[]) {
  const paragraphs: RichTextNode[][] = []
  let run: RichTextNode[] = []
  const close = () => {
    while (run[0]?.type === 'linebreak') run.shift()
    while (run.at(-1)?.type === 'linebreak') run.pop()
    if (run.length > 0) paragraphs.push(run)
    run = []
  }
  for (const node of nodes) {
    if (node.type === 'paragraph') {
      close()
      run = [...childrenOf(node)]
      close()
    } else {
      if (node.type === 'linebreak' && run.at(-1)?.type === 'linebreak') close()
      else run.push(node)
    }
  }
  close()
  return paragraphs
}

const DASH = /^\s*[—–]\s*/

function takeCitation(paragraphs: RichTextNode[][]) {
  const last = paragraphs.at(-1)
  if (!last || paragraphs.length + last.length < 2) return
  const from = last.findLastIndex(({ type }) => type === 'linebreak') + 1
  const [first, ...rest] = last.slice(from)
  if (!first || typeof first.text !== 'string' || !DASH.test(first.text) || (from === 0 && paragraphs.length === 1))
    return
  last.splice(Math.max(0, from - 1))
  if (last.length === 0) paragraphs.pop()
  return [{ ...first, text: first.text.replace(DASH, '') }, ...rest]
}

function sourceOf(cite: RichTextNode[]) {
  const link = cite.find(({ type }) => type === 'link' || type === 'autolink')
  const fields = link?.fields as { url?: unknown } | undefined
  return safeUrl(fields?.url)?.href
}
