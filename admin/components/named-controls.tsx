'use client'

import { type ReactNode, useEffect } from 'react'
import { nameControls } from './control-names.ts'
import { outlineScreen } from './outline.ts'

/**
 * Names the controls that Payload renders without a name, and completes its landmarks and headings, also of what
 * appears later; at most once per frame.
 */
export function NamedControls({ children }: { children?: ReactNode }) {
  useEffect(() => {
    let frame = 0
    const nameAll = () => {
      frame = 0
      nameControls(document)
      outlineScreen(document)
    }
    const observer = new MutationObserver(() => {
      frame ||= requestAnimationFrame(nameAll)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    nameAll()
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [])
  return children
}
