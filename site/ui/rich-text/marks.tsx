import type { ReactNode } from 'react'
import type { RichTextNode } from '#engine/rich-text/nodes.ts'

/** The editor stores the marks of a text as bits of one number. The first mark is the innermost. */
const MARKS: [number, (content: ReactNode) => ReactNode][] = [
  [16, (content) => <code>{content}</code>],
  [32, (content) => <sub>{content}</sub>],
  [64, (content) => <sup>{content}</sup>],
  [1, (content) => <strong>{content}</strong>],
  [2, (content) => <em>{content}</em>],
  [8, (content) => <u>{content}</u>],
  [4, (content) => <s>{content}</s>],
  [128, (content) => <mark>{content}</mark>],
]
const KNOWN = MARKS.reduce((bits, [bit]) => bits | bit, 0)

/** Renders text with its marks. An unknown mark becomes a plain span and, in development, logs a warning. */
export function renderText(node: RichTextNode, development: boolean): ReactNode {
  if (typeof node.text !== 'string') return null
  const format = typeof node.format === 'number' ? node.format : 0
  const marked = MARKS.reduce<ReactNode>((content, [bit, wrap]) => (format & bit ? wrap(content) : content), node.text)
  if ((format & ~KNOWN) === 0) return marked
  if (development) console.warn(`Unknown mark type ${format & ~KNOWN} on "${node.text}"`)
  return <span>{marked}</span>
}
