import { type Block, type FlattenedField, flattenAllFields } from 'payload'

type Features = Map<
  string,
  { sanitizedServerFeatureProps?: { blocks?: (Block | string)[]; inlineBlocks?: (Block | string)[] } }
>
type Fields = Map<string, FlattenedField[]>

const known = new WeakMap<object, Fields>()

/** Returns the fields of the blocks that a rich text field offers, by the slug of the block. */
export function blocksOf(field: FlattenedField): Fields {
  const editor =
    'editor' in field ? (field.editor as { editorConfig?: { resolvedFeatureMap?: Features } } | undefined) : undefined
  if (!editor) return new Map()
  let fields = known.get(editor)
  if (!fields) {
    const { blocks = [], inlineBlocks = [] } =
      editor.editorConfig?.resolvedFeatureMap?.get('blocks')?.sanitizedServerFeatureProps ?? {}
    fields = new Map(
      [...blocks, ...inlineBlocks].flatMap((block) =>
        typeof block === 'string' ? [] : [[block.slug, flattenAllFields({ fields: block.fields })] as const],
      ),
    )
    known.set(editor, fields)
  }
  return fields
}
