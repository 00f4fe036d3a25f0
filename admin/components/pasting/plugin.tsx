'use client'
import { COMMAND_PRIORITY_HIGH, PASTE_COMMAND } from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { Button } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { pastedLink } from '#engine/pasting/pasted-link.ts'
import { countOf } from '#engine/text/count-of.ts'
import { copiedContent } from './clipboard.ts'
import { linkSelected } from './link-selected.ts'
import { pasteContent, removeForgotten } from './paste-content.ts'

/** Names below the editor what a paste could not take over. */
export function PastingPlugin() {
  const [editor] = useLexicalComposerContext()
  const [sentences, setSentences] = useState<string[]>([])
  const [waiting, setWaiting] = useState(0)
  const isPlainWanted = useRef(false)

  useEffect(() => {
    const add = (more: string[]) => setSentences((earlier) => [...earlier, ...more])
    void removeForgotten(editor).then(add)
    const noteShift = ({ key, shiftKey }: KeyboardEvent) => {
      isPlainWanted.current = shiftKey && key.toLowerCase() === 'v'
    }
    const unlisten = editor.registerRootListener((root, former) => {
      former?.removeEventListener('keydown', noteShift)
      root?.addEventListener('keydown', noteShift)
    })
    const unregister = editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        // With Shift, browsers paste plain text, as requested.
        const isPlain = isPlainWanted.current
        isPlainWanted.current = false
        const data = 'clipboardData' in event ? event.clipboardData : null
        const url = data && !isPlain ? pastedLink(data.getData('text/plain')) : undefined
        if (url && linkSelected(editor, url)) {
          event.preventDefault()
          return true
        }
        const content = data && !isPlain ? copiedContent(data) : undefined
        if (!content) return false
        event.preventDefault()
        setSentences([])
        void pasteContent(editor, content, setWaiting).then(add)
        return true
      },
      COMMAND_PRIORITY_HIGH,
    )
    return () => {
      unlisten()
      unregister()
    }
  }, [editor])

  return (
    <div className="paste-report" role="status">
      {waiting > 0 && <p>Copying {countOf(waiting, 'picture')}…</p>}
      {sentences.length > 0 && (
        <>
          <h3>From the clipboard</h3>
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setSentences([])}>
            Dismiss
          </Button>
        </>
      )}
    </div>
  )
}
