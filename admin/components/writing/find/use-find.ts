import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { useCallback, useEffect, useState } from 'react'
import type { FindOptions } from '#engine/find/find-matches.ts'
import { type Found, findInEditor, replaceInEditor } from './editor-matches.ts'
import { clearHighlight, highlight, showFound } from './highlight.ts'

/** Finds in the text of an editor while `options` say so, also after the text has changed. */
export function useFind(editor: LexicalEditor, options: FindOptions) {
  const [found, setFound] = useState<Found[]>([])
  const [current, setCurrent] = useState(0)
  const { query, isCaseSensitive, isWholeWord } = options

  useEffect(() => {
    const sought = { query, isCaseSensitive, isWholeWord }
    const find = () => setFound(findInEditor(editor, sought))
    find()
    let frame = 0
    const unregister = editor.registerUpdateListener(({ dirtyElements, dirtyLeaves }) => {
      if (dirtyElements.size + dirtyLeaves.size === 0) return
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(find)
    })
    return () => {
      cancelAnimationFrame(frame)
      unregister()
    }
  }, [editor, query, isCaseSensitive, isWholeWord])

  const at = found.length === 0 ? 0 : current % found.length
  useEffect(() => {
    highlight(editor, found, at)
    return () => clearHighlight(editor)
  }, [editor, found, at])

  const go = useCallback(
    (step: number) => {
      if (found.length === 0) return
      const next = (at + step + found.length) % found.length
      setCurrent(next)
      showFound(editor, found[next] as Found)
    },
    [editor, found, at],
  )

  return {
    count: found.length,
    at,
    current: found[at],
    go,
    restart: () => setCurrent(0),
    /** After the replacement, the next match has the place of this one. */
    replace: (replacement: string) => found[at] && replaceInEditor(editor, [found[at]], replacement, options),
    replaceAll: (replacement: string) => replaceInEditor(editor, found, replacement, options),
  }
}
