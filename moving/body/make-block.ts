import { readChart, readComparison } from '#engine/article-blocks/pasted-table.ts'
import { videoSource } from '#engine/article-blocks/video-source.ts'
import { element, newId, type PastedNode } from '#engine/pasting/nodes.ts'
import { safeUrl } from '#engine/rich-text/links.ts'
import { isRecord } from '#engine/rich-text/nodes.ts'
import { type BlockFields, blockFields, type FieldKind, type Fields, type ReadRichText } from './block-fields.ts'
import { cutText } from './cut-text.ts'
import { asPicture } from './picture.ts'
import { plainNodes } from './plain-nodes.ts'
import { paragraphsOfText, shortText } from './short-text.ts'

/** The fields as the editor stores them, what follows the block, and whether a required field is missing. */
type Made = { fields: Fields; after: PastedNode[]; isMissing: boolean }

/** Most UTF-16 units of what was pasted into a block: `cms/fields/article-blocks/data-blocks.ts`. */
const MAX_CELLS_LENGTH = 20_000
const MAX_URL_LENGTH = 2_048

/**
 * Returns the block that a reader wrote, so that the back office accepts it: what is too long continues in paragraphs
 * after it, too many rows begin another block, and a block that lacks something becomes ordinary text.
 */
export function makeBlock(raw: Fields, readRichText: ReadRichText, notes: string[]): PastedNode[] {
  const blockType = typeof raw.blockType === 'string' ? raw.blockType : ''
  const spec = Object.hasOwn(blockFields, blockType) ? blockFields[blockType] : undefined
  if (!spec) {
    notes.push(`There is no block of the type “${blockType}”; its texts became paragraphs.`)
    return plainNodes(raw, undefined, readRichText)
  }
  const filled = withDefaults(blockType, raw)
  const { fields, after, isMissing } = makeFields(filled, spec, readRichText)
  if (isMissing) {
    const nodes = plainNodes(filled, spec, readRichText)
    if (nodes.length > 0) notes.push(`A block of the type “${blockType}” was incomplete and became ordinary text.`)
    return nodes
  }
  const [rows] = Object.entries(spec).flatMap(([name, kind]) => (kind.kind === 'rows' ? [{ name, ...kind }] : []))
  const found = rows ? (fields[rows.name] as Fields[]) : []
  if (!rows || found.length <= rows.max) return [block(blockType, fields), ...after]
  const blocks = chunks(found, rows.min, rows.max).map((chunk, at) =>
    block(blockType, at === 0 ? { ...fields, [rows.name]: chunk } : { [rows.name]: chunk }),
  )
  return [...blocks, ...after]
}

function makeFields(raw: Fields, spec: BlockFields, readRichText: ReadRichText): Made {
  const made: Made = { fields: {}, after: [], isMissing: false }
  for (const [name, kind] of Object.entries(spec)) {
    const value = fieldOf(raw, name, kind, readRichText, made.after)
    if (value !== undefined) made.fields[name] = value
    else if ('required' in kind || kind.kind === 'rows') made.isMissing = true
  }
  return made
}

/** Returns the value of a field; undefined if there is none that is valid. */
function fieldOf(raw: Fields, name: string, kind: FieldKind, readRichText: ReadRichText, after: PastedNode[]): unknown {
  const value = raw[name]
  switch (kind.kind) {
    case 'line':
    case 'text': {
      if (typeof value !== 'string') return undefined
      const words = kind.kind === 'line' ? value.replace(/\s+/g, ' ').trim() : value.replace(/\r\n?/g, '\n').trim()
      const [beginning, rest] = cutText(words, kind.max)
      for (const node of paragraphsOfText(rest)) after.push(node)
      return beginning || undefined
    }
    case 'oneOf':
      return typeof value === 'string' && kind.values.includes(value) ? value : kind.values[0]
    case 'flag':
      return value === true
    case 'code':
      return typeof value === 'string' && value.trim() !== '' ? value.replace(/\r\n?/g, '\n') : undefined
    case 'picture': {
      const picture = isRecord(value) ? asPicture(value.picture) : undefined
      return picture && { picture }
    }
    case 'href':
      return typeof value === 'string' && value.length <= MAX_URL_LENGTH && safeUrl(value) ? value.trim() : undefined
    case 'video':
      return typeof value === 'string' && value.length <= MAX_URL_LENGTH && videoSource(value)
        ? value.trim()
        : undefined
    case 'comparison':
    case 'chart': {
      const read = kind.kind === 'chart' ? readChart : readComparison
      const isCells = typeof value === 'string' && value.length <= MAX_CELLS_LENGTH
      return isCells && read(value).problem === undefined ? value : undefined
    }
    case 'richText': {
      const { short, lifted } = shortText(readRichText(value))
      for (const node of lifted) after.push(node)
      return short.length > 0 ? { root: element('root', short) } : undefined
    }
    case 'rows':
      return rowsOf(value, kind, readRichText, after)
  }
}

/** Returns the rows that have all they need. The others become ordinary text after the block. */
function rowsOf(
  value: unknown,
  { min, fields: spec }: Extract<FieldKind, { kind: 'rows' }>,
  readRichText: ReadRichText,
  after: PastedNode[],
) {
  const rows: Fields[] = []
  for (const raw of Array.isArray(value) ? value.filter(isRecord) : []) {
    const { fields, after: rest, isMissing } = makeFields(raw, spec, readRichText)
    const more = isMissing ? plainNodes(raw, spec, readRichText) : rest
    for (const node of more) after.push(node)
    if (!isMissing) rows.push({ id: newId(), ...fields })
  }
  return rows.length >= min ? rows : undefined
}

/** Returns what a block gets that lacks a title, or names a column that it does not have. */
function withDefaults(blockType: string, raw: Fields): Fields {
  if (blockType === 'video') {
    const source = typeof raw.url === 'string' ? videoSource(raw.url) : undefined
    const usual = source?.kind === 'frame' ? `Video on ${source.platform}` : 'Video'
    return { ...raw, title: wordsIn(raw.title) || wordsIn(raw.caption) || usual }
  }
  if (blockType === 'comparison' || blockType === 'chart') {
    const names =
      blockType === 'chart'
        ? readChart(wordsIn(raw.data)).value?.labels
        : readComparison(wordsIn(raw.table)).value?.columns
    const title = wordsIn(raw.title) || (blockType === 'chart' ? 'Chart' : 'Comparison')
    return { ...raw, title, highlight: names?.includes(wordsIn(raw.highlight).trim()) ? raw.highlight : undefined }
  }
  return raw
}

/** Returns rows in groups of at most `max`. The last group has at least `min`. */
function chunks(rows: Fields[], min: number, max: number): Fields[][] {
  const groups: Fields[][] = []
  for (let at = 0; at < rows.length; ) {
    const left = rows.length - at
    const size = left > max && left - max < min ? max - min : Math.min(max, left)
    groups.push(rows.slice(at, at + size))
    at += size
  }
  return groups
}

const wordsIn = (value: unknown) => (typeof value === 'string' ? value : '')

const block = (blockType: string, fields: Fields): PastedNode => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { id: newId(), blockName: '', blockType, ...fields },
})
