import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import { HTML } from './whitespace-rule.ts'

/** Without table: in quirks mode, a parser puts it inside the paragraph. */
const ENDS_P = new Set(
  'address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr main menu nav ol p pre search section ul'.split(
    ' ',
  ),
)
/** What may follow an element whose end tag is omitted; '' is the end of its parent. HTML Standard, 13.1.2.4. */
const FOLLOWED: Record<string, Set<string>> = Object.fromEntries(
  Object.entries({
    li: 'li /',
    dt: 'dt dd',
    dd: 'dd dt /',
    rt: 'rt rp /',
    rp: 'rt rp /',
    optgroup: 'optgroup /',
    option: 'option optgroup /',
    thead: 'tbody tfoot',
    tbody: 'tbody tfoot /',
    tfoot: '/',
    tr: 'tr /',
    td: 'td th /',
    th: 'td th /',
  }).map(([name, list]) => [name, new Set(list.split(' '))]),
)

export function omitsEnd(element: Tree.Element): boolean {
  const { tagName: name, namespaceURI, parentNode: parent } = element
  if (namespaceURI !== HTML || !parent) return false
  const next = sibling(element, 1)
  const isComment = next?.nodeName === '#comment'
  if (name === 'html' || name === 'body') return !isComment
  if (name === 'head') return !isComment && !startsWithSpace(next)
  if (name === 'colgroup' || name === 'caption') return next !== undefined && !isComment && !startsWithSpace(next)
  const follower = next === undefined ? '/' : next.nodeName
  if (name === 'p') {
    if (follower !== '/') return ENDS_P.has(follower)
    return (
      'tagName' in parent &&
      parent.namespaceURI === HTML &&
      !/^(?:a|audio|del|ins|map|noscript|video|.*-.*)$/.test(parent.tagName)
    )
  }
  return FOLLOWED[name]?.has(follower) ?? false
}

export function omitsStart(element: Tree.Element): boolean {
  const { tagName: name, attrs, childNodes, namespaceURI } = element
  if (namespaceURI !== HTML || attrs.length > 0) return false
  const [first] = childNodes
  if (name === 'html') return first?.nodeName !== '#comment'
  if (name === 'head') return first === undefined || 'tagName' in first
  if (name === 'body')
    return (
      first === undefined ||
      !(
        startsWithSpace(first) ||
        first.nodeName === '#comment' ||
        /^(?:meta|noscript|link|script|style|template|title|base|basefont|bgsound|noframes)$/.test(first.nodeName)
      )
    )
  if (name !== 'tbody' || first?.nodeName !== 'tr') return false
  const before = sibling(element, -1)
  return !(before && /^(?:tbody|thead|tfoot)$/.test(before.nodeName) && 'tagName' in before && omitsEnd(before))
}

const startsWithSpace = (node: Tree.ChildNode | undefined) =>
  node !== undefined && 'value' in node && /^[\t\n\f\r ]/.test(node.value)

function sibling(element: Tree.Element, by: 1 | -1) {
  const list = element.parentNode?.childNodes ?? []
  return list[positionOf(element, list) + by]
}

const places = new WeakMap<Tree.ChildNode[], Map<Tree.ChildNode, number>>()

/** Positions of siblings. `indexOf` for each of 100,000 siblings would take quadratic time. */
function positionOf(element: Tree.Element, list: Tree.ChildNode[]) {
  const known = places.get(list) ?? new Map(list.map((node, at) => [node, at]))
  places.set(list, known)
  return known.get(element) ?? -1
}
