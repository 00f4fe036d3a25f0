import { contentDate, type Dated } from '../features/sitemap/content-date.ts'

/**
 * When something was published and changed last, as moments with their zone. What was never touched again is as old as
 * the date it bears, and nothing changed before it was published.
 */
export function datesOf(dated: Dated, publishDate: string | null | undefined) {
  if (!publishDate) return { published: '', modified: '' }
  const published = new Date(publishDate).toISOString()
  const day = contentDate(dated, publishDate)
  // ISO moments of one zone sort as text.
  const modified = [published, ...(day ? [new Date(day).toISOString()] : [])].sort().at(-1) ?? published
  return { published, modified }
}
