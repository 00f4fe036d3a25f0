import { safeUrl } from '#engine/rich-text/links.ts'
import {
  type DocumentLink,
  type Heading,
  idOf,
  isValues,
  type LinkTarget,
  type Values as RichTextNode,
  type ShownImage,
} from './content-parts.ts'

type Visitor = {
  heading: (heading: Heading) => void
  /** `isOpen`: it ends with words that somebody typed, not with a link or code. */
  paragraph: (text: string, isOpen: boolean) => void
  image: (image: ShownImage) => void
  link: (link: DocumentLink) => void
  block: (node: RichTextNode) => void
}

/** Texts of real editors are never this deep. */
const MAX_LEVEL = 60
const LOWEST_HEADING = 6
/** The bit of inline code. */
const CODE_FORMAT = 16
/** Nodes whose own inline children are prose. */
const PROSE = new Set(['paragraph', 'quote', 'listitem'])
/** Nodes whose cells are not sentences, but whose links and images count. */
const NO_PROSE = new Set(['table'])

/** Visits what a rich text (Lexical) has, in its order. Tolerates values of any shape. */
export function readRichText(value: unknown, visitor: Visitor) {
  if (isValues(value) && isValues(value.root)) visit(value.root, visitor, { level: 0, isProse: true })
}

function textOfNode(node: RichTextNode, level = 0): string {
  if (typeof node.text === 'string') return node.text
  if (node.type === 'linebreak' || node.type === 'tab' || level > MAX_LEVEL) return ' '
  return childrenOf(node)
    .map((child) => textOfNode(child, level + 1))
    .join('')
}

function visit(node: RichTextNode, visitor: Visitor, { level, isProse }: { level: number; isProse: boolean }) {
  if (level > MAX_LEVEL) return
  const { type } = node
  if (type === 'heading') visitHeading(node, visitor)
  if (type === 'upload') visitImage(node, visitor)
  if (type === 'block' || type === 'inlineBlock') visitor.block(node)
  if (type === 'link' || type === 'autolink') visitLink(node, visitor)
  if (PROSE.has(String(type)) && isProse) {
    const inline = childrenOf(node).filter(isInline)
    const text = clean(inline.map((child) => textOfNode(child)).join(''))
    if (text !== '') visitor.paragraph(text, isTyped(inline.at(-1)))
  }
  const inside = { level: level + 1, isProse: isProse && !NO_PROSE.has(String(type)) }
  for (const child of childrenOf(node)) visit(child, visitor, inside)
}

function visitHeading(node: RichTextNode, visitor: Visitor) {
  const level = Number(/^h([1-6])$/.exec(String(node.tag))?.[1] ?? 2)
  const text = clean(textOfNode(node))
  if (text !== '') visitor.heading({ level: Math.min(LOWEST_HEADING, level), text })
}

function visitImage({ relationTo, value, fields }: RichTextNode, visitor: Visitor) {
  const media = idOf(value)
  const alt = isValues(fields) && typeof fields.alt === 'string' && fields.alt !== '' ? fields.alt : undefined
  if (relationTo === 'media' && media !== undefined) visitor.image({ media, alt })
}

function visitLink(node: RichTextNode, visitor: Visitor) {
  const target = isValues(node.fields) ? targetOf(node.fields) : undefined
  if (target) visitor.link({ text: clean(textOfNode(node)), target })
}

function targetOf({ linkType, doc, url }: RichTextNode): LinkTarget | undefined {
  if (linkType === 'internal' && isValues(doc)) {
    const id = idOf(doc.value)
    return id === undefined ? undefined : { collection: String(doc.relationTo), id }
  }
  return typeof url === 'string' && url.trim() !== '' ? { url: safeUrl(url)?.href ?? url.trim() } : undefined
}

const INLINE = new Set(['text', 'link', 'autolink', 'linebreak', 'tab'])
const isInline = ({ type }: RichTextNode) => INLINE.has(String(type))
const isTyped = (node?: RichTextNode) => node?.type === 'text' && (Number(node.format) & CODE_FORMAT) === 0
const childrenOf = ({ children }: RichTextNode) => (Array.isArray(children) ? children.filter(isValues) : [])
const clean = (text: string) => text.replace(/\s+/g, ' ').trim()
