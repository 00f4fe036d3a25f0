/** Folders that the server itself handles, so that no page or redirect can be in them. */
export const SERVER_FOLDERS = ['admin', 'cms-api', 'api', '_next', 'images'] as const

/**
 * Slugs that a route of the product already has, by the folder of a collection (`engine/paths/document-paths.ts`). A
 * document
 * with such a slug would never be shown, or its redirect would hide the route. `tests/unit/reserved-paths.test.ts`
 * compares this table with the routes in `site/pages`.
 */
const builtIn: Record<string, readonly string[]> = {
  '/': [
    ...SERVER_FOLDERS,
    ...[
      '_astro',
      'healthz',
      'readyz',
      'metrics',
      'tool-files',
      'samples',
      'licences',
      'preview',
      'og',
      'brand-files',
      'sitemaps',
      'newsletter',
    ],
    ...['audit', 'author', 'blog', 'career', 'case-study', 'founder', 'services', 'tools'],
    ...[
      'book-a-call',
      'bot',
      'calendar',
      'contact-us',
      'creative',
      'licenses',
      'mcp',
      'our-journey',
      'portfolio',
      'search',
      'security',
      'styleguide',
    ],
    ...['testimonial', 'index', '404', '410', '500'],
  ],
  '/blog/': ['category', 'page'],
  '/career/': ['page'],
  '/services/': ['compare', 'page'],
  '/tools/': ['assistants', 'formulas'],
}

/**
 * Returns whether a route of the product has this place.
 * @param folder of the documents, for example `/tools/`
 */
export function isReserved(folder: string, slug: string) {
  return builtIn[folder]?.includes(slug) ?? false
}

/** Returns whether a path is a built-in page, with or without trailing slashes, or in a folder of the server. */
export function isBuiltInPath(path: string) {
  const [first = '', ...rest] = path.toLowerCase().split('/').filter(Boolean)
  if ((SERVER_FOLDERS as readonly string[]).includes(first)) return true
  return rest.length === 0 && (first === '' || isReserved('/', first))
}
