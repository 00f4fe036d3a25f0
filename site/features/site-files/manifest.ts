/** The background of the page and the logo in the light theme: `--color-paper`. */
const PAPER = '#F4F1E8'

/**
 * Returns name, icons, and colors for visitors who install the site as an app. Source:
 * https://www.w3.org/TR/appmanifest/
 */
export function manifest({ name, description }: { name: string; description?: string | null | undefined }) {
  const icon = (file: string, sizes: string, purpose: string) => ({
    src: `/${file}`,
    sizes,
    type: 'image/png',
    purpose,
  })
  return {
    id: '/',
    name,
    short_name: name,
    ...(description ? { description } : {}),
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: PAPER,
    theme_color: PAPER,
    icons: [
      icon('icon-192.png', '192x192', 'any'),
      icon('icon-512.png', '512x512', 'any'),
      icon('icon-maskable-512.png', '512x512', 'maskable'),
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  }
}
