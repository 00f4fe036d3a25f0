import type { Service } from 'schema-dts'
import { organizationId, pageId, partId } from './ids.ts'

type ServiceFacts = { path: string; name: string; description: string; serviceType: string }

/** Services have no geographic limit. */
const AREA = 'Worldwide'

/** Returns a service of the agency. */
export function service({ path, name, description, serviceType }: ServiceFacts, siteUrl: string) {
  return {
    '@type': 'Service',
    '@id': partId(siteUrl, path, 'service'),
    name,
    description,
    url: siteUrl + path,
    serviceType,
    areaServed: AREA,
    provider: { '@id': organizationId(siteUrl) },
    mainEntityOfPage: { '@id': pageId(siteUrl, path) },
  } satisfies Service
}
