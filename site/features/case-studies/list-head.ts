import { headTitle } from '#site/documents/head-texts.ts'
import type { StudyListProps } from './study-list.tsx'

/**
 * Returns the metadata of the list. Each page of the list has its own canonical path. A filtered list repeats studies,
 * so search engines follow its links but do not index it.
 */
export function listHead({ filter, services, industries, total }: StudyListProps, brand: string) {
  const names = [
    services.find(({ value }) => value === filter.service)?.label,
    industries.find(({ value }) => value === filter.industry)?.label,
  ].filter(Boolean)
  const isFiltered = Boolean(filter.service || filter.industry)
  const isFirst = filter.page === 1
  const page = isFirst ? '' : `, page ${filter.page}`
  if (total === 0) return emptyHead(brand)
  const subject = names.length > 0 ? `: ${names.join(', ')}` : ` with ${isFirst ? 'real ' : ''}growth curves`
  return {
    title: headTitle([
      `Case studies${subject}${page} | ${brand}`,
      `Case studies${subject}${page}: SEO, ads, and content | ${brand}`,
      `Case studies${subject}${page}`,
      `Case studies${page} | ${brand}`,
    ]),
    description:
      'Ecommerce SEO, paid search, and content results, client by client: the chart from the first to the last month, and the date of every change.',
    path: isFiltered || isFirst ? '/case-study/' : `/case-study/?page=${filter.page}`,
    robots: isFiltered ? 'noindex, follow' : undefined,
  }
}

function emptyHead(brand: string) {
  return {
    title: `Case studies | ${brand}`,
    description: 'Case studies of our work for clients will appear here. Until then, ask us for examples.',
    path: '/case-study/',
    robots: 'noindex, follow',
  }
}
