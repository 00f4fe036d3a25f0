import { pageRule, siteRule } from '../../rule.ts'
import { google } from '../../sources.ts'
import { filterParameter, isLaterPage, withoutQuery } from './list-urls.ts'

const pagination = google(
  'pagination and incremental page loading',
  'specialty/ecommerce/pagination-and-incremental-page-loading',
)
const LATER_PAGES = 'HTML pages whose URL says that they are page 2 or a later one of a list.'

/** Rules about filters, sorting, and the pages of lists. */
export const listRules = [
  siteRule({
    id: 'filter-page-indexable',
    group: 'shop',
    severity: 'warning',
    title: (count, cause) =>
      `${count} ${count === 1 ? 'page' : 'pages'} with the parameter “${cause}” can be indexed beside the list without it`,
    measures:
      'Whether pages with parameters for filtering name a canonical page, have noindex, or are blocked, if the same page exists without parameters.',
    appliesTo: 'Pages whose URL has a parameter that shops use for filtering.',
    why: 'Each combination of filters is another URL with the same products. Search engines spend their time on these, and show any of them.',
    source: google('faceted navigation', 'crawling-indexing/crawling-managing-faceted-navigation'),
    fix: 'Name the list without parameters as canonical, or keep crawlers from the parameters in robots.txt.',
    weight: 6,
    effort: 2,
    evaluate: ({ html, byUrl }) => {
      const filtered = html.flatMap((page) => {
        const parameter = filterParameter(page.url)
        return parameter === undefined ? [] : [{ page, parameter }]
      })
      return {
        of: filtered.length,
        found: filtered
          .filter(
            ({ page }) =>
              page.described.indexability.isIndexable &&
              byUrl.get(withoutQuery(page.url))?.described.indexability.isPage,
          )
          .map(({ page, parameter }) => ({ url: page.url, cause: parameter })),
      }
    },
  }),
  pageRule({
    id: 'pagination-noindex',
    group: 'shop',
    severity: 'notice',
    scope: 'html',
    fault: 'of a list with noindex',
    measures: 'Whether page 2 and later ones of a list have noindex.',
    appliesTo: LATER_PAGES,
    why: 'Google follows the links of a page with noindex less and less, and in the end not at all. Products that only such pages link to are lost.',
    source: pagination,
    fix: 'Let search engines index all pages of a list.',
    weight: 4,
    effort: 1,
    evaluate: ({ crawled }) => {
      if (!isLaterPage(crawled.url)) return null
      return crawled.robots.some((rule) => rule === 'noindex' || rule === 'none')
        ? [{ detail: crawled.robots.join(', ') }]
        : []
    },
  }),
]
