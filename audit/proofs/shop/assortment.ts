import type { Change, Proof } from '../../proof.ts'
import { addPage } from '../../trial/new-page.ts'
import type { TrialPage, TrialSite } from '../../trial/site-model.ts'
import { also } from '../change-site.ts'
import { sell } from './product.ts'

const SOLD_OUT = { availability: 'https://schema.org/OutOfStock' }
const TEXT = 'A kettle of copper, made by hand, for a stove with gas or wood.'

/** Adds a page to which the hub links, with links to other pages. */
function addList(site: TrialSite, path: string, to: TrialPage[]): TrialPage {
  const list = addPage(site, 'category', 'list')
  site.pages.delete(list.path)
  list.path = path
  list.canonical = `${site.origin}${path}`
  list.isInSitemap = false
  list.main.push(`<ul>${to.map(({ path, h1 }) => `<li><a href="${path}">${h1}</a></li>`).join('')}</ul>`)
  site.pages.set(path, list)
  return list
}

/** Changes the product, and another one. */
const withOther =
  (change: (page: TrialPage, other: TrialPage, site: TrialSite) => void): Change =>
  (page, site) => {
    change(page, addPage(site, 'product', 'other'), site)
    return undefined
  }

export const assortmentProofs: Proof[] = [
  {
    rule: 'product-name-duplicate',
    on: 'site',
    faults: [
      withOther((page, other, site) => {
        page.h1 = `${other.h1}, blue`
        sell(page, site, { product: { name: other.h1?.toUpperCase() } })
      }),
    ],
    nearMisses: [
      // A variant with a canonical page.
      withOther((page, other, site) => {
        page.h1 = `${other.h1}, blue`
        sell(page, site, { product: { name: other.h1 } })
        Object.assign(page, { canonical: `${site.origin}${other.path}`, isInSitemap: false })
      }),
    ],
  },
  {
    rule: 'product-description-duplicate',
    on: 'site',
    faults: [
      withOther((page, other, site) => {
        sell(page, site, { product: { description: TEXT } })
        sell(other, site, { product: { description: TEXT } })
      }),
    ],
    nearMisses: [
      withOther((page, other, site) => {
        sell(page, site, { product: { description: 'Copper kettle' } })
        sell(other, site, { product: { description: 'Copper kettle' } })
      }),
    ],
  },
  {
    rule: 'product-sold-out-alone',
    on: 'site',
    faults: [
      (page, site) => {
        sell(page, site, { offer: SOLD_OUT })
        return undefined
      },
    ],
    nearMisses: [
      withOther((page, other, site) => {
        sell(page, site, { offer: SOLD_OUT })
        page.main.push(`<p><a href="${other.path}">Another kettle</a></p>`)
      }),
      // It can be ordered, and comes later.
      (page, site) => {
        sell(page, site, { offer: { availability: 'https://schema.org/BackOrder' } })
      },
    ],
  },
  {
    rule: 'product-only-in-search',
    on: 'site',
    faults: [
      (page, site) => {
        page.isLinked = false
        const list = addList(site, '/search/?q=kettle', [page])
        list.robots = 'noindex'
        return also('page-with-one-link-in')
      },
    ],
    nearMisses: [
      // Its category has several pages.
      (page, site) => {
        page.isLinked = false
        addList(site, '/shop/kettles/?page=2', [page])
        return also('page-with-one-link-in')
      },
    ],
  },
  {
    rule: 'filter-page-indexable',
    on: 'site',
    faults: [
      (_, site) => {
        addList(site, '/shop/?color=blue', [])
      },
      (_, site) => {
        addList(site, '/shop/?filter.v.price.gte=10', [])
      },
    ],
    nearMisses: [
      (_, site) => {
        const list = addList(site, '/shop/?color=blue', [])
        list.canonical = `${site.origin}/shop/`
      },
      // A parameter that selects a page of its own.
      (_, site) => {
        addList(site, '/shop/?category=kettles', [])
      },
    ],
  },
  {
    rule: 'pagination-noindex',
    on: 'site',
    faults: [
      (_, site) => {
        const list = addList(site, '/shop/?page=2', [])
        list.robots = 'noindex, follow'
      },
      (_, site) => {
        const list = addList(site, '/shop/page/3/', [])
        list.robots = 'noindex'
      },
    ],
    nearMisses: [
      (_, site) => {
        addList(site, '/shop/?page=2', [])
      },
      // Results of a search, and a page that is called so.
      (_, site) => {
        const list = addList(site, '/shop/?page=about', [])
        list.robots = 'noindex'
      },
    ],
  },
]
