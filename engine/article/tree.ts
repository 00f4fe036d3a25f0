import { type DefaultTreeAdapterTypes, parse } from 'parse5'

/** A small mutable tree of a page: elements and text. Comments, scripts, and styles are left out. */
export type Leaf = { text: string; parent: Branch | undefined }
export type Branch = {
  tag: string
  attributes: Record<string, string>
  children: TreeNode[]
  parent: Branch | undefined
  /** Cached text of all descendants, until something below changes. */
  known?: string
}
export type TreeNode = Leaf | Branch

export type Document = DefaultTreeAdapterTypes.Document

const LEFT_OUT = new Set(['script', 'style', 'noscript', 'template', 'svg', 'link', 'base', 'meta', 'title', 'head'])

/** Returns the page by the HTML Standard, without scripting. It is read once and copied for every attempt. */
export const readDocument = (html: string): Document => parse(html)

/** Returns a copy of the page's `html` element that may be changed. */
export function treeOf(document: Document): Branch {
  const root = document.childNodes.find((node) => node.nodeName === 'html') as DefaultTreeAdapterTypes.Element
  return copy(root, undefined)
}

function copy(element: DefaultTreeAdapterTypes.Element, parent: Branch | undefined): Branch {
  const branch: Branch = {
    tag: element.tagName,
    attributes: Object.fromEntries(element.attrs.map(({ name, value }) => [name, value])),
    children: [],
    parent,
  }
  for (const node of element.childNodes) {
    if (node.nodeName === '#text')
      branch.children.push({ text: (node as DefaultTreeAdapterTypes.TextNode).value, parent: branch })
    else if ('tagName' in node) {
      if (node.tagName === 'noscript') copyLazyImage(node, branch)
      else if (!LEFT_OUT.has(node.tagName)) branch.children.push(copy(node, branch))
    }
  }
  return branch
}

/** Replaces a placeholder by the image in the `noscript` after it, which a script would load later. */
function copyLazyImage(noscript: DefaultTreeAdapterTypes.Element, parent: Branch) {
  const image = onlyElement(noscript)
  if (image?.tagName !== 'img') return
  const before = parent.children.findLastIndex((node) => (!isBranch(node) ? /\S/.test(node.text) : true))
  const placeholder = parent.children[before]
  if (!placeholder || !isBranch(placeholder) || placeholder.tag !== 'img') return
  const full = copy(image, parent)
  parent.children[before] = { ...full, attributes: { ...placeholder.attributes, ...full.attributes } }
}

function onlyElement(element: DefaultTreeAdapterTypes.Element): DefaultTreeAdapterTypes.Element | undefined {
  const nodes = element.childNodes.filter(
    (node) => node.nodeName !== '#text' || /\S/.test('value' in node ? node.value : ''),
  )
  const [first] = nodes
  return nodes.length === 1 && first && 'tagName' in first ? first : undefined
}

export const isBranch = (node: TreeNode): node is Branch => 'tag' in node

export const elementsIn = (branch: Branch): Branch[] => branch.children.filter(isBranch)

/** Returns all elements below one, in document order. */
export function descendants(branch: Branch, tags?: ReadonlySet<string>): Branch[] {
  const found: Branch[] = []
  collect(branch, tags, found)
  return found
}

function collect(branch: Branch, tags: ReadonlySet<string> | undefined, found: Branch[]) {
  for (const node of branch.children) {
    if (!isBranch(node)) continue
    if (!tags || tags.has(node.tag)) found.push(node)
    collect(node, tags, found)
  }
}

/** Returns how often each element occurs below one. */
export function countTags(branch: Branch, counts = new Map<string, number>()): Map<string, number> {
  for (const node of branch.children) {
    if (!isBranch(node)) continue
    counts.set(node.tag, (counts.get(node.tag) ?? 0) + 1)
    countTags(node, counts)
  }
  return counts
}

export function firstOf(branch: Branch, test: (element: Branch) => boolean): Branch | undefined {
  for (const node of branch.children) {
    if (!isBranch(node)) continue
    const found = test(node) ? node : firstOf(node, test)
    if (found) return found
  }
  return undefined
}

/** Returns the text of all descendants as it stands in the source. */
export function rawText(node: TreeNode): string {
  if (!isBranch(node)) return node.text
  node.known ??= node.children.map(rawText).join('')
  return node.known
}

/** Returns the text on one line. */
export const lineOf = (node: TreeNode) => rawText(node).replace(/\s+/g, ' ').trim()

export function ancestorsOf(node: TreeNode, most = Number.POSITIVE_INFINITY): Branch[] {
  const found: Branch[] = []
  for (let parent = node.parent; parent && found.length < most; parent = parent.parent) found.push(parent)
  return found
}

export const isInside = (node: TreeNode, test: (ancestor: Branch) => boolean) => ancestorsOf(node).some(test)

/**
 * Clears cached texts; call it after changing something below. If an element has no cached text, neither have its
 * ancestors.
 */
export function changed(branch: Branch | undefined) {
  for (let one = branch; one && one.known !== undefined; one = one.parent) delete one.known
}

export function remove(node: TreeNode) {
  const { parent } = node
  if (!parent) return
  parent.children.splice(parent.children.indexOf(node), 1)
  node.parent = undefined
  changed(parent)
}

export function replace(node: TreeNode, by: TreeNode) {
  const { parent } = node
  if (!parent) return
  parent.children[parent.children.indexOf(node)] = by
  node.parent = undefined
  by.parent = parent
  changed(parent)
}

export function newBranch(tag: string, children: TreeNode[] = []): Branch {
  const branch: Branch = { tag, attributes: {}, children, parent: undefined }
  for (const child of children) child.parent = branch
  return branch
}

/** Returns class and id as one text for the patterns of names.ts. */
export const nameOf = ({ attributes }: Branch) => `${attributes.class ?? ''} ${attributes.id ?? ''}`
