import { bylineOf } from './author.ts'
import {
  hasBlock,
  holdsOnly,
  isBlank,
  isEmpty,
  isHidden,
  isIn,
  isPhrasing,
  isQuote,
  linkDensity,
  similarity,
} from './measures.ts'
import { author, perhaps, roles, unlikely } from './names.ts'
import { type Branch, changed, elementsIn, isBranch, lineOf, nameOf, newBranch, type TreeNode } from './tree.ts'

type Preparation = {
  /** Leaves out parts whose names say that they are not the article. */
  stripsUnlikely: boolean
  title: string
  /** Whether the metadata has the author, so that the first byline stays. */
  hasAuthor: boolean
}

const scored = new Set(['section', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'td', 'pre'])
const mayBeEmpty = new Set(['div', 'section', 'header', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
const MAX_BYLINE = 100
const SAME_TITLE = 0.75

/**
 * Removes from a page what is hidden, empty, or unlikely to be the article, turns loose text into paragraphs, and
 * returns the elements to score, in document order, with the byline that it removed.
 */
export function prepare(html: Branch, options: Preparation) {
  const found: { paragraphs: Branch[]; byline: string | undefined } = { paragraphs: [], byline: undefined }
  let isTitleSeen = false
  let hasAuthor = options.hasAuthor

  visitChildren(html)
  return found

  function visitChildren(parent: Branch) {
    const kept: TreeNode[] = []
    const { children } = parent
    for (const node of children) {
      const result = isBranch(node) ? examine(node) : node
      if (result) kept.push(result)
    }
    if (kept.length !== children.length) changed(parent)
    parent.children = kept
    for (const node of kept) node.parent = parent
  }

  /** Returns the element, its replacement, or undefined if it is removed. */
  function examine(element: Branch): Branch | undefined {
    if (isHidden(element) || isByline(element) || isTitle(element)) return undefined
    if (options.stripsUnlikely && isUnlikely(element)) return undefined
    if (mayBeEmpty.has(element.tag) && isEmpty(element)) return undefined
    if (element.tag === 'div') return examineDivision(element)
    if (scored.has(element.tag)) found.paragraphs.push(element)
    visitChildren(element)
    return element
  }

  function examineDivision(element: Branch): Branch {
    wrapPhrases(element)
    const [only] = elementsIn(element)
    if (only && holdsOnly(element, 'p') && linkDensity(element) < 0.25) {
      only.parent = element.parent
      found.paragraphs.push(only)
      visitChildren(only)
      return only
    }
    if (!hasBlock(element)) {
      element.tag = 'p'
      found.paragraphs.push(element)
    }
    visitChildren(element)
    return element
  }

  function isByline(element: Branch) {
    if (hasAuthor) return false
    const { rel, itemprop = '' } = element.attributes
    if (rel !== 'author' && !itemprop.includes('author') && !author.test(nameOf(element))) return false
    const text = lineOf(element)
    if (text.length === 0 || text.length >= MAX_BYLINE) return false
    hasAuthor = true
    found.byline = bylineOf(element)
    return true
  }

  function isTitle(element: Branch) {
    if (isTitleSeen || !/^h[12]$/.test(element.tag)) return false
    isTitleSeen = similarity(options.title, lineOf(element)) > SAME_TITLE
    return isTitleSeen
  }
}

function isUnlikely(element: Branch) {
  const { tag } = element
  const name = nameOf(element)
  if (
    unlikely.test(name) &&
    !perhaps.test(name) &&
    tag !== 'body' &&
    tag !== 'a' &&
    !isIn(element, 'table') &&
    !isIn(element, 'code') &&
    !isQuote(element)
  )
    return true
  return roles.has(element.attributes.role ?? '')
}

/** Puts loose text and inline elements of a division into paragraphs. */
function wrapPhrases(division: Branch) {
  const wrapped: TreeNode[] = []
  let run: TreeNode[] = []
  const close = () => {
    while (run[0] && isBlank(run[0])) run.shift()
    let last = run.at(-1)
    while (last && isBlank(last)) {
      run.pop()
      last = run.at(-1)
    }
    if (run.length > 0) wrapped.push(newBranch('p', run))
    run = []
  }
  for (const node of division.children) {
    if (isPhrasing(node)) run.push(node)
    else {
      close()
      wrapped.push(node)
    }
  }
  close()
  division.children = wrapped
  for (const node of wrapped) node.parent = division
  changed(division)
}

/** Makes a paragraph of what follows two line breaks, as pages without paragraphs have them. */
export function replaceBreaks(parent: Branch) {
  for (const element of elementsIn(parent)) replaceBreaks(element)
  if (!parent.children.some((node) => isBranch(node) && node.tag === 'br')) return
  const made: TreeNode[] = []
  const { children } = parent
  const isBreak = (node: TreeNode | undefined) => node !== undefined && isBranch(node) && node.tag === 'br'
  const nextAt = (from: number) => {
    let at = from
    for (let node = children[at]; node && !isBranch(node) && isBlank(node); node = children[at]) at += 1
    return at
  }
  let at = 0
  for (let node = children[at]; node; node = children[at]) {
    at += 1
    made.push(node)
    if (!isBreak(node)) continue
    let after = nextAt(at)
    if (!isBreak(children[after])) continue
    while (isBreak(children[after])) {
      at = after + 1
      after = nextAt(at)
    }
    const run: TreeNode[] = []
    for (let next = children[at]; next; next = children[at]) {
      if (isBreak(next) && isBreak(children[nextAt(at + 1)])) break
      if (!isPhrasing(next)) break
      run.push(next)
      at += 1
    }
    let last = run.at(-1)
    while (last && isBlank(last)) {
      run.pop()
      last = run.at(-1)
    }
    made[made.length - 1] = newBranch('p', run)
    if (parent.tag === 'p') parent.tag = 'div'
  }
  parent.children = made
  for (const node of made) node.parent = parent
  changed(parent)
}
