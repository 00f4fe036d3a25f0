import type { DataSource } from './lookup.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** @example 'cc-main-2025-26-nov-dec-jan' */
const RELEASE = /^cc-main-(\d{4})(?:-(\d{2}))?((?:-(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))+)$/

/**
 * Returns the last day of the months that a release of Common Crawl's graph covers, as an ISO date; undefined for a
 * name of another form. The second year of a name is that of its last month.
 * @example dateOfRelease('cc-main-2025-26-nov-dec-jan') // '2026-01-31'
 */
export function dateOfRelease(release: string): string | undefined {
  const match = RELEASE.exec(release)
  if (!match) return undefined
  const [, year = '', secondYear, months = ''] = match
  const lastYear = secondYear ? Number(`${year.slice(0, 2)}${secondYear}`) : Number(year)
  const month = MONTHS.indexOf(months.slice(-3))
  return new Date(Date.UTC(lastYear, month + 1, 0)).toISOString().slice(0, 10)
}

/** Returns the source of figures from a release of Common Crawl's domain graph. */
export function graphSource(release: string): DataSource {
  const asOf = dateOfRelease(release)
  return {
    name: `Common Crawl domain graph, ${release}`,
    kind: 'open-data',
    ...(asOf ? { asOf } : {}),
    url: 'https://commoncrawl.org/web-graphs',
    license: 'Common Crawl Terms of Use',
  }
}
