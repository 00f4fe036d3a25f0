'use client'
import { useEditorConfigContext } from '@payloadcms/richtext-lexical/client'
import { $getSelection, $isRangeSelection, COMMAND_PRIORITY_EDITOR } from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useEffect, useState } from 'react'
import { FindBar } from './bar.tsx'
import { OPEN_FIND_COMMAND } from './open-find.ts'
import { mergeRepeatedFields } from './repeated-fields.ts'

/** A selection of this length is what somebody wants to find. */
const MAX_SELECTED = 80

/** Opens the find bar: by the button, or with Ctrl-F while the cursor is in the text. Elsewhere, the browser finds. */
export function FindPlugin() {
  const [editor] = useLexicalComposerContext()
  const { fieldProps } = useEditorConfigContext()
  const [opened, setOpened] = useState<{ query: string; times: number }>()

  useEffect(() => {
    const openOn = (event: KeyboardEvent) => {
      const isFind =
        event.key.toLowerCase() === 'f' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
      // A field inside a block is not the text.
      if (!isFind || event.target !== editor.getRootElement()) return
      event.preventDefault()
      editor.dispatchCommand(OPEN_FIND_COMMAND, undefined)
    }
    const unlisten = editor.registerRootListener((root, former) => {
      former?.removeEventListener('keydown', openOn)
      root?.addEventListener('keydown', openOn)
    })
    const unmerge = mergeRepeatedFields(editor)
    const unregister = editor.registerCommand(
      OPEN_FIND_COMMAND,
      () => {
        const selection = $getSelection()
        const selected = $isRangeSelection(selection) ? selection.getTextContent() : ''
        const isWanted = selected.length <= MAX_SELECTED && !selected.includes('\n')
        setOpened((before) => ({
          query: (isWanted && selected) || before?.query || '',
          times: (before?.times ?? 0) + 1,
        }))
        return true
      },
      COMMAND_PRIORITY_EDITOR,
    )
    return () => {
      unlisten()
      unmerge()
      unregister()
    }
  }, [editor])

  if (!opened) return null
  const { label } = fieldProps.field
  return (
    <FindBar
      key={opened.times}
      editor={editor}
      query={opened.query}
      of={typeof label === 'string' ? label : 'Text'}
      close={() => setOpened(undefined)}
    />
  )
}
