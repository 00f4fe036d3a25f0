import type { DefaultTreeAdapterTypes as Tree } from 'parse5'

/** Attributes of which only the presence counts: HTML Standard, 2.3.2. */
export const BOOLEAN = new Set(
  'allowfullscreen async autofocus autoplay checked controls default defer disabled formnovalidate hidden inert ismap itemscope loop multiple muted nomodule novalidate open playsinline readonly required reversed selected'.split(
    ' ',
  ),
)

export type TreeDifference = { path: string; before: string; after: string }

/** Returns the first difference of two trees, node by node and without recursion; undefined if they are equal. */
export function compareTrees(
  one: Tree.ParentNode,
  other: Tree.ParentNode,
): { difference: TreeDifference | null; nodes: number } {
  const open: { a: Tree.Node; b: Tree.Node; path: string }[] = [{ a: one, b: other, path: '' }]
  let nodes = 0
  for (let pair = open.pop(); pair; pair = open.pop()) {
    const { a, b, path } = pair
    nodes++
    const [before, after] = [describe(a), describe(b)]
    if (before !== after) return { difference: { path: path || '/', before, after }, nodes }
    const [first, second] = [childrenOf(a), childrenOf(b)]
    for (let at = Math.max(first.length, second.length) - 1; at >= 0; at--) {
      const [left, right] = [first[at], second[at]]
      if (left && right) open.push({ a: left, b: right, path: path.length > 300 ? path : `${path}/${left.nodeName}` })
      else if (first.length !== second.length && at === Math.min(first.length, second.length))
        open.push({ a: left ?? nothing, b: right ?? nothing, path })
    }
  }
  return { difference: null, nodes }
}

const nothing = { nodeName: 'nothing' } as unknown as Tree.Node

export const childrenOf = (node: Tree.Node): Tree.ChildNode[] =>
  'content' in node ? (node as Tree.Template).content.childNodes : 'childNodes' in node ? node.childNodes : []

function describe(node: Tree.Node): string {
  if ('value' in node) return `text “${(node as Tree.TextNode).value}”`
  if ('data' in node) return `comment “${node.data}”`
  if (node.nodeName === '#documentType') {
    const { name, publicId, systemId } = node as Tree.DocumentType
    return `doctype ${name} ${publicId} ${systemId}`
  }
  if (!('tagName' in node)) return node.nodeName.replace('#document-fragment', '#document')
  const attributes = node.attrs.map(({ name, value, prefix = '' }) => {
    const isBoolean = BOOLEAN.has(name) && !(name === 'hidden' && value === 'until-found')
    return isBoolean ? name : `${prefix}${prefix ? ':' : ''}${name}="${value}"`
  })
  return `<${node.tagName} ${attributes.sort().join(' ')}> ${node.namespaceURI.split('/').at(-1)}`
}
