import { $isBlockNode, BlockNode } from '@payloadcms/richtext-lexical/client'
import {
  $addUpdateTag,
  $getNodeByKey,
  HISTORY_MERGE_TAG,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'

/**
 * Keeps a repeated change of a block from becoming a step of its own to undo: a block whose fields were changed from
 * outside reads its form again and stores the same fields once more.
 */
export function mergeRepeatedFields(editor: LexicalEditor) {
  return editor.registerNodeTransform(BlockNode, (node) => {
    const before = editor.getEditorState().read(() => $getNodeByKey(node.getKey()))
    if ($isBlockNode(before) && before !== node && isSame(before.__fields, node.__fields))
      $addUpdateTag(HISTORY_MERGE_TAG)
  })
}

/** Returns whether two values are equal, whatever the order of their fields and whether an empty one is there. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other) || ((one ?? '') === '' && (other ?? '') === '')) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => isSame(one[name as keyof typeof one], other[name as keyof typeof other]))
}
