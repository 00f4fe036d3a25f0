'use client'

import { type ReactNode, useEffect } from 'react'
import { nameControls } from './control-names.ts'

/** Names the controls that Payload renders without a name, also those that appear later; at most once per frame. */
export function NamedControls({ children }: { children?: ReactNode }) {
  useEffect(() => {
    let frame = 0
    const nameAll = () => {
      frame = 0
      nameControls(document)
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
