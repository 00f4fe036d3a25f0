import { html, serializeOuter, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { addFlatText } from './flat-text.ts'
import { htmlTree, withoutManyAttributes } from './html-tree.ts'
import { markedFields } from './marked-block.ts'
import { BLOCKS, DROPPED, EMPTY, NOT_COUNTED, PARTS, RENAMED } from './tags.ts'

/** Levels of lists, tables, and quotes: the site shows 40 levels of an editor's document. */
const MAX_LEVEL = 36
/** Levels of any elements. Page builders need about thirty. */
const MAX_DEPTH = 200
/** A form with more text than this wraps the text. */
const MAX_FORM_LENGTH = 2_000
const FIELDS = ['input', 'textarea', 'select']
const NAME = /^[a-z][\w-]{0,60}$/

type Step = { node: Tree.ChildNode; parent: Element; level: number; depth: number }

/**
 * Adds the HTML of a body to an element, as a browser repairs it, without scripts, styles, and what else is not text.
 * It is not nested more deeply than the editor's document can be; the text of what is nested more deeply stays. Takes
 * time in proportion to the length: markup that a parser would need minutes for becomes paragraphs.
 */
export function addTidyHtml(source: string, body: Element, notes: string[]) {
  const shortened = withoutManyAttributes(source)
  const root = htmlTree(shortened)
  if (!root) {
    notes.push('The text has more markup than can be read: its lists, tables, and formats became paragraphs.')
    addFlatText(shortened, body)
    return
  }
  const document = body.ownerDocument
  const steps: Step[] = []
  const open = (from: Tree.Element | Tree.DocumentFragment, parent: Element, level: number, depth: number) => {
    for (const node of from.childNodes.toReversed()) steps.push({ node, parent, level, depth })
  }
  let isCut = false
  open(root, body, 0, 0)
  for (let step = steps.pop(); step; step = steps.pop()) {
    const { node, parent, level, depth } = step
    if (node.nodeName === '#text') placeOfText(parent, node as Tree.TextNode).append((node as Tree.TextNode).value)
    if (!('tagName' in node)) continue
    const tag = RENAMED[node.tagName] ?? node.tagName
    if (node.namespaceURI === html.NS.SVG) {
      const name = nameOf(node)
      if (name !== '') notes.push(`The drawing “${name}” could not be moved.`)
    } else if (DROPPED.has(tag) || (tag === 'input' && attribute(node, 'type') !== 'checkbox')) {
      // Nothing of it is text.
    } else if (tag === 'form' && isForm(node)) {
      notes.push('A form could not be moved; a note marks its place.')
      const fields = markedFields('form', serializeOuter(node).slice(0, MAX_FORM_LENGTH))
      parent.append(elementOf(document, 'editor-block', [{ name: 'data-fields', value: JSON.stringify(fields) }]))
    } else if (EMPTY.has(tag) && (tag !== 'br' || level <= MAX_LEVEL)) {
      parent.append(elementOf(document, tag, node.attrs))
    } else if ((level > MAX_LEVEL || depth > MAX_DEPTH) && !PARTS.has(tag)) {
      isCut = true
      if (BLOCKS.has(tag) || tag === 'br') parent.append(document.createTextNode(' '))
      open(node, parent, level, depth)
    } else if (BLOCKS.has(tag) || NOT_COUNTED.has(tag)) {
      // WordPress writes the date of a change, which Word has only for deleted text.
      const element = elementOf(document, tag, tag === 'del' ? [] : node.attrs)
      parent.append(element)
      open(node, element, level + (NOT_COUNTED.has(tag) ? 0 : 1), depth + 1)
    } else open(node, parent, level, depth)
  }
  if (isCut) notes.push(`Elements nested more than ${MAX_LEVEL} levels deep became plain text.`)
}

/** Returns where to put a text. In a list outside its items, it gets an item. */
function placeOfText(parent: Element, { value }: Tree.TextNode) {
  if (!/^[uo]l$/.test(parent.localName) || value.trim() === '') return parent
  const item = parent.ownerDocument.createElement('li')
  parent.append(item)
  return item
}

function elementOf(document: Document, tag: string, attributes: { name: string; value: string }[]) {
  const element = document.createElement(tag)
  for (const { name, value } of attributes)
    if (NAME.test(name) && !name.startsWith('on') && name !== 'srcdoc') element.setAttribute(name, value)
  return element
}

const attribute = ({ attrs }: Tree.Element, wanted: string) => attrs.find(({ name }) => name === wanted)?.value ?? ''

/** Returns the name of a drawing. A drawing without one is an icon. */
function nameOf(drawing: Tree.Element) {
  const title = drawing.childNodes.find((node) => node.nodeName === 'title')
  const [words] = title && 'childNodes' in title ? title.childNodes : []
  return (attribute(drawing, 'aria-label') || (words && 'value' in words ? words.value : '')).trim()
}

/** Returns whether a form asks for something, and does not wrap the whole text. */
function isForm(form: Tree.Element) {
  let length = 0
  let hasField = false
  const open: Tree.ChildNode[] = [...form.childNodes]
  for (let node = open.pop(); node && length <= MAX_FORM_LENGTH; node = open.pop()) {
    if (node.nodeName === '#text') length += (node as Tree.TextNode).value.trim().length
    if (!('tagName' in node)) continue
    hasField ||= FIELDS.includes(node.tagName) && attribute(node, 'type') !== 'hidden'
    for (const child of node.childNodes) open.push(child)
  }
  return hasField && length <= MAX_FORM_LENGTH
}
