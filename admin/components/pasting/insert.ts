import { $createUploadNode, $isUploadNode, type UploadNode } from '@payloadcms/richtext-lexical/client'
import {
  $getRoot,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  $parseSerializedNode,
  type LexicalEditor,
  type LexicalNode,
  PASTE_TAG,
  SELECTION_INSERT_CLIPBOARD_NODES_COMMAND,
  type SerializedLexicalNode,
} from '@payloadcms/richtext-lexical/lexical'
import type { PastedNode } from '#engine/pasting/nodes.ts'

/** Time within which undoing a paste also removes pictures that arrived later. */
const LATER = { tag: 'history-merge' }
/** An update that cannot be undone, but that the form is notified of. */
const REPORTED = { tag: 'historic' }

/** Inserts pasted nodes where the cursor is. Words from the middle of a text continue the line. */
export function insertPasted(editor: LexicalEditor, pasted: PastedNode[]) {
  editor.update(
    () => {
      const selection = $getSelection() ?? $getRoot().selectEnd()
      const [only, second] = pasted
      const inserted = only?.type === 'paragraph' && !second ? (only.children ?? []) : pasted
      // Without this, the editor would merge a first heading into the line before it.
      if (second && only?.type !== 'paragraph' && $isRangeSelection(selection)) {
        if (!selection.isCollapsed()) selection.removeText()
        const block = selection.anchor.getNode().getTopLevelElement()
        if ($isElementNode(block) && !block.isEmpty() && block.getType() === 'paragraph') selection.insertParagraph()
      }
      const nodes = inserted.map((node) => $parseSerializedNode(node as unknown as SerializedLexicalNode))
      if (!editor.dispatchCommand(SELECTION_INSERT_CLIPBOARD_NODES_COMMAND, { nodes, selection }))
        selection.insertNodes(nodes)
    },
    { tag: PASTE_TAG },
  )
}

/**
 * Puts a stored image where its picture was pasted.
 * @returns false if the place is gone
 */
export function placePicture(editor: LexicalEditor, key: string, image: number): Promise<boolean> {
  return replacePlace(editor, key, (place) => {
    const { id, fields = {} } = place.getData() as { id?: string; fields?: Record<string, unknown> }
    place.replace($createUploadNode({ data: { id, fields, relationTo: 'media', value: image } as never }))
  })
}

export function removePlace(editor: LexicalEditor, key: string): Promise<boolean> {
  return replacePlace(editor, key, (place) => place.remove())
}

/** Returns the keys of places that wait for a picture. */
export function waitingPlaces(editor: LexicalEditor): string[] {
  return editor.read(() => [...uploadsIn($getRoot())].flatMap((node) => keyOf(node) ?? []))
}

function replacePlace(editor: LexicalEditor, key: string, change: (place: UploadNode) => void): Promise<boolean> {
  return new Promise((resolve) => {
    let isFound = false
    editor.update(
      () => {
        const place = [...uploadsIn($getRoot())].find((node) => keyOf(node) === key)
        isFound = place !== undefined
        if (place) change(place)
      },
      {
        ...LATER,
        onUpdate: () => {
          // Lexical's OnChangePlugin ignores updates that are merged into the history; the draft must not miss them.
          editor.update(() => $getRoot().markDirty(), REPORTED)
          resolve(isFound)
        },
      },
    )
  })
}

/** Places have no `src`, because Payload would upload them itself and ask for their description in a drawer. */
function keyOf(node: UploadNode): string | undefined {
  const { pending } = node.getData() as { pending?: { formID: string; src: string } }
  return pending && pending.src === '' ? pending.formID : undefined
}

function* uploadsIn(node: LexicalNode): Generator<UploadNode> {
  if ($isUploadNode(node)) yield node
  if ($isElementNode(node)) for (const child of node.getChildren()) yield* uploadsIn(child)
}
