import { parse } from 'yaml'
import { isRecord } from '#engine/rich-text/nodes.ts'
import { type BlockFields, blockFields, type Fields } from './block-fields.ts'

/** Longest YAML of a block, in UTF-16 units, and its most levels: the parser's time grows with their square. */
const MAX_LENGTH = 200_000
const MAX_BRACKETS = 100
const MAX_ALIASES = 10

/**
 * Returns the fields of a block that Markdown has as YAML: rich text is Markdown, and a picture is its path, or `src`
 * with `alt`.
 * @returns undefined if it is no block
 * @example blockOfYaml('blockType: callout\ntext: Measure **first**.')
 */
export function blockOfYaml(source: string): Fields | undefined {
  if (source.length > MAX_LENGTH || (source.match(/[[{]/g)?.length ?? 0) > MAX_BRACKETS) return undefined
  let read: unknown
  try {
    read = parse(source, { schema: 'core', maxAliasCount: MAX_ALIASES, logLevel: 'silent' })
  } catch {
    return undefined
  }
  if (!isRecord(read) || typeof read.blockType !== 'string') return undefined
  const spec = Object.hasOwn(blockFields, read.blockType) ? blockFields[read.blockType] : undefined
  return spec && { blockType: read.blockType, ...fieldsOf(read, spec) }
}

function fieldsOf(values: Fields, spec: BlockFields): Fields {
  const fields = Object.entries(spec).map(([name, kind]): [string, unknown] => {
    const value = values[name]
    switch (kind.kind) {
      case 'richText':
        return [name, typeof value === 'string' ? { markdown: value } : undefined]
      case 'picture': {
        const { src, alt } = isRecord(value) ? value : { src: value, alt: undefined }
        return [name, typeof src === 'string' ? { picture: { url: src, alt } } : undefined]
      }
      case 'rows':
        return [
          name,
          Array.isArray(value) ? value.filter(isRecord).map((row) => fieldsOf(row, kind.fields)) : undefined,
        ]
      default:
        // YAML reads a title such as `404` as a number.
        return [name, typeof value === 'number' ? String(value) : value]
    }
  })
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}
