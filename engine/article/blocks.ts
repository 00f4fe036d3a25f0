import { type Branch, isBranch, type TreeNode } from './tree.ts'

/** A paragraph, heading, list item, or cell: text without a block inside it. */
export type TextBlock = {
  tag: string
  text: string
  /** Characters of the text that are in links, and in italics or bold. */
  linked: number
  emphasized: number
  /** The elements around the text, the outermost first. */
  path: Branch[]
}

const blockTags = new Set(
  'address article aside blockquote body br dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
)
const emphasis = new Set(['em', 'i', 'strong', 'b'])
/** Elements whose text is on one line with their neighbors. */
const cells = new Set(['td', 'th'])
/** Elements that show how the characters beside them are read. */
const readings = new Set(['rt', 'rp'])

/** Returns the text of an element block by block. Line breaks end a line, `pre` keeps its own. */
export function blocksOf(root: Branch): TextBlock[] {
  const blocks: TextBlock[] = []
  const path: Branch[] = []
  let open: TextBlock | undefined
  const close = () => {
    if (open) {
      open.text = open.path.some(({ tag }) => tag === 'pre')
        ? open.text.replace(/^\s*\n|\s+$/g, '')
        : open.text.replace(/\s+/g, ' ').trim()
      if (open.text !== '') blocks.push(open)
    }
    open = undefined
  }
  const add = (text: string) => {
    if (!open) {
      if (!/\S/.test(text)) return
      const tag = path.findLast((element) => blockTags.has(element.tag))?.tag ?? root.tag
      open = { tag, text: '', linked: 0, emphasized: 0, path: [...path] }
    }
    open.text += text
    const length = text.replace(/\s+/g, ' ').trim().length
    if (path.some(({ tag }) => tag === 'a')) open.linked += length
    if (path.some(({ tag }) => emphasis.has(tag))) open.emphasized += length
  }
  const visit = (node: TreeNode) => {
    if (!isBranch(node)) return add(node.text)
    if (readings.has(node.tag)) return
    const isBlock = blockTags.has(node.tag)
    if (isBlock) close()
    path.push(node)
    node.children.forEach(visit)
    path.pop()
    if (isBlock) close()
  }
  visit(root)
  close()
  return blocks
}

export const isCell = ({ path }: TextBlock) => path.some(({ tag }) => cells.has(tag))
