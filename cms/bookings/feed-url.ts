import { environment } from '#platform/environment/environment.ts'
import { feedToken } from './links.ts'

/** Returns the URL of a person's private calendar. */
export const feedUrl = (host: { id: number; feedVersion: number }) =>
  `${environment.siteUrl}/calendar/${feedToken(host)}.ics`
