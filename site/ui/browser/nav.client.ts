import type { createWindowWidth } from './window-width.ts'

/** From this width on the header shows the menus, and the sheet is gone. */
const WIDE = 960

/**
 * The menus are native popovers and work without this. What it adds: the state on the button, Escape back to the button,
 * and closing when a link is followed or the focus leaves.
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
