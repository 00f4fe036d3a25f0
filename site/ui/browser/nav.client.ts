import type { createWindowWidth } from './window-width.ts'

/** Width of the window, in pixels, from which the header shows the menus instead of the sheet. */
const WIDE = 960

/**
 * Enhances the menus, which are native popovers and work without this. Adds the state to the button, moves focus back
 * to the button on Escape, and closes a menu when a link is followed or focus leaves it.
 */
export function enhanceMenus(width: ReturnType<typeof createWindowWidth>) {
  const buttons = document.querySelectorAll<HTMLButtonElement>('.site-header button[popovertarget]')
  for (const button of buttons) {
    const panel = document.getElementById(button.getAttribute('popovertarget') ?? '')
    if (panel) enhance(button, panel)
  }
  const sheet = document.getElementById('sheet')
  width.subscribe((now) => now >= WIDE && sheet?.hidePopover())
}

function enhance(button: HTMLButtonElement, panel: HTMLElement) {
  button.setAttribute('aria-expanded', 'false')
  panel.addEventListener('beforetoggle', (event) =>
    button.setAttribute('aria-expanded', String((event as ToggleEvent).newState === 'open')),
  )
  panel.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) panel.hidePopover()
  })
  for (const part of [button, panel]) {
    part.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return
      panel.hidePopover()
      button.focus()
    })
    part.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && relatedTarget !== button && !panel.contains(relatedTarget))
        panel.hidePopover()
    })
  }
}
