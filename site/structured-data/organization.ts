import type { Organization, WebSite } from 'schema-dts'
import { organizationId, websiteId } from './ids.ts'

export type Publisher = { name: string; tagline: string; email: string; profiles: string[] }

/** Returns the agency, which is on every page. Contains no ratings: search engines ignore ratings of oneself. */
export function organization({ name, tagline, email, profiles }: Publisher, siteUrl: string) {
  return {
    '@type': 'Organization',
    '@id': organizationId(siteUrl),
    name,
    url: `${siteUrl}/`,
    logo: { '@type': 'ImageObject', url: `${siteUrl}/icon-512.png`, width: '512', height: '512' },
    ...(tagline ? { slogan: tagline } : {}),
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
    ...(email ? { contactPoint: { '@type': 'ContactPoint', contactType: 'sales', email } } : {}),
  } satisfies Organization
}

/** Returns the site, published by the agency. */
export function website({ name, tagline }: Publisher, siteUrl: string) {
  return {
    '@type': 'WebSite',
    '@id': websiteId(siteUrl),
    name,
    url: `${siteUrl}/`,
    ...(tagline ? { description: tagline } : {}),
    publisher: { '@id': organizationId(siteUrl) },
    inLanguage: 'en',
  } satisfies WebSite
}
