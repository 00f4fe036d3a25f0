import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'

type MarkdownNode = {
  type: string
  value?: string
  depth?: number
  ordered?: boolean | null
  start?: number | null
  checked?: boolean | null
  url?: string
  lang?: string | null
  children?: MarkdownNode[]
}
type LexicalNode = { type: string; version: number; [key: string]: unknown }

/** Rich text as the CMS stores it. */
export type RichText = { root: LexicalNode & { children: LexicalNode[] } }
/** Reads a block of the editor from the text between fences with the language `block`, and returns its fields. */
export type ReadBlock = (source: string) => { blockType: string; [field: string]: unknown }

/** Text formats are bits in Lexical. */
const FORMAT = { strong: 1, emphasis: 2, delete: 4, inlineCode: 16 } as const
const ROW_HEADER = 1
/** The language of a fence that holds a block of the editor. */
const BLOCK = 'block'
const lineBreak = { type: 'linebreak', version: 1 }

/**
 * Turns Markdown (CommonMark with GFM tables) into the rich text of the editor, so that seed content can be edited as
 * if it had been typed there, and built-in texts render like edited ones.
 * @param readBlock without it, there are no blocks but code
 * @throws on a construct that the editor has no element for, naming it
 */
export function markdownToLexical(markdown: string, readBlock?: ReadBlock): RichText {
  const tree = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }) as MarkdownNode
  return { root: element('root', blocks(tree.children ?? [], readBlock)) as RichText['root'] }
}

function blocks(nodes: MarkdownNode[], readBlock?: ReadBlock): LexicalNode[] {
  return nodes.map((node) => block(node, readBlock))
}

function block(node: MarkdownNode, readBlock?: ReadBlock): LexicalNode {
  const children = node.children ?? []
  switch (node.type) {
    case 'paragraph':
      return element('paragraph', inlines(children), { textFormat: 0, textStyle: '' })
    case 'heading':
      return element('heading', inlines(children), { tag: `h${Math.max(2, node.depth ?? 2)}` })
    case 'blockquote':
      // A quote has no paragraphs of its own in the editor; an empty line separates them.
      return element(
        'quote',
        children.flatMap((child, index) => [
          ...(index > 0 ? [lineBreak, lineBreak] : []),
          ...inlines(child.children ?? []),
        ]),
      )
    case 'list':
      return list(node)
    case 'code': {
      const source = node.value ?? ''
      const isBlock = readBlock && node.lang === BLOCK
      const fields = isBlock ? readBlock(source) : { blockType: 'code', language: node.lang ?? 'text', code: source }
      return { type: 'block', version: 2, format: '', fields: { id: blockId(source), blockName: '', ...fields } }
    }
    case 'thematicBreak':
      return { type: 'horizontalrule', version: 1 }
    case 'table':
      return element(
        'table',
        children.map((row, index) =>
          element(
            'tablerow',
            (row.children ?? []).map((cell) => tableCell(cell, index === 0)),
          ),
        ),
      )
    default:
      throw new Error(`The editor has no element for this Markdown construct: ${node.type}`)
  }
}

function list(node: MarkdownNode): LexicalNode {
  const isCheck = (node.children ?? []).some(({ checked }) => typeof checked === 'boolean')
  const items = (node.children ?? []).flatMap((item, index) => {
    const lines = (item.children ?? []).map((child) =>
      child.type === 'list'
        ? element('listitem', [list(child)], { value: index + 1 })
        : element('listitem', inlines(child.children ?? []), {
            value: index + 1,
            ...(isCheck ? { checked: item.checked === true } : {}),
          }),
    )
    return lines
  })
  return element('list', items, {
    listType: isCheck ? 'check' : node.ordered ? 'number' : 'bullet',
    tag: node.ordered && !isCheck ? 'ol' : 'ul',
    start: node.start ?? 1,
  })
}

function tableCell(cell: MarkdownNode, isHead: boolean): LexicalNode {
  const paragraph = element('paragraph', inlines(cell.children ?? []), { textFormat: 0, textStyle: '' })
  return element('tablecell', [paragraph], {
    headerState: isHead ? ROW_HEADER : 0,
    colSpan: 1,
    rowSpan: 1,
    backgroundColor: null,
  })
}

function inlines(nodes: MarkdownNode[], format = 0): LexicalNode[] {
  return nodes.flatMap((node): LexicalNode[] => {
    switch (node.type) {
      case 'text':
        return [text((node.value ?? '').replaceAll('\n', ' '), format)]
      case 'inlineCode':
        return [text(node.value ?? '', format | FORMAT.inlineCode)]
      case 'strong':
      case 'emphasis':
      case 'delete':
        return inlines(node.children ?? [], format | FORMAT[node.type])
      case 'break':
        return [lineBreak]
      case 'link':
        return [
          element('link', inlines(node.children ?? [], format), {
            version: 3,
            id: blockId(node.url ?? ''),
            fields: { linkType: 'custom', url: node.url, newTab: false },
          }),
        ]
      default:
        throw new Error(`The editor has no element for this Markdown construct: ${node.type}`)
    }
  })
}

function text(value: string, format: number): LexicalNode {
  return { type: 'text', version: 1, text: value, format, mode: 'normal', style: '', detail: 0 }
}

function element(type: string, children: LexicalNode[], more: Record<string, unknown> = {}): LexicalNode {
  return { type, version: 1, format: '', indent: 0, direction: 'ltr', children, ...more }
}

/**
 * Returns an id as the editor requires it for each block: the same text always gets the same one. 24 hexadecimal
 * digits.
 */
function blockId(seed: string) {
  let hash = 0xcbf29ce484222325n
  for (const char of seed) hash = BigInt.asUintN(64, (hash ^ BigInt(char.codePointAt(0) ?? 0)) * 0x100000001b3n)
  return hash.toString(16).padStart(24, '0').slice(-24)
}
