import { $isLinkNode, TOGGLE_LINK_COMMAND } from '@payloadcms/richtext-lexical/client'
import { $getSelection, $isRangeSelection, $isTextNode, type LexicalEditor } from '@payloadcms/richtext-lexical/lexical'

/**
 * Makes the selected words a link.
 * @returns false if no words are selected, or one of them has a link
 */
export function linkSelected(editor: LexicalEditor, url: string): boolean {
  const selection = $getSelection()
  if (!$isRangeSelection(selection) || selection.isCollapsed()) return false
  const nodes = selection.getNodes()
  if (!nodes.every((node) => $isTextNode(node) && !$isLinkNode(node.getParent()))) return false
  return editor.dispatchCommand(TOGGLE_LINK_COMMAND, {
    fields: { doc: null, linkType: 'custom', newTab: false, url },
    text: null,
  })
}
