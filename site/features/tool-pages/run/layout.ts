type Layout = 'wide' | 'full'

const root = document.documentElement

/** Gives the tools this layout, or their usual one if they have it already, and remembers the choice. */
export function toggleLayout(layout: Layout) {
  setLayout(root.dataset.toolLayout === layout ? undefined : layout)
}

/** Escape leaves the full screen, also where the browser itself does not fill the screen. */
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
    // A browser that keeps nothing still changes this page.
  }
  // Where a browser refuses, the tool fills its window.
  if (layout === 'full') void root.requestFullscreen?.().catch(() => {})
  else if (document.fullscreenElement) void document.exitFullscreen()
}

document.addEventListener('fullscreenchange', () => {
  if (!document.fullscreenElement) leaveFullScreen()
})
