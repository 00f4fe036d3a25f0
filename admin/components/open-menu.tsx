'use client'
import { useNav, useWindowInfo } from '@payloadcms/ui'
import { useEffect, useLayoutEffect, useRef } from 'react'

/** From here on there is room for the menu next to the content. Payload folds it away up to 1440 px. */
const ROOMY = '(min-width: 1280px)'
const SETTLED_MS = 200

/** Keeps the menu open where there is room, if somebody has not folded it away. */
export function OpenMenu() {
  const { navOpen, setNavOpen } = useNav()
  const { breakpoints } = useWindowInfo()
  const wanted = useRef(navOpen)
  const isAdjusting = useRef(false)

  // Payload folds the menu in an effect of an outer component, which runs after this one.
  useEffect(() => {
    isAdjusting.current = true
    const timer = setTimeout(() => (isAdjusting.current = false), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [breakpoints.l, breakpoints.m, breakpoints.s])

  useLayoutEffect(() => {
    if (!isAdjusting.current) wanted.current = navOpen
    else if (wanted.current && !navOpen && window.matchMedia(ROOMY).matches) setNavOpen(true)
  }, [navOpen, setNavOpen])

  return null
}
