import type { lexicalEditor } from '@payloadcms/richtext-lexical'

type Editor = ReturnType<typeof lexicalEditor>
type Node = { type: string; children?: unknown; fields?: unknown }

const BLOCKS = ['block', 'inlineBlock']

/**
 * Returns the same editor for stored texts that no editor wrote, such as those of imports and SQL. Invalid nodes are
 * removed before Payload reads the tree, because Payload throws a TypeError on the first one.
 */
export function withSoundTexts(editor: Editor): Editor {
  return async (setting) => {
    const adapter = await editor(setting)
    const afterRead = (adapter.hooks?.afterRead ?? []).map(
      (hook): typeof hook =>
        (read) =>
          hook({ ...read, value: soundText(read.value) }),
    )
    return { ...adapter, hooks: { ...adapter.hooks, afterRead } }
  }
}

/** Removes everything that is not a node from a Lexical document, in place. */
export function soundText<T>(value: T): T {
  const root = (value as { root?: unknown } | null | undefined)?.root
  if (typeof root === 'object' && root !== null) soundChildren(root as { children?: unknown })
  return value
}

function soundChildren(parent: { children?: unknown }) {
  if (!('children' in parent)) return
  const nodes = Array.isArray(parent.children) ? parent.children.filter(isNode) : []
  parent.children = nodes
  for (const node of nodes) {
    if (BLOCKS.includes(node.type)) soundRows(node.fields as Record<string, unknown>)
    soundChildren(node)
  }
}

/** Lists of a block are rows of fields: Payload throws a TypeError on any other. */
function soundRows(fields: Record<string, unknown>) {
  for (const [name, value] of Object.entries(fields)) if (Array.isArray(value)) fields[name] = value.filter(isObject)
}

function isNode(node: unknown): node is Node {
  if (!isObject(node) || typeof node.type !== 'string') return false
  if (BLOCKS.includes(node.type)) return isObject(node.fields) && typeof node.fields.blockType === 'string'
  return !('fields' in node) || isObject(node.fields)
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
