type Layout = 'wide' | 'full'

const root = document.documentElement

/** Switches to a layout, or back to the default if it is active, and remembers the choice. */
export function toggleLayout(layout: Layout) {
  setLayout(root.dataset.toolLayout === layout ? undefined : layout)
}

/** Leaves full screen with Escape, even if the browser does not support full screen itself. */
export function leaveFullScreen() {
  if (root.dataset.toolLayout === 'full') setLayout(undefined)
}

function setLayout(layout: Layout | undefined) {
  if (layout) root.dataset.toolLayout = layout
  else delete root.dataset.toolLayout
  for (const button of document.querySelectorAll<HTMLElement>('[data-layout]'))
    button.ariaPressed = String(button.dataset.layout === layout)
  try {
    if (layout) localStorage.toolLayout = layout
    else delete localStorage.toolLayout
  } catch {
    // Without storage, the choice applies to this page only.
  }
  // If the browser refuses, the tool fills the window.
  if (layout === 'full') void root.requestFullscreen?.().catch(() => {})
  else if (document.fullscreenElement) void document.exitFullscreen()
}

document.addEventListener('fullscreenchange', () => {
  if (!document.fullscreenElement) leaveFullScreen()
})
