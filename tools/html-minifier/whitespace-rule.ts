import type { DefaultTreeAdapterTypes as Tree } from 'parse5'

export const HTML = 'http://www.w3.org/1999/xhtml'
export const SVG = 'http://www.w3.org/2000/svg'
const MATH_ML = 'http://www.w3.org/1998/Math/MathML'

/** Elements that the HTML Standard (15.3) renders as blocks or not at all: whitespace beside them is never visible. */
export const BLOCKS = new Set(
  'html head body title base link meta address article aside blockquote center dd details dialog dir div dl dt fieldset figcaption figure footer form frameset h1 h2 h3 h4 h5 h6 header hgroup hr legend li listing main menu nav ol optgroup option p plaintext pre search section summary table caption colgroup col tbody td tfoot th thead tr ul xmp'.split(
    ' ',
  ),
)
/** Elements that are neither visible nor a boundary: whitespace before and after them collapses. */
const INVISIBLE = new Set(['script', 'style', 'template', 'noscript', 'datalist', 'area', 'param', 'source', 'track'])
/** Elements in which whitespace is kept. */
const KEPT = new Set([
  'pre',
  'textarea',
  'listing',
  'plaintext',
  'xmp',
  'script',
  'style',
  'iframe',
  'noembed',
  'noframes',
  'noscript',
])
/** A style attribute that makes whitespace visible. */
const SPACE_STYLE = /white-space(?:-collapse)?\s*:\s*(?:pre|break-spaces|preserve)/i
/** Elements rendered as one box in a line: whitespace around them is visible, whitespace at the edges inside is not. */
const ATOMS = new Set('button select textarea object video audio canvas iframe meter progress svg math'.split(' '))
/** The only elements of SVG that show text. */
const SVG_TEXT = new Set(['text', 'tspan', 'textPath', 'title', 'desc', 'style', 'script', 'foreignObject'])

export const rule =
  'Outside pre, textarea, script, style, elements whose style attribute keeps whitespace, SVG text, and annotations of MathML, runs of whitespace count as one space, and none counts at the edges of blocks, beside br, and after another space. Comments that nothing reads do not count, nor does whitespace inside class, at the edges of scripts, sheets, style, and addresses, or in the viewport.'

type Options = { keepComments: boolean }

/**
 * Applies the whitespace rule to a tree in place, in document order and without recursion. The source and the result
 * must be equal after it.
 */
export function applyRule(root: Tree.ParentNode, { keepComments }: Options) {
  let isAfterSpace = true
  let last: Tree.TextNode | undefined
  const boundary = () => {
    if (last?.value.endsWith(' ')) last.value = last.value.slice(0, -1)
    last = undefined
    isAfterSpace = true
  }
  const solid = () => {
    last = undefined
    isAfterSpace = false
  }
  const open: { node: Tree.ChildNode; isKept: boolean; isLeaving?: boolean }[] = []
  const push = (parent: Tree.ParentNode, isKept: boolean) => {
    parent.childNodes = parent.childNodes.filter((child) => !isDropped(child, keepComments))
    joinTexts(parent)
    for (let at = parent.childNodes.length - 1; at >= 0; at--)
      open.push({ node: parent.childNodes[at] as Tree.ChildNode, isKept })
  }
  push(root, false)
  for (let one = open.pop(); one; one = open.pop()) {
    const { node, isKept, isLeaving } = one
    if ('value' in node) {
      if (isKept) {
        if (node.value !== '') solid()
        continue
      }
      let text = node.value.replace(/[\t\n\f\r ]+/g, ' ')
      if (isAfterSpace && text.startsWith(' ')) text = text.slice(1)
      node.value = text
      if (text === '') continue
      isAfterSpace = text.endsWith(' ')
      last = node
    } else if ('tagName' in node) {
      const isHtml = node.namespaceURI === HTML
      const isAtom = ATOMS.has(node.tagName) && (isHtml || !isInside(node))
      const isBlock =
        (isHtml && (BLOCKS.has(node.tagName) || node.tagName === 'br')) ||
        ((node.namespaceURI === SVG || node.namespaceURI === MATH_ML) && !isKept && !isAtom)
      const isInvisible = isHtml && INVISIBLE.has(node.tagName)
      if (isBlock || (isAtom && isLeaving)) boundary()
      if (isLeaving) {
        if (isAtom || !isHtml) solid()
        continue
      }
      if (isHtml) {
        tidyAttributes(node)
        trimCode(node)
      }
      const inner = 'content' in node ? (node as Tree.Template).content : node
      if (!isBlock && !isInvisible && inner.childNodes.length === 0 && isHtml) solid()
      const keeps = isKept || keepsSpace(node)
      // An invisible element leaves the state around it unchanged.
      if (isInvisible && keeps) continue
      if (isAtom) {
        last = undefined
        isAfterSpace = true
      }
      open.push({ node, isKept, isLeaving: true })
      push(inner, keeps)
    }
  }
  boundary()
  dropEmptyTexts(root)
}

/**
 * Returns whether whitespace inside an element counts. MathML 3 (2.1.7) trims and collapses it in elements with text
 * and ignores it elsewhere; an annotation is text of another language, such as TeX.
 */
function keepsSpace({ namespaceURI, tagName, attrs }: Tree.Element) {
  if (namespaceURI === HTML)
    return KEPT.has(tagName) || attrs.some(({ name, value }) => name === 'style' && SPACE_STYLE.test(value))
  if (namespaceURI === MATH_ML) return tagName === 'annotation'
  return SVG_TEXT.has(tagName) || namespaceURI !== SVG
}

/** Returns whether an element of SVG or MathML is inside another of its kind. */
const isInside = ({ parentNode, namespaceURI }: Tree.Element) =>
  parentNode !== null && 'tagName' in parentNode && parentNode.namespaceURI === namespaceURI

/**
 * Comments that programs read: conditional comments, server includes (#, esi), marks of Knockout, Vue, and React, and
 * those that begin with “!”.
 */
export const READ_COMMENTS = [
  /^\[if\s/,
  /<!\[endif\]$/,
  /^!/,
  /^\s*#/,
  /^esi\b/,
  /^\s*\/?ko\b/,
  /^(?:[[\]]|\/?\$[?!~]?)$/,
]

const isDropped = (node: Tree.ChildNode, keepComments: boolean) =>
  node.nodeName === '#comment' &&
  !keepComments &&
  !READ_COMMENTS.some((one) => one.test((node as Tree.CommentNode).data))

/** Texts that become neighbors when a comment between them is removed are joined. */
function joinTexts(parent: Tree.ParentNode) {
  const joined: Tree.ChildNode[] = []
  for (const child of parent.childNodes) {
    const before = joined.at(-1)
    if ('value' in child && before && 'value' in before) before.value += child.value
    else joined.push(child)
  }
  parent.childNodes = joined
}

function dropEmptyTexts(root: Tree.ParentNode) {
  const open: Tree.ParentNode[] = [root]
  for (let parent = open.pop(); parent; parent = open.pop()) {
    parent.childNodes = parent.childNodes.filter((child) => !('value' in child && child.value === ''))
    for (const child of parent.childNodes)
      if ('tagName' in child) open.push('content' in child ? (child as Tree.Template).content : child)
  }
}

/** Attributes whose values parsers trim themselves. */
const TRIMMED = new Set('action cite formaction height href longdesc maxlength poster src tabindex width'.split(' '))

function tidyAttributes({ tagName, attrs }: Tree.Element) {
  const isViewport = tagName === 'meta' && attrs.some(({ name, value }) => name === 'name' && value === 'viewport')
  for (const attribute of attrs) {
    const { name, value } = attribute
    if (name === 'class') attribute.value = value.trim().replace(/[\t\n\f\r ]+/g, ' ')
    else if (name === 'style') attribute.value = value.trim().replace(/\s*;$/, '')
    else if (TRIMMED.has(name)) attribute.value = value.trim()
    else if (name === 'content' && isViewport)
      attribute.value = value
        .trim()
        .replace(/\s*,\s*/g, ',')
        .replace(/(\d)\.0+(?!\d)/g, '$1')
  }
}

/** Trims scripts and stylesheets, in which whitespace at the start and end never matters. */
function trimCode({ tagName, childNodes: [text] }: Tree.Element) {
  if (/^(?:script|style)$/.test(tagName) && text && 'value' in text)
    text.value = text.value.replace(/^[\t\n\f\r ]+|[\t\n\f\r ]+$/g, '')
}
