'use client'
import type { ReactNode } from 'react'

const LIST = /\/collections\/[\w-]+(?:\/trash)?\/?$/

/** Where the mouse was pressed last, and on which link. */
let pressed: { link: HTMLAnchorElement | null; x: number; y: number } | undefined

// Registered before the page is interactive, so that earlier clicks are handled too.
if (typeof window !== 'undefined') {
  window.addEventListener(
    'mousedown',
    (event) => (pressed = { link: linkAt(event), x: event.clientX, y: event.clientY }),
    true,
  )
  window.addEventListener('click', keepClick, true)
}

/**
 * Keeps a click on a page that has just opened. When the navigation opens at the side, the page moves: a link that
 * moves away between press and release gets no click, and is followed here. A list also writes its limit into its URL
 * as soon as it works, and Next then drops a navigation that has begun; until the limit is there, the browser follows
 * links itself.
 */
export function EarlyClicks({ children }: { children?: ReactNode }) {
  return children
}

function keepClick(event: MouseEvent) {
  const link = linkAt(event)
  if (link && LIST.test(location.pathname) && !new URLSearchParams(location.search).has('limit'))
    event.stopPropagation()
  const stayed = pressed?.x === event.clientX && pressed.y === event.clientY
  // Returns whether no modifier key is pressed, with which the browser would open the link elsewhere.
  const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
  if (!link && stayed && isPlain && pressed?.link) location.assign(pressed.link.href)
  pressed = undefined
}

function linkAt({ target }: MouseEvent) {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
}
