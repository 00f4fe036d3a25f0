'use client'

import { type ReactNode, useLayoutEffect } from 'react'

/** Paths under /admin carry the class `admin` on the body; Payload renders the body itself and takes no class. */
export function BodyClass({ children }: { children?: ReactNode }) {
  useLayoutEffect(() => {
    document.body.classList.add('admin')
  }, [])
  return children
}
