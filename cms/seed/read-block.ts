import type { Field } from 'payload'
import { parse } from 'yaml'
import { markdownToLexical, type ReadBlock } from '#engine/rich-text/markdown-to-lexical.ts'
import { articleBlocks } from '../fields/article-blocks/article-blocks.ts'

type Values = Record<string, unknown>

/**
 * Returns the fields of a block of an article from YAML, in which rich texts are Markdown.
 * @throws {Error} for a type of block that does not exist
 */
export const readBlock: ReadBlock = (source) => {
  const values = parse(source) as Values
  const block = articleBlocks.find(({ slug }) => slug === values.blockType)
  if (!block) throw new Error(`There is no block “${values.blockType}”.`)
  return { ...withRichTexts(block.fields, values), blockType: block.slug }
}

function withRichTexts(fields: Field[], values: Values): Values {
  const read = { ...values }
  for (const field of fields) {
    if (!('name' in field)) continue
    const value = values[field.name]
    if (field.type === 'richText' && typeof value === 'string') read[field.name] = markdownToLexical(value)
    if (field.type === 'array' && Array.isArray(value))
      read[field.name] = value.map((row: Values) => withRichTexts(field.fields, row))
  }
  return read
}
