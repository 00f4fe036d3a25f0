/** Parameters by which shop systems filter a list: Shopify, WooCommerce, Magento, Shopware, and others. */
const FILTER =
  /^(?:filter.*|facet.*|colou?r|size|brand|material|price(?:[-_]?(?:min|max|from|to))?|(?:min|max)[-_]?price|pf_.+|in[-_]stock|availability)(?:\[.*)?$/i
/** Parameters by which they sort one, and choose how much of it is shown. */
const SORTING = /^(?:sort(?:[-_]?by|[-_]?order|[-_]?dir)?|order(?:by|[-_]by|[-_]?dir)?|product_list_.+)$/i
const PAGE = /^(?:page|paged|pg|seite)$/i
const IN_PATH = /\/(?:page|seite)[/-](\d{1,4})\/?$/i
/** Larger numbers are years or identifiers. */
const MAX_PAGE = 1_000

const parameterLike = (url: string, names: RegExp) =>
  url.includes('?') ? [...new URL(url).searchParams.keys()].find((name) => names.test(name)) : undefined

/** Returns the name of the parameter by which a URL filters a list; undefined if it has none. */
export const filterParameter = (url: string): string | undefined => parameterLike(url, FILTER)

/** Returns whether a URL filters or sorts a list. */
export const isFiltered = (url: string): boolean =>
  parameterLike(url, FILTER) !== undefined || parameterLike(url, SORTING) !== undefined

/** Returns a URL without its parameters. */
export const withoutQuery = (url: string) => url.split('?', 1)[0] ?? url

/** Returns whether a URL is that of page 2 or a later one of a list. */
export function isLaterPage(url: string): boolean {
  const { searchParams, pathname } = new URL(url)
  const name = [...searchParams.keys()].find((one) => PAGE.test(one))
  return isLater((name === undefined ? IN_PATH.exec(pathname)?.[1] : searchParams.get(name)) ?? '')
}

const isLater = (number: string) => /^\d{1,4}$/.test(number) && Number(number) >= 2 && Number(number) <= MAX_PAGE
