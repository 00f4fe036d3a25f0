import { codeBlock, FORMAT, link, type PastedNode, paragraph, text } from '#engine/pasting/nodes.ts'
import { safeUrl } from '#engine/rich-text/links.ts'
import { isRecord } from '#engine/rich-text/nodes.ts'
import type { BlockFields, Fields, ReadRichText } from './block-fields.ts'
import { asPicture, pictureNodes } from './picture.ts'
import { paragraphsOfText } from './short-text.ts'

const TITLES = ['title', 'question']
/** Fields that say how a block looks, not what it contains. */
const NO_TEXT = ['blockType', 'blockName', 'id', 'kind', 'form', 'language', 'highlight', 'wide', 'unit']
const CELLS = ['code', 'table', 'data']

/** Returns what a block contains as ordinary text, so that nothing of it is lost. */
export function plainNodes(raw: Fields, spec: BlockFields | undefined, readRichText: ReadRichText): PastedNode[] {
  const names = spec ? Object.keys(spec) : Object.keys(raw)
  return names.flatMap((name) => (NO_TEXT.includes(name) ? [] : plainField(name, raw[name], readRichText)))
}

function plainField(name: string, value: unknown, readRichText: ReadRichText): PastedNode[] {
  if (Array.isArray(value)) return value.filter(isRecord).flatMap((row) => plainNodes(row, undefined, readRichText))
  if (isRecord(value)) {
    const picture = asPicture(value.picture)
    return picture ? pictureNodes(picture) : readRichText(value)
  }
  if (typeof value !== 'string' || value.trim() === '') return []
  if (CELLS.includes(name)) return [codeBlock(value, 'text')]
  if (/url$|href$/i.test(name))
    return safeUrl(value) ? [paragraph([link(value.trim(), [text(value.trim())])])] : paragraphsOfText(value)
  return paragraphsOfText(value, TITLES.includes(name) ? FORMAT.bold : 0)
}
