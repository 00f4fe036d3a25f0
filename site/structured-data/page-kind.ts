import type { AboutPage, ContactPage } from 'schema-dts'
import { organizationId, pageId } from './ids.ts'

/** Returns a node that marks a page as one about the agency. */
export function aboutPage(siteUrl: string, path: string) {
  return {
    '@type': 'AboutPage',
    '@id': pageId(siteUrl, path),
    about: { '@id': organizationId(siteUrl) },
  } satisfies AboutPage
}

/** Returns a node that marks a page as the contact page. */
export function contactPage(siteUrl: string, path: string) {
  return {
    '@type': 'ContactPage',
    '@id': pageId(siteUrl, path),
    about: { '@id': organizationId(siteUrl) },
  } satisfies ContactPage
}
