export const COMPARE_PATH = '/services/compare/'

/** How many services fit next to each other. */
export const MAX_COMPARED = 3

/**
 * Returns the URL that compares services.
 * @example comparePath(['seo', 'link-building']) // '/services/compare/?service=seo&service=link-building'
 */
export const comparePath = (slugs: string[]) =>
  `${COMPARE_PATH}?${new URLSearchParams(slugs.map((slug) => ['service', slug]))}`

/** Returns the slugs of the services that a URL names, each once, and at most three. */
export function chosenServices(parameters: URLSearchParams) {
  return [...new Set(parameters.getAll('service').filter(Boolean))].slice(0, MAX_COMPARED)
}
