import { similarity } from '../page/skeleton.ts'
import type { SitePage } from './site-page.ts'

/** Pages with the same structure. */
export type Template = {
  /** Unique, made of the label: the same in the next audit of the site. */
  id: string
  /** Plural, as in a sentence: “product pages”. */
  label: string
  /** In the order of their URLs. */
  urls: string[]
}

/** Share of paths that pages of one template have in common. */
const SIMILAR = 0.6

const KINDS: [types: RegExp, label: string][] = [
  [/^(?:Product|ProductGroup|IndividualProduct)$/, 'product pages'],
  [/^(?:BlogPosting|NewsArticle|Article|TechArticle|Report)$/, 'articles'],
  [/^(?:CollectionPage|ItemList|OfferCatalog)$/, 'category pages'],
  [/^(?:JobPosting)$/, 'job pages'],
  [/^(?:Recipe)$/, 'recipe pages'],
  [/^(?:Event|BusinessEvent)$/, 'event pages'],
  [/^(?:Service)$/, 'service pages'],
  [/^(?:FAQPage|QAPage)$/, 'question pages'],
  [/^(?:LocalBusiness|Store|Dentist|LegalService)$/, 'location pages'],
  [/^(?:ProfilePage)$/, 'profile pages'],
]

/**
 * Groups pages by structure. Pages are taken in the order of their URLs, each goes to the most similar group, so the
 * same pages always have the same groups. Largest group first.
 */
export function templatesOf(pages: SitePage[]): Template[] {
  const groups: { skeleton: number[]; pages: SitePage[] }[] = []
  for (const page of pages.toSorted((a, b) => (a.url < b.url ? -1 : 1))) {
    const { skeleton } = page.described
    let best: (typeof groups)[number] | undefined
    let score = SIMILAR
    for (const group of groups) {
      const like = similarity(skeleton, group.skeleton)
      if (like >= score && (best === undefined || like > score)) [best, score] = [group, like]
    }
    if (best) best.pages.push(page)
    else groups.push({ skeleton, pages: [page] })
  }
  const seen = new Map<string, number>()
  return groups
    .toSorted((a, b) => b.pages.length - a.pages.length)
    .map(({ pages: group }) => {
      const label = labelOf(group)
      const count = (seen.get(label) ?? 0) + 1
      seen.set(label, count)
      const unique = count === 1 ? label : `${label} (${count})`
      return { id: unique.replace(/[^\p{L}\p{N}]+/gu, '-'), label: unique, urls: group.map(({ url }) => url) }
    })
}

function labelOf(group: SitePage[]): string {
  if (group.length === 1 && group[0]?.depth === 0) return 'home page'
  const half = group.length / 2
  for (const [types, label] of KINDS)
    if (group.filter(({ described }) => described.facts.types.some((type) => types.test(type))).length > half)
      return label
  const folders = Map.groupBy(group, ({ url }) => new URL(url).pathname.split('/').slice(0, -1)[1] ?? '')
  const [[folder, inFolder] = ['', []]] = [...folders].toSorted((a, b) => b[1].length - a[1].length)
  return folder !== '' && inFolder.length > half ? `pages in /${folder}/` : 'pages of the site'
}
