import { SaxesParser } from 'saxes'
import { Failure } from '../failures.ts'

/** An element of a drawing, in the SVG namespace. */
export type Shape = {
  name: string
  attributes: Map<string, string>
  children: (Shape | string)[]
  /** Line of its tag in the source, from 1. */
  line: number
}

const SVG = 'http://www.w3.org/2000/svg'
const XLINK = 'http://www.w3.org/1999/xlink'
const XML = 'http://www.w3.org/XML/1998/namespace'

/** Deeper than any drawing program nests its groups. */
const MAX_DEPTH = 100

/**
 * Parses an SVG into its tree. Notes of drawing programs, in namespaces of their own, are left out; so are comments and
 * instructions. `xlink:href` becomes `href`.
 * @throws {Failure} invalid: not well-formed, or nested too deeply
 */
export function readDrawing(source: string): Shape {
  const parser = new SaxesParser({ xmlns: true, additionalNamespaces: { xlink: XLINK, svg: SVG } })
  const open: (Shape | undefined)[] = []
  let root: Shape | undefined
  const refuse = (why: string): never => {
    throw new Failure('invalid', { message: `The logo (line ${parser.line}): ${why}` })
  }
  parser.on('error', (error) => refuse(`it is not valid XML: ${error.message.replace(/^[\d:]+ /, '')}`))
  parser.on('opentag', ({ local, uri, attributes }) => {
    const parent = open.at(-1)
    const isDrawn = (uri === SVG || uri === '') && (open.length === 0 || parent !== undefined)
    if (open.length >= MAX_DEPTH) refuse(`more than ${MAX_DEPTH} elements are nested inside each other.`)
    const shape: Shape | undefined = isDrawn
      ? { name: local, attributes: readAttributes(Object.values(attributes)), children: [], line: parser.line }
      : undefined
    if (shape && parent) parent.children.push(shape)
    root ??= shape
    open.push(shape)
  })
  parser.on('closetag', () => void open.pop())
  const addText = (text: string) => void open.at(-1)?.children.push(text)
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.write(source).close()
  return root ?? refuse('it has no element. Choose an SVG file.')
}

function readAttributes(attributes: { prefix: string; local: string; uri: string; value: string }[]) {
  const found = new Map<string, string>()
  for (const { local, uri, value } of attributes) {
    if (uri === '') found.set(local, value)
    if (uri === XLINK && local === 'href' && !found.has('href')) found.set('href', value)
    if (uri === XML && local === 'space') found.set('xml:space', value)
  }
  return found
}

/** Writes a tree as XML, with the namespace of SVG and nothing that the tree does not contain. */
export function writeDrawing({ name, attributes, children }: Shape, isRoot = true): string {
  const written = [...attributes]
    .map(([key, value]) => ` ${key}="${escaped(value).replaceAll('"', '&quot;')}"`)
    .join('')
  const tag = `${name}${isRoot ? ` xmlns="${SVG}"` : ''}${written}`
  if (children.length === 0) return `<${tag}/>`
  const inside = children.map((child) => (typeof child === 'string' ? escaped(child) : writeDrawing(child, false)))
  return `<${tag}>${inside.join('')}</${name}>`
}

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    // Otherwise, parsing the output again would change it.
    .replace(/[\t\n\r]/g, (space) => `&#${space.charCodeAt(0)};`)
