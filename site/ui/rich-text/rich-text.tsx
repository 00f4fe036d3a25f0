import type { ReactNode } from 'react'
import { FOOTNOTE, type Footnote, footnotesOf } from '#engine/rich-text/footnotes.ts'
import { safeUrl } from '#engine/rich-text/links.ts'
import {
  childrenOf,
  fieldOf,
  headingLevel,
  isRecord,
  MAX_LEVEL,
  nodesOf,
  type RichTextNode,
  textField,
} from '#engine/rich-text/nodes.ts'
import { Picture } from '../images/picture.tsx'
import { type ImagePlace, imagePath, parseImageReference } from '../images/reference.ts'
import { CodeListing } from './code.tsx'
import { FootnoteMark, Footnotes } from './footnotes.tsx'
import { renderList } from './lists.tsx'
import { renderText } from './marks.tsx'
import { headingEntries, type OutlineEntry } from './outline.ts'
import { renderQuote } from './quote.tsx'
import { RichTextTable } from './table.tsx'

/** A document that a link points to: its collection, and its id or the document itself. */
export type LinkedDocument = { relationTo: string; value: unknown }

/**
 * Renders a block of its stored fields. `headingId` is the id of its title, if that is in the table of contents.
 */
export type BlockRenderers = Record<string, (fields: Record<string, unknown>, headingId?: string) => ReactNode>

export type RichTextProps = {
  /** What the editor stored. Malformed parts are left out; they never stop the rendering. */
  body: unknown
  /** Returns the URL of a linked document, or undefined if it has none; its link then becomes text. */
  resolve?: (document: LinkedDocument) => string | undefined
  /** Returns false for a URL of this site that leads to nothing; its link then becomes text. */
  isLive?: (href: string) => boolean
  /** Turns an uploaded document into a picture. By default, `art`, `assetRef`, `asset`, and `url` are understood. */
  toPicture?: (media: Record<string, unknown>) => Picture | undefined
  /** Where asset references are stored, for the default of `toPicture`. */
  images?: ImagePlace
  /** Renderers of blocks other than `code`, by type. */
  blocks?: BlockRenderers
  /** Renders the first paragraph larger. */
  lead?: boolean
  /** In development, a broken image throws; in production, it is logged and replaced by a note. */
  development?: boolean
}

/** Size of art across the whole page: low, because it is between two paragraphs. */
const WIDE_DRAWING: [number, number] = [1312, 520]

type RenderContext = RichTextProps & {
  development: boolean
  headings: Map<RichTextNode, OutlineEntry>
  tableLabels: Map<RichTextNode, string>
  footnotes: Map<RichTextNode, Footnote>
}

/** Renders an editor document as semantic HTML inside `.prose`. Works without JavaScript. */
export function RichText(props: RichTextProps) {
  const nodes = nodesOf(props.body)
  const headings = headingEntries(props.body)
  // Unset means production, as everywhere in the product.
  const development = props.development ?? ['development', 'test'].includes(process.env.NODE_ENV ?? '')
  const notes = footnotesOf(props.body)
  const footnotes = new Map(notes.map((note) => [note.node, note]))
  const context = { ...props, development, headings, tableLabels: labelTables(nodes, headings), footnotes }
  return (
    <>
      {renderNodes(nodes, context, 0)}
      <Footnotes footnotes={notes} renderNodes={(note) => renderNodes(note, context, 1)} />
    </>
  )
}

function renderNodes(nodes: RichTextNode[], context: RenderContext, level: number): ReactNode[] {
  if (level > MAX_LEVEL) return []
  return nodes.map((node, at) => (
    <Part
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a finished text never move
      key={at}
      node={node}
      context={context}
      level={level}
      isLead={Boolean(context.lead) && level === 0 && at === 0}
    />
  ))
}

function Part({
  node,
  context,
  level,
  isLead,
}: {
  node: RichTextNode
  context: RenderContext
  level: number
  isLead: boolean
}): ReactNode {
  const renderChildren = (nodes: RichTextNode[]) => renderNodes(nodes, context, level + 1)
  switch (node.type) {
    case 'paragraph':
      return (
        childrenOf(node).length > 0 && <p className={isLead ? 'lead' : undefined}>{renderChildren(childrenOf(node))}</p>
      )
    case 'heading': {
      const Heading = `h${headingLevel(node)}` as 'h2' | 'h3' | 'h4'
      const entry = context.headings.get(node)
      return entry && <Heading id={entry.id}>{renderChildren(childrenOf(node))}</Heading>
    }
    case 'text':
      return renderText(node, context.development)
    case 'linebreak':
      return <br />
    case 'tab':
      return '\t'
    case 'link':
    case 'autolink':
      return <RichTextLink node={node} context={context} renderChildren={renderChildren} />
    case 'list':
      return renderList(node, renderChildren)
    case 'quote':
      return renderQuote(node, renderChildren)
    case 'horizontalrule':
      return <hr />
    case 'table':
      return <RichTextTable node={node} label={context.tableLabels.get(node) ?? 'Table'} renderNodes={renderChildren} />
    case 'upload':
      // The node is a pasted picture that is being stored.
      return isRecord(node.pending) ? null : <UploadedImage node={node} context={context} />
    case 'block':
      return <Block node={node} context={context} />
    case 'inlineBlock': {
      const footnote = context.footnotes.get(node)
      if (footnote) return <FootnoteMark {...footnote} />
      if (textField(node, 'blockType') === FOOTNOTE) return null
      return <Unknown type={textField(node, 'blockType') || 'inlineBlock'} inline />
    }
    default:
      return <Unknown type={node.type} inline={level > 0} />
  }
}

function Block({ node, context }: { node: RichTextNode; context: RenderContext }) {
  const type = textField(node, 'blockType')
  const custom = context.blocks && Object.hasOwn(context.blocks, type) ? context.blocks[type] : undefined
  if (custom && isRecord(node.fields)) return custom(node.fields, context.headings.get(node)?.id)
  if (type === 'code') {
    const code = fieldOf(node, 'code')
    return (
      typeof code === 'string' &&
      code.trim() !== '' && <CodeListing code={code} language={textField(node, 'language') || 'text'} />
    )
  }
  return <Unknown type={type || 'block'} />
}

function RichTextLink({
  node,
  context,
  renderChildren,
}: {
  node: RichTextNode
  context: RenderContext
  renderChildren: (nodes: RichTextNode[]) => ReactNode
}) {
  const content = renderChildren(childrenOf(node))
  const document = fieldOf(node, 'doc')
  const isInternal = fieldOf(node, 'linkType') === 'internal'
  const wanted = isInternal
    ? isRecord(document) &&
      typeof document.relationTo === 'string' &&
      context.resolve?.({ relationTo: document.relationTo, value: document.value })
    : fieldOf(node, 'url')
  const link = safeUrl(wanted)
  if (!link || context.isLive?.(link.href) === false) return content
  const opensTab = fieldOf(node, 'newTab') === true
  return (
    <a
      href={link.href}
      rel={link.external || opensTab ? 'noopener' : undefined}
      target={opensTab ? '_blank' : undefined}
    >
      {content}
    </a>
  )
}

function UploadedImage({ node, context }: { node: RichTextNode; context: RenderContext }) {
  const media = isRecord(node.value) ? node.value : {}
  const caption = textField(node, 'caption')
  const isWide = fieldOf(node, 'wide') === true
  try {
    const picture = context.toPicture ? context.toPicture(media) : pictureOf(media, context.images)
    if (!picture) throw new Error('Image does not have required asset property')
    return (
      <figure className={isWide ? 'breakout' : undefined}>
        <Picture
          picture={picture}
          ratio={isWide && picture.art ? WIDE_DRAWING : undefined}
          sizes={isWide ? '(min-width: 90rem) 82rem, 92vw' : '(min-width: 46rem) 42rem, 92vw'}
        />
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
    )
  } catch (error) {
    if (context.development) throw error
    console.error(`A picture was left out of a text: ${error instanceof Error ? error.message : String(error)}`)
    return (
      <p className="image-missing">
        {typeof media.alt === 'string' && media.alt ? `Image: ${media.alt}` : 'This image cannot be shown.'}
      </p>
    )
  }
}

/** Returns the default of `toPicture`: art by its parameters, a photo by its asset reference or its URL. */
function pictureOf(media: Record<string, unknown>, place: ImagePlace = {}): Picture {
  const alt = typeof media.alt === 'string' ? media.alt : ''
  if (isRecord(media.art)) return { alt, art: media.art as Picture['art'] }
  const asset = isRecord(media.asset) ? media.asset : undefined
  const reference = media.assetRef ?? asset?._ref
  if (!reference && typeof media.url === 'string' && media.url !== '') {
    return { alt, src: media.url, width: Number(media.width) || undefined, height: Number(media.height) || undefined }
  }
  const src = imagePath({ asset: reference ? { _ref: String(reference) } : asset }, place)
  const { width, height } = parseImageReference(String(reference))
  return { alt, src, width, height }
}

/** Renders a hidden note about what was left out; visitors see nothing. */
function Unknown({ type, inline = false }: { type: string; inline?: boolean }) {
  const Notice = inline ? 'span' : 'div'
  return (
    <Notice hidden style={{ display: 'none' }}>
      Unknown block type "{type}"
    </Notice>
  )
}

/** Returns a unique name for every table, from the heading above it. */
function labelTables(nodes: RichTextNode[], headings: Map<RichTextNode, OutlineEntry>) {
  const labels = new Map<RichTextNode, string>()
  const used = new Map<string, number>()
  let heading = 'Table'
  for (const node of nodes) {
    if (node.type === 'heading') heading = headings.get(node)?.text ?? heading
    if (node.type !== 'table') continue
    const count = (used.get(heading) ?? 0) + 1
    used.set(heading, count)
    labels.set(node, count === 1 ? heading : `${heading}, table ${count}`)
  }
  return labels
}
