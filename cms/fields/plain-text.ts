import { blockTexts } from '../../engine/article-blocks/block-texts.ts'

type Node = { type?: string; text?: string; children?: Node[]; fields?: unknown }

const INLINE = new Set(['text', 'link', 'autolink', 'linebreak', 'tab'])

/** Returns the plain text of a rich text, for search. Line breaks separate blocks. */
export function plainText(richText: unknown): string {
  const root = (richText as { root?: Node } | null | undefined)?.root
  return root
    ? nodeText(root)
        .replace(/[ \t]+/g, ' ')
        .replace(/\s*\n\s*/g, '\n')
        .trim()
    : ''
}

function nodeText(node: Node): string {
  if (typeof node.text === 'string') return node.text
  if (node.type === 'block')
    return blockTexts(node.fields, (richText) => [plainText(richText)])
      .map((text) => `\n${text}\n`)
      .join('')
  const inner = (node.children ?? []).map(nodeText).join('')
  return INLINE.has(node.type ?? '') ? inner || ' ' : `\n${inner}\n`
}
