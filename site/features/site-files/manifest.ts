type ManifestContent = {
  name: string
  shortName?: string
  description?: string | null | undefined
  /** The background of the page in the light theme. */
  paper: string
}

/**
 * Returns name, icons, and colors for visitors who install the site as an app. Source:
 * https://www.w3.org/TR/appmanifest/
 */
export function manifest({ name, shortName = name, description, paper }: ManifestContent) {
  const icon = (file: string, sizes: string, purpose: string) => ({
    src: `/${file}`,
    sizes,
    type: 'image/png',
    purpose,
  })
  return {
    id: '/',
    name,
    short_name: shortName,
    ...(description ? { description } : {}),
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: [
      icon('icon-192.png', '192x192', 'any'),
      icon('icon-512.png', '512x512', 'any'),
      icon('icon-maskable-512.png', '512x512', 'maskable'),
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  }
}
