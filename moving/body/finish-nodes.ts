import type { PastedNode } from '#engine/pasting/nodes.ts'
import { safeUrl } from '#engine/rich-text/links.ts'
import { isRecord } from '#engine/rich-text/nodes.ts'
import type { Picture } from '../item.ts'
import { type BlockFields, blockFields, type FieldKind, type Fields } from './block-fields.ts'
import { idsOf } from './ids.ts'
import { missingPicture } from './missing-picture.ts'
import { numberNodes } from './number-nodes.ts'
import { plainNodes } from './plain-nodes.ts'

export type Finishing = {
  /** Returns the id of a picture in the library; undefined if it could not be stored. */
  mediaOf: (picture: Picture) => number | undefined
  /** Returns where a link of the old site leads here. */
  linkOf: (href: string) => string
}

/** What a field of a block may lead to: `cms/fields/lists.ts`. */
const LINK_TARGET = /^(?:\/|#|\?|https?:\/\/|mailto:|tel:)/i
const MAX_URL_LENGTH = 2_048

type Made = { fields: Fields; after: PastedNode[]; missing: Picture[]; isIncomplete: boolean }

/** Finishes nodes, and gathers the pictures that are missing. */
export function finishNodes(nodes: PastedNode[], finishing: Finishing, missing: Picture[]): PastedNode[] {
  return nodes.flatMap((node): PastedNode[] => {
    switch (node.type) {
      case 'upload': {
        const { picture, ...upload } = node
        const value = finishing.mediaOf(picture as Picture)
        if (value !== undefined) return [{ ...upload, value }]
        missing.push(picture as Picture)
        return missingPicture(picture as Picture, String(node.id))
      }
      case 'link': {
        const children = finishNodes(node.children ?? [], finishing, missing)
        const fields = node.fields as { url: string }
        const url = finishing.linkOf(fields.url)
        return safeUrl(url) ? [{ ...node, fields: { ...fields, url }, children }] : children
      }
      case 'block':
        return finishBlock(node, finishing, missing)
      case 'inlineBlock': {
        const fields = node.fields as { note?: unknown }
        return [{ ...node, fields: { ...fields, note: finishRoot(fields.note, finishing, missing) } }]
      }
      default:
        return node.children ? [{ ...node, children: finishNodes(node.children, finishing, missing) }] : [node]
    }
  })
}

function finishRoot(value: unknown, finishing: Finishing, missing: Picture[]): { root: PastedNode } | undefined {
  if (!isRecord(value) || !isRecord(value.root)) return undefined
  const root = value.root as PastedNode
  return { root: { ...root, children: finishNodes(root.children ?? [], finishing, missing) } }
}

/** Finishes a block. Without a picture or link that it requires, it becomes ordinary text. */
function finishBlock(node: PastedNode, finishing: Finishing, missing: Picture[]): PastedNode[] {
  const { id, blockName, blockType, ...values } = node.fields as Fields
  const spec = blockFields[String(blockType)]
  if (!spec) return [node]
  const made = finishFields(values, spec, String(id), finishing)
  if (made.isIncomplete) return finishNodes(asText(values, spec, String(id)), finishing, missing)
  for (const picture of made.missing) missing.push(picture)
  return [{ ...node, fields: { id, blockName, blockType, ...made.fields } }, ...made.after]
}

function finishFields(values: Fields, spec: BlockFields, id: string, finishing: Finishing): Made {
  const made: Made = { fields: {}, after: [], missing: [], isIncomplete: false }
  for (const [name, kind] of Object.entries(spec)) {
    if (values[name] === undefined) continue
    const value = finishField(values[name], kind, id, finishing, made)
    if (value !== undefined) made.fields[name] = value
    else if ('required' in kind || kind.kind === 'rows') made.isIncomplete = true
  }
  return made
}

function finishField(value: unknown, kind: FieldKind, id: string, finishing: Finishing, made: Made): unknown {
  switch (kind.kind) {
    case 'picture': {
      const picture = (value as { picture: Picture }).picture
      const media = finishing.mediaOf(picture)
      if (media !== undefined) return media
      made.missing.push(picture)
      if (!('required' in kind)) made.after.push(...missingPicture(picture, idsOf(`${id} ${picture.url}`)()))
      return undefined
    }
    case 'href': {
      const href = finishing.linkOf(String(value))
      return LINK_TARGET.test(href) && href.length <= MAX_URL_LENGTH ? href : undefined
    }
    case 'richText':
      return finishRoot(value, finishing, made.missing)
    case 'rows': {
      const rows = (value as Fields[]).flatMap((row) => {
        const { fields, after, missing, isIncomplete } = finishFields(row, kind.fields, String(row.id), finishing)
        const rest = isIncomplete
          ? finishNodes(asText(row, kind.fields, String(row.id)), finishing, made.missing)
          : after
        if (!isIncomplete) for (const picture of missing) made.missing.push(picture)
        for (const one of rest) made.after.push(one)
        return isIncomplete ? [] : [{ id: row.id, ...fields }]
      })
      return rows.length >= kind.min ? rows : undefined
    }
    default:
      return value
  }
}

/** Returns the content of a block or row as ordinary text, before its pictures and links are finished. */
function asText(values: Fields, spec: BlockFields, id: string) {
  const readRichText = (value: unknown) =>
    isRecord(value) && isRecord(value.root) ? ((value.root as PastedNode).children ?? []) : []
  const found = { nextId: idsOf(`text of ${id}`), pictures: [], links: new Set<string>() }
  return numberNodes(plainNodes(values, spec, readRichText), found, () => undefined)
}
