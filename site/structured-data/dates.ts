import { contentDate, type Dated } from '../features/sitemap/content-date.ts'

/**
 * Returns when something was published and last changed, as ISO dates with a time zone. A document that was never
 * edited is as old as its own date, and no change precedes publication.
 * @throws {RangeError} if the publish date is invalid
 */
export function datesOf(dated: Dated, publishDate: string | null | undefined) {
  if (!publishDate) return { published: '', modified: '' }
  const published = new Date(publishDate).toISOString()
  const day = contentDate(dated, publishDate)
  // ISO dates in one time zone sort as text.
  const modified = [published, ...(day ? [new Date(day).toISOString()] : [])].sort().at(-1) ?? published
  return { published, modified }
}
