import type { PastedNode } from '#engine/pasting/nodes.ts'
import { isRecord } from '#engine/rich-text/nodes.ts'
import type { Picture } from '../item.ts'
import { linkFields } from './block-fields.ts'

/** Widest cell, in columns or rows: the site lays out each of them. */
const MAX_SPAN = 40

type Found = { nextId: () => string; pictures: Picture[]; links: Set<string> }

/**
 * Returns nodes with ids in the order of the text, and gathers pictures and links. Characters that a database refuses
 * are left out (RFC 8259, 8.2: unpaired surrogates; PostgreSQL's `jsonb`: U+0000).
 * @param pictureOf returns the picture of a place that waits for it
 */
export function numberNodes(nodes: PastedNode[], found: Found, pictureOf: (place: string) => Picture | undefined) {
  const numbered = (node: PastedNode): PastedNode[] => {
    const { pending, ...own } = node
    const children = node.children && withJoinedTexts(node.children.flatMap(numbered))
    const rest = children ? { ...own, children } : own
    switch (node.type) {
      case 'text':
        return [{ ...rest, text: storable(String(node.text ?? '')) }]
      case 'tablecell':
        return [{ ...rest, colSpan: span(node.colSpan), rowSpan: span(node.rowSpan) }]
      case 'link': {
        const fields = node.fields as { url: string }
        found.links.add(fields.url)
        return [{ ...rest, id: found.nextId(), fields: { ...fields, url: storable(fields.url) } }]
      }
      case 'upload': {
        const place = isRecord(pending) ? String(pending.formID) : undefined
        const picture = place === undefined ? (node.picture as Picture) : pictureOf(place)
        if (!picture) return []
        const fields = ownFields(node.fields)
        const caption = typeof fields.caption === 'string' ? { caption: fields.caption } : {}
        return [{ ...rest, id: found.nextId(), fields, picture: gathered({ ...picture, ...caption }) }]
      }
      case 'block':
      case 'inlineBlock':
        return [{ ...rest, fields: ownFields(node.fields) }]
      default:
        return [rest]
    }
  }
  const gathered = (picture: Picture) => {
    const stored = ownValue(picture) as Picture
    found.pictures.push(stored)
    return stored
  }
  const ownFields = (fields: unknown): Record<string, unknown> => {
    const { id, ...rest } = fields as Record<string, unknown>
    const own = id === undefined ? {} : { id: found.nextId() }
    const links = linkFields(rest.blockType)
    const values = Object.entries(rest).map(([name, value]) => {
      if (links.includes(name) && typeof value === 'string') found.links.add(value)
      return [name, ownValue(value)] as const
    })
    return { ...own, ...Object.fromEntries(values) }
  }
  const ownValue = (value: unknown): unknown => {
    if (typeof value === 'string') return storable(value)
    if (Array.isArray(value)) return value.map((row) => (isRecord(row) ? ownFields(row) : row))
    if (!isRecord(value)) return value
    if (isRecord(value.picture)) return { picture: gathered(value.picture as Picture) }
    if (!isRecord(value.root)) return ownFields(value)
    const root = value.root as PastedNode
    return { root: { ...root, children: (root.children ?? []).flatMap(numbered) } }
  }
  return nodes.flatMap(numbered)
}

/** Joins neighbors of the same format, as the editor does, and drops empty ones. */
function withJoinedTexts(nodes: PastedNode[]): PastedNode[] {
  const joined: PastedNode[] = []
  for (const node of nodes) {
    const last = joined.at(-1)
    if (node.type === 'text' && last?.type === 'text' && last.format === node.format)
      joined[joined.length - 1] = { ...last, text: `${last.text}${node.text}` }
    else if (node.type !== 'text' || node.text !== '') joined.push(node)
  }
  return joined
}

function span(value: unknown) {
  const number = Number(value)
  return Number.isInteger(number) ? Math.min(MAX_SPAN, Math.max(1, number)) : 1
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: this character is what is left out
const storable = (text: string) => text.replace(/\u0000/g, '').toWellFormed()
