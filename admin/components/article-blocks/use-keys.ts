'use client'
import {
  $getSelection,
  $isNodeSelection,
  COMMAND_PRIORITY_LOW,
  KEY_ENTER_COMMAND,
} from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { type RefObject, useEffect, useRef } from 'react'
import { SHOW_PROBLEMS } from './show-problems.ts'

/** Opens a block with Enter while it is selected, as the arrow keys do. */
export function useEnterKey(nodeKey: string, open: () => void) {
  const [editor] = useLexicalComposerContext()
  useEffect(
    () =>
      editor.registerCommand(
        KEY_ENTER_COMMAND,
        (event) => {
          const selection = $getSelection()
          if (!$isNodeSelection(selection) || !selection.has(nodeKey)) return false
          event?.preventDefault()
          open()
          return true
        },
        COMMAND_PRIORITY_LOW,
      ),
    [editor, nodeKey, open],
  )
}

/** Closes the form of a block when the focus moves to another place of the document. Drawers belong to the form. */
export function useLeaving(frame: RefObject<HTMLElement | null>, isOpen: boolean, leave: () => void) {
  const latest = useRef(leave)
  latest.current = leave
  useEffect(() => {
    if (!isOpen) return
    let isPressed = false
    let isLeft = false
    const noteFocus = ({ target }: FocusEvent) => {
      const block = frame.current
      if (!block || !(target instanceof Element)) return
      const isElsewhere = !block.contains(target) && block.closest('form')?.contains(target)
      isLeft = Boolean(isElsewhere)
      if (isLeft && !isPressed) latest.current()
    }
    const press = () => {
      isPressed = true
    }
    // The text moves when the form closes, so this waits until the pressed button is released.
    const release = () => {
      isPressed = false
      if (isLeft) latest.current()
    }
    document.addEventListener('focusin', noteFocus)
    document.addEventListener('pointerdown', press, true)
    document.addEventListener('click', release)
    return () => {
      document.removeEventListener('focusin', noteFocus)
      document.removeEventListener('pointerdown', press, true)
      document.removeEventListener('click', release)
    }
  }, [frame, isOpen])
}

/** Calls back when the list of problems leads to this block. */
export function useProblemsEvent(frame: RefObject<HTMLElement | null>, show: () => void) {
  const latest = useRef(show)
  latest.current = show
  useEffect(() => {
    const block = frame.current
    const call = () => latest.current()
    block?.addEventListener(SHOW_PROBLEMS, call)
    return () => block?.removeEventListener(SHOW_PROBLEMS, call)
  }, [frame])
}
