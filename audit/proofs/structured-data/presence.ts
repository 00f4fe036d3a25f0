import type { Change, Proof } from '../../proof.ts'
import { addPage } from '../../trial/new-page.ts'
import type { TrialSite } from '../../trial/site-model.ts'
import { addData, eventOf, recipeOf } from './samples.ts'

/** Moves the page into a folder of a folder. */
const deepen: Change = (page, site) => {
  site.pages.delete(page.path)
  page.path = `/archive/2026${page.path}`
  page.canonical = `${site.origin}${page.path}`
  site.pages.set(page.path, page)
}

const homeOf = ({ pages }: TrialSite) => {
  const home = pages.get('/')
  if (!home) throw new Error('The site has no home page.')
  return home
}

const ORGANIZATION = { '@type': 'Organization', name: 'Trial Supply', url: 'https://trial.example/' }
const WEBSITE = { '@type': 'WebSite', name: 'Trial Supply', url: 'https://trial.example/' }

export const presenceProofs: Proof[] = [
  {
    rule: 'breadcrumb-missing',
    on: 'site',
    faults: [
      (_, site, extras) => {
        const page = addPage(site, 'article', 'winter')
        return deepen(page, site, extras)
      },
    ],
    nearMisses: [
      (_, site, extras) => {
        const page = addPage(site, 'article', 'winter')
        addData(page, {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: 'Archive', item: `${site.origin}/blog/` },
            { '@type': 'ListItem', position: 2, name: page.h1 },
          ],
        })
        return deepen(page, site, extras)
      },
      // Products have a rule of their own.
      (page, site, extras) => deepen(page, site, extras),
    ],
  },
  {
    rule: 'home-organization-missing',
    on: 'site',
    faults: [
      (_, site) => {
        const home = homeOf(site)
        home.head = []
        addData(home, WEBSITE)
      },
    ],
    nearMisses: [
      // A kind of organization, and one that is named inside of another item.
      (_, site) => {
        const home = homeOf(site)
        home.head = []
        addData(home, { ...WEBSITE, publisher: { '@type': 'LocalBusiness', name: 'Trial Supply', address: 'Lincoln' } })
      },
      (_, site) => {
        const home = homeOf(site)
        home.head = []
        addData(home, WEBSITE)
        addData(home, { '@type': 'Person', name: 'Ada Miller' })
      },
    ],
  },
  {
    rule: 'home-website-missing',
    on: 'site',
    faults: [
      (_, site) => {
        const home = homeOf(site)
        home.head = []
        addData(home, ORGANIZATION)
      },
    ],
    nearMisses: [
      (_, site) => {
        const home = homeOf(site)
        home.head = []
        addData(home, { '@graph': [ORGANIZATION, WEBSITE] })
      },
    ],
  },
  {
    rule: 'structured-data-name-not-visible',
    on: 'page',
    faults: [
      (page) => addData(page, { ...eventOf(page), name: 'Grand opening gala with fireworks' }),
      (page) => addData(page, { ...recipeOf(page), name: 'Sourdough pancakes' }),
    ],
    nearMisses: [
      // Other letters, and a word more than the page has.
      (page) => addData(page, { ...eventOf(page), name: `${page.h1?.toUpperCase()}, evening` }),
      // The name of something else that the page mentions is not the name of the page.
      (page) => addData(page, { '@type': 'Place', name: 'Grand opening gala with fireworks' }),
    ],
  },
]
