import { allEntities, type Entity, type Property } from '#engine/structured-data/entity.ts'
import { isA } from '#engine/structured-data/vocabulary.ts'
import type { AuditedPage } from '../../page/audited-page.ts'
import { productOf } from '../../page/product-facts.ts'
import { pageRule } from '../../rule.ts'
import { google } from '../../sources.ts'

/** Parts of the path from which on a page counts as deep: `/shop/men/shoes/`. */
const DEEP = 3
/** A page with fewer words is filled in by scripts, so its text says nothing about its markup. */
const MIN_WORDS = 30
/** Types whose name is that of the page. */
const NAMED: [type: string, property: string][] = [
  ['Product', 'name'],
  ['Article', 'headline'],
  ['Recipe', 'name'],
  ['Event', 'name'],
  ['JobPosting', 'title'],
  ['Course', 'name'],
]
/** Share of the words of a name that the text must have. */
const MIN_SHARE = 0.5

const hasType = (page: AuditedPage, type: string) =>
  allEntities(page.structured().roots).some(({ types }) => types.some((one) => isA(one, type)))

export const presenceRules = [
  pageRule({
    id: 'breadcrumb-missing',
    group: 'structured-data',
    severity: 'notice',
    scope: 'indexable',
    fault: 'without breadcrumbs in structured data',
    measures: 'Whether pages in folders of folders have a BreadcrumbList.',
    appliesTo: `Pages that search engines may show, with at least ${DEEP} parts in their path; pages of products have a rule of their own.`,
    why: 'With breadcrumbs, a result shows where the page belongs on the site, in place of its bare URL.',
    source: google('breadcrumb', 'appearance/structured-data/breadcrumb'),
    fix: 'Add a BreadcrumbList with the pages that lead to this one.',
    weight: 2,
    effort: 2,
    evaluate: (page) => {
      const parts = new URL(page.url).pathname.split('/').filter(Boolean)
      if (parts.length < DEEP || productOf(page)) return null
      return hasType(page, 'BreadcrumbList') ? [] : [{}]
    },
  }),
  pageRule({
    id: 'home-organization-missing',
    group: 'structured-data',
    severity: 'notice',
    scope: 'indexable',
    fault: 'without an organization in structured data',
    measures: 'Whether the home page has an Organization, a kind of it such as a store, or a Person.',
    appliesTo: 'The home page, if search engines may show it.',
    why: 'Google reads the name, the logo, and the contact details of a company from it.',
    source: google('organization', 'appearance/structured-data/organization'),
    fix: 'Add an Organization with name, url, logo, and the profiles of the company in sameAs.',
    weight: 2,
    effort: 1,
    evaluate: (page) => {
      if (page.crawled.depth > 0) return null
      return hasType(page, 'Organization') || hasType(page, 'Person') ? [] : [{}]
    },
  }),
  pageRule({
    id: 'home-website-missing',
    group: 'structured-data',
    severity: 'notice',
    scope: 'indexable',
    fault: 'without the name of the site in structured data',
    measures: 'Whether the home page has a WebSite with a name.',
    appliesTo: 'The home page, if search engines may show it.',
    why: 'Google shows the name of the site above each result. It reads it from WebSite first.',
    source: google('site names', 'appearance/site-names'),
    fix: 'Add a WebSite with the name of the site and the URL of the home page.',
    weight: 2,
    effort: 1,
    evaluate: (page) => (page.crawled.depth > 0 ? null : hasType(page, 'WebSite') ? [] : [{}]),
  }),
  pageRule({
    id: 'structured-data-name-not-visible',
    group: 'structured-data',
    severity: 'warning',
    scope: 'indexable',
    fault: 'with markup for something that the page does not show',
    measures: 'Whether at least half of the words of the marked up name stand in the text or the title of the page.',
    appliesTo:
      'Pages that search engines may show, with text, and with a product, an article, a recipe, an event, a course, or a job in their markup.',
    why: 'Google’s guidelines forbid markup for content that visitors do not see, and such a page can lose all its rich results.',
    source: google('structured data guidelines', 'appearance/structured-data/sd-policies'),
    fix: 'Mark up the thing that the page is about, with the name that the page shows.',
    weight: 5,
    effort: 2,
    evaluate: (page) => {
      const { structured, crawled } = page
      const named = structured().roots.flatMap(nameOf)
      if (named.length === 0 || crawled.words < MIN_WORDS) return null
      return named
        .filter(({ text }) => !isShown(text, page))
        .map(({ text, property }) => ({ line: property.place.line, detail: `“${text.slice(0, 200)}”` }))
    },
  }),
]

function nameOf({ types, properties }: Entity): { text: string; property: Property }[] {
  const [, wanted] = NAMED.find(([type]) => types.some((one) => isA(one, type))) ?? []
  return properties.flatMap((property) =>
    property.name === wanted && property.value.kind === 'literal' ? [{ text: property.value.text, property }] : [],
  )
}

function isShown(name: string, { crawled, markup }: AuditedPage): boolean {
  if (name.trim() === '' || crawled.title.includes(name) || crawled.h1.some((h1) => h1.includes(name))) return true
  const words = name.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? []
  if (words.length === 0) return true
  const text = `${crawled.title} ${markup.text}`.toLowerCase()
  return words.filter((word) => text.includes(word)).length >= words.length * MIN_SHARE
}
