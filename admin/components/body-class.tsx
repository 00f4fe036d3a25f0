'use client'

import { type ReactNode, useLayoutEffect } from 'react'

/** Adds the class `admin` to the body under /admin: Payload renders the body itself and accepts no class. */
export function BodyClass({ children }: { children?: ReactNode }) {
  useLayoutEffect(() => {
    document.body.classList.add('admin')
  }, [])
  return children
}
