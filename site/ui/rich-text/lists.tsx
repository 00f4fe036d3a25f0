import type { CSSProperties, ReactNode } from 'react'
import { childrenOf, type RichTextNode } from '#engine/rich-text/nodes.ts'

type Item = { node: RichTextNode; content: RichTextNode[]; lists: RichTextNode[] }

/** Renders a list, or nothing if it is empty. */
export function renderList(node: RichTextNode, renderNodes: (nodes: RichTextNode[]) => ReactNode): ReactNode {
  const items = gatherItems(childrenOf(node))
  if (items.length === 0) return null
  const isCheck = node.listType === 'check'
  const children = items.map(({ node: item, content, lists }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the items of a finished text never move
    <li key={at} className={isCheck && item.checked === true ? 'is-done' : undefined}>
      <div>
        {isCheck && <span className="visually-hidden">{item.checked === true ? 'Done: ' : 'Not done: '}</span>}
        {renderNodes(content)}
        {renderNodes(lists)}
      </div>
    </li>
  ))
  if (node.listType !== 'number') return <ul className={isCheck ? 'checks' : undefined}>{children}</ul>
  const start =
    typeof node.start === 'number' && Number.isInteger(node.start) && node.start > 1 ? node.start : undefined
  return (
    <ol start={start} style={start ? ({ '--start': start } as CSSProperties) : undefined}>
      {children}
    </ol>
  )
}

/** Moves nested lists into the item before them; the editor stores each as an item of its own. */
function gatherItems(nodes: RichTextNode[]) {
  const items: Item[] = []
  for (const node of nodes) {
    const content = childrenOf(node).filter(({ type }) => type !== 'list')
    const lists = childrenOf(node).filter(({ type }) => type === 'list')
    const before = items.at(-1)
    if (content.length === 0 && before) before.lists.push(...lists)
    else if (content.length > 0 || lists.length > 0) items.push({ node, content, lists })
  }
  return items
}
