import type { lexicalEditor } from '@payloadcms/richtext-lexical'
import { fieldSchemasToFormState } from '@payloadcms/ui/forms/fieldSchemasToFormState'
import type { Block, Field } from 'payload'
import { capital } from '#engine/text/capital.ts'
import { placeOf } from '../messages/place-of.ts'

type Editor = ReturnType<typeof lexicalEditor>
type Adapter = Awaited<ReturnType<Awaited<Editor>>>
type Check = NonNullable<Adapter['validate']>
type Options = Parameters<Check>[1]
type Node = { type?: string; fields?: Record<string, unknown>; children?: Node[] }

/** What Payload writes before a problem of a node. */
const PROBLEM_OF_NODE = /^(\w+) node failed to validate: /

/**
 * Returns the same editor, which says in plain words what is missing in the blocks of a text: one line for each
 * problem, with the number of the block, by which the list of problems finds it.
 * @example 'Block 3 (Quote): Enter the quote.'
 */
export function withPlainProblems(editor: Editor, blocks: Block[]): Editor {
  return async (setting) => {
    const adapter = await editor(setting)
    const validate: Check = async (value, options) => {
      const result = await adapter.validate(value, options)
      const kind = typeof result === 'string' && PROBLEM_OF_NODE.exec(result)?.[1]
      if (!kind) return result
      const problems = await problemsInBlocks(value as unknown as { root?: Node }, options, blocks, adapter)
      return problems.join('\n') || capital(String(result).replace(PROBLEM_OF_NODE, `${kind}: `))
    }
    // A problem in a block is reported once, with the text.
    const beforeChange = (adapter.hooks?.beforeChange ?? []).map(
      (hook): typeof hook =>
        (change) =>
          hook({ ...change, errors: [] }),
    )
    return { ...adapter, validate, hooks: { ...adapter.hooks, beforeChange } }
  }
}

async function problemsInBlocks(value: { root?: Node }, options: Options, blocks: Block[], adapter: Adapter) {
  const lines: string[] = []
  for (const [at, { fields = {} }] of blocksIn(value.root).entries()) {
    const block = blocks.find(({ slug }) => slug === fields.blockType)
    if (!block) lines.push(`Block ${at + 1}: This block no longer exists. Remove it.`)
    else {
      const name = `Block ${at + 1} (${String(block.labels?.singular ?? block.slug)})`
      lines.push(...(await problemsOf(name, fields, sanitizedFields(adapter, fields), options)))
    }
  }
  return lines
}

async function problemsOf(name: string, data: Record<string, unknown>, fields: Field[], options: Options) {
  const { id, collectionSlug, operation, preferences, req } = options
  const state = await fieldSchemasToFormState({
    ...(id === undefined ? {} : { id }),
    ...(collectionSlug ? { collectionSlug } : {}),
    data: structuredClone(data),
    documentData: options.data,
    fields,
    initialBlockData: data,
    operation: operation === 'create' ? 'create' : 'update',
    permissions: {},
    preferences,
    renderAllFields: false,
    req,
    schemaPath: '',
  } as unknown as Parameters<typeof fieldSchemasToFormState>[0])
  return Object.entries(state).flatMap(([path, { valid, errorMessage }]) => {
    if (valid !== false || !errorMessage) return []
    const place = placeOf(path, fields)
    return [`${name}${place ? `, ${place.toLowerCase()}` : ''}: ${errorMessage}`]
  })
}

/** Returns the fields of a block as Payload has completed them. */
function sanitizedFields(adapter: Adapter, fields: Record<string, unknown>): Field[] {
  const fieldsOf = adapter.editorConfig.features.getSubFields?.get('block')
  const node = { type: 'block', version: 2, format: '', fields }
  return (fieldsOf?.({ node, req: undefined } as unknown as Parameters<typeof fieldsOf>[0]) ?? []) as Field[]
}

function blocksIn(node: Node | undefined): Node[] {
  return (node?.children ?? []).flatMap((child) => (child.type === 'block' ? [child] : blocksIn(child)))
}
