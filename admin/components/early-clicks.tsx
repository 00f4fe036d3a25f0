'use client'
import type { ReactNode } from 'react'

const LIST = /\/collections\/[\w-]+(?:\/trash)?\/?$/

// Before the page is interactive: clicks that come earlier reach it, too.
if (typeof window !== 'undefined') window.addEventListener('click', leaveToBrowser, true)

/**
 * Keeps a click on a link of a list that has just opened. The list writes its limit into its URL as soon as it works,
 * and Next then drops a navigation that has begun; until the limit is there, the browser follows links itself.
 */
export function EarlyClicks({ children }: { children?: ReactNode }) {
  return children
}

function leaveToBrowser(event: MouseEvent) {
  if (!LIST.test(location.pathname) || new URLSearchParams(location.search).has('limit')) return
  if (event.target instanceof Element && event.target.closest('a[href]')) event.stopPropagation()
}
