import { countOf } from '#engine/text/count-of.ts'
import { siteRule } from '../../rule.ts'
import { sameValue } from '../../site/same-value.ts'
import type { SitePage, SiteView } from '../../site/site-view.ts'
import { google } from '../../sources.ts'
import { isFiltered } from './list-urls.ts'

const structure = google(
  'site structure for e-commerce',
  'specialty/ecommerce/help-google-understand-your-ecommerce-site-structure',
)
/** A shorter description is a label that products may share. */
const MIN_DESCRIPTION = 40
const SEARCH = /\/(?:catalogsearch|search|suche|recherche|buscar|find)(?:\/|$)/i

const productsOf = ({ indexable }: SiteView) => indexable.filter(({ described }) => described.facts.product)

/** Rules about all products of a shop together. */
export const assortmentRules = [
  siteRule({
    id: 'product-name-duplicate',
    group: 'shop',
    severity: 'notice',
    title: (count, name) => `${count} products have the name “${name}”`,
    measures: 'Names of products in structured data that several pages have, compared without regard to case.',
    appliesTo: 'Pages of one product that search engines may show, with structured data.',
    why: 'Customers cannot tell such results apart. Often they are sizes or colors of one product.',
    source: google('product variants', 'appearance/structured-data/product-variants'),
    fix: 'Name what differs, or make variants one product with a canonical page or a ProductGroup.',
    weight: 3,
    effort: 3,
    evaluate: (site) => sameValue(productsOf(site), ({ described }) => described.facts.product?.name ?? ''),
  }),
  siteRule({
    id: 'product-description-duplicate',
    group: 'shop',
    severity: 'notice',
    title: (count, text) => `${count} products have the description “${text.slice(0, 60)}…”`,
    measures: `Descriptions of products in structured data, of at least ${MIN_DESCRIPTION} characters, that several pages have.`,
    appliesTo: 'Pages of one product that search engines may show, with a description in structured data.',
    why: 'A text that many products share says nothing about any of them.',
    source: google('creating helpful content', 'fundamentals/creating-helpful-content'),
    fix: 'Say in the first sentences what makes this product different.',
    weight: 3,
    effort: 5,
    evaluate: (site) =>
      sameValue(productsOf(site), ({ described }) => {
        const text = described.facts.product?.description ?? ''
        return text.length < MIN_DESCRIPTION ? '' : text
      }),
  }),
  siteRule({
    id: 'product-sold-out-alone',
    group: 'shop',
    severity: 'notice',
    title: (count) =>
      `${countOf(count, 'product')} that ${count === 1 ? 'is' : 'are'} sold out ${count === 1 ? 'leads' : 'lead'} to no other product`,
    measures: 'Whether pages of products that cannot be bought link to other products.',
    appliesTo: 'Pages of one product that search engines may show, whose markup says that it cannot be bought.',
    why: 'Visitors who come from a search find nothing that they can buy, and leave.',
    source: structure,
    fix: 'Show similar products on the page, and say when this one is back. If it never is, redirect to its successor.',
    weight: 3,
    effort: 2,
    evaluate: (site) => {
      const soldOut = productsOf(site).filter(({ described }) => described.facts.product?.isSoldOut)
      return {
        of: soldOut.length,
        found: soldOut.filter((page) => !hasAlternative(page, site)).map(({ url }) => ({ url })),
      }
    },
  }),
  siteRule({
    id: 'product-only-in-search',
    group: 'shop',
    severity: 'warning',
    title: (count) => `${countOf(count, 'product')} can only be reached through the search or the filters of the shop`,
    measures: 'Whether a page other than results of the site’s own search and filtered lists links to each product.',
    appliesTo: 'Pages of one product that search engines may show, if the whole site was read.',
    why: 'Search engines follow links and fill in no forms. They are often kept from searches and filters, and then never find the product.',
    source: structure,
    fix: 'Link the product from its category.',
    weight: 6,
    effort: 2,
    evaluate: (site) => {
      if (site.crawl.isCut) return { unmeasured: 'Not all pages were read, so links may be missing.' }
      const products = productsOf(site)
      const sources = new Map(products.map(({ url }) => [url, new Set<string>()]))
      for (const { url, state, sources: from } of site.internal) {
        const linking = sources.get(state.hops.at(-1) ?? url)
        for (const { page } of linking ? from : []) linking?.add(page)
      }
      return {
        of: products.length,
        found: products
          .filter(({ url }) => {
            const linking = [...(sources.get(url) ?? [])].filter((from) => from !== url)
            return linking.length > 0 && linking.every(isSearch)
          })
          .map(({ url }) => ({ url, detail: [...(sources.get(url) ?? [])].find(isSearch) ?? '' })),
      }
    },
  }),
]

const isSearch = (url: string) =>
  isFiltered(url) || SEARCH.test(new URL(url).pathname) || /[?&](?:q|s|search|query|keyword)=/i.test(url)

/** Returns whether a page links to another product: one that was read, or one in its own folder. */
function hasAlternative({ url, links }: SitePage, { byUrl }: SiteView): boolean {
  const folder = new URL('..', url.endsWith('/') ? url : `${url}/`).href
  const isFolder = new URL(folder).pathname !== '/'
  return links.some(
    ({ kind, url: to }) =>
      kind === 'a' &&
      to !== url &&
      (byUrl.get(to)?.described.facts.product !== undefined || (isFolder && to !== folder && to.startsWith(folder))),
  )
}
