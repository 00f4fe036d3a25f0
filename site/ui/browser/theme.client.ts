/** Switches between light and dark, and stores the choice. Until the first click, the system decides. */
export function enhanceThemeSwitch() {
  const root = document.documentElement
  for (const place of document.querySelectorAll<HTMLElement>('[data-theme-switch]')) {
    place.hidden = false
    place.addEventListener('click', () => {
      const isDark = root.dataset.theme
        ? root.dataset.theme === 'dark'
        : matchMedia('(prefers-color-scheme: dark)').matches
      const theme = isDark ? 'light' : 'dark'
      root.dataset.theme = theme
      try {
        localStorage.theme = theme
      } catch {
        // Without storage, the switch still works on this page.
      }
      paintWindow()
    })
  }
  if (root.dataset.theme) paintWindow()
}

/** Gives the browser's toolbar the color of the page. */
function paintWindow() {
  const paper = getComputedStyle(document.body).backgroundColor
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) meta.content = paper
}
