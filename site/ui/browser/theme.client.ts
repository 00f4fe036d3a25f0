/** Switches between light and dark and keeps the choice. Until the first press the system decides. */
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
        // A browser that keeps nothing still switches this page.
      }
      paintWindow()
    })
  }
  if (root.dataset.theme) paintWindow()
}

/** The bar of the browser takes the paper's color. */
function paintWindow() {
  const paper = getComputedStyle(document.body).backgroundColor
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) meta.content = paper
}
