/** Case studies on one page of the list: four rows of three. */
export const STUDIES_PER_PAGE = 12

/** One filter option: its value in the URL and its label. */
export type Facet = { value: string; label: string }
export type ListedStudy = { slug: string; services: Facet[]; industry?: Facet }
/** The filter in a URL. '' means all; a page that is not a number is 0. */
export type StudyFilter = { service: string; industry: string; page: number }

/**
 * Returns the filter in a URL.
 * @example filterOf(new URLSearchParams('service=seo&page=2')) // { service: 'seo', industry: '', page: 2 }
 */
export function filterOf(parameters: URLSearchParams): StudyFilter {
  const page = parameters.get('page') ?? '1'
  return {
    service: parameters.get('service') ?? '',
    industry: parameters.get('industry') ?? '',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 0,
  }
}

/**
 * Returns the URL of a filtered list without its page number; the bare `?` of an unfiltered list is where the number
 * goes.
 */
export function filterPath({ service, industry }: Pick<StudyFilter, 'service' | 'industry'>) {
  const parameters = new URLSearchParams([
    ...(service ? [['service', service]] : []),
    ...(industry ? [['industry', industry]] : []),
  ])
  return `/case-study/?${parameters}`
}

/** Returns the studies that a URL requests, or undefined if there is no such page. */
export function narrow(studies: ListedStudy[], { service, industry, page }: StudyFilter) {
  const found = studies.filter(
    (study) =>
      (!service || study.services.some(({ value }) => value === service)) &&
      (!industry || study.industry?.value === industry),
  )
  const pages = Math.max(1, Math.ceil(found.length / STUDIES_PER_PAGE))
  if (page < 1 || page > pages) return undefined
  const shown = found.slice((page - 1) * STUDIES_PER_PAGE, page * STUDIES_PER_PAGE)
  return { slugs: shown.map(({ slug }) => slug), found: found.length, total: studies.length, pages }
}

/** Returns the filter options in alphabetical order. Each has at least one case study. */
export function facetsOf(studies: ListedStudy[]) {
  return {
    services: distinct(studies.flatMap(({ services }) => services)),
    industries: distinct(studies.flatMap(({ industry }) => industry ?? [])),
  }
}

function distinct(facets: Facet[]) {
  const byValue = new Map(facets.map((facet) => [facet.value, facet]))
  return [...byValue.values()].sort((a, b) => a.label.localeCompare(b.label, 'en'))
}
