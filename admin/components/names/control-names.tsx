'use client'
import { type ReactNode, useEffect } from 'react'
import { nameControls } from './name-controls.ts'

/** Names controls as they appear, at most once per frame. */
export function ControlNames({ children }: { children?: ReactNode }) {
  useEffect(() => {
    let frame = 0
    const observer = new MutationObserver(() => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        nameControls(document)
      })
    })
    observer.observe(document.body, { childList: true, subtree: true })
    nameControls(document)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [])
  return children
}
