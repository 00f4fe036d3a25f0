import { ancestorsOf, type Branch, descendants, elementsIn, isBranch, rawText, type TreeNode } from './tree.ts'

const phrasing = new Set(
  'abbr audio b bdo br button cite code data datalist dfn em embed i img input kbd label mark math meter noscript object output progress q ruby samp script select small span strong sub sup textarea time var wbr'.split(
    ' ',
  ),
)
export const blockTags = new Set(['blockquote', 'dl', 'div', 'img', 'ol', 'p', 'pre', 'table', 'ul'])
const links = new Set(['a'])
const breaks = new Set(['br', 'hr'])

/** Returns the length of the text with runs of whitespace as one. */
export const textLength = (node: TreeNode) => readableText(node).length

/** Returns the text without outer whitespace; runs of it are one space. */
export const readableText = (node: TreeNode) =>
  rawText(node)
    .trim()
    .replace(/\s{2,}/g, ' ')

/** Returns the share of the text that is in links, 0 to 1. Links within the page count for less. */
export function linkDensity(branch: Branch): number {
  const length = textLength(branch)
  if (length === 0) return 0
  const linked = descendants(branch, links).reduce((sum, link) => {
    const isHere = /^#.+/.test(link.attributes.href ?? '')
    return sum + textLength(link) * (isHere ? 0.3 : 1)
  }, 0)
  return linked / length
}

/** Returns the share of the text that is in elements of these names. */
export function densityOf(branch: Branch, tags: ReadonlySet<string>): number {
  const length = textLength(branch)
  if (length === 0) return 0
  return descendants(branch, tags).reduce((sum, element) => sum + textLength(element), 0) / length
}

export function isPhrasing(node: TreeNode): boolean {
  if (!isBranch(node) || phrasing.has(node.tag)) return true
  return /^(?:a|del|ins)$/.test(node.tag) && node.children.every(isPhrasing)
}

export const isBlank = (node: TreeNode) => (isBranch(node) ? node.tag === 'br' : !/\S/.test(node.text))

export const hasBlock = (branch: Branch): boolean =>
  elementsIn(branch).some((element) => blockTags.has(element.tag) || hasBlock(element))

/** Returns whether an element has neither text nor anything but line breaks. */
export function isEmpty(branch: Branch): boolean {
  if (/\S/.test(rawText(branch))) return false
  const children = elementsIn(branch)
  return children.length === 0 || children.length === descendants(branch, breaks).length
}

/** Returns whether an element has one child of this name, and no text of its own. */
export function holdsOnly(branch: Branch, tag: string): boolean {
  const children = elementsIn(branch)
  return (
    children.length === 1 &&
    children[0]?.tag === tag &&
    !branch.children.some((node) => !isBranch(node) && /\S/.test(node.text))
  )
}

/** Returns whether the markup itself hides an element. */
export function isHidden({ attributes, tag }: Branch): boolean {
  const style = attributes.style ?? ''
  if (/(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(style)) return true
  if ('hidden' in attributes) return true
  if (attributes['aria-modal'] === 'true' && attributes.role === 'dialog') return true
  return attributes['aria-hidden'] === 'true' && tag !== 'math' && !/fallback-image/.test(attributes.class ?? '')
}

/** Returns the share of the words of `b` that `a` also has, by length; 1 if they are the same. */
export function similarity(a: string, b: string): number {
  const words = (text: string) =>
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}_]+/u)
      .filter(Boolean)
  const wanted = new Set(words(a))
  const found = words(b)
  if (wanted.size === 0 || found.length === 0) return 0
  const other = found.filter((word) => !wanted.has(word))
  return 1 - other.join(' ').length / found.join(' ').length
}

export const isIn = (node: TreeNode, tag: string, most = Number.POSITIVE_INFINITY) =>
  ancestorsOf(node, most).some((ancestor) => ancestor.tag === tag)

const quotes = new Set(['blockquote'])
const MOSTLY = 0.8

/** Returns whether nearly all of the text is quoted: an embedded post, not a button that leads to one. */
export const isQuote = (branch: Branch) => densityOf(branch, quotes) > MOSTLY
