import type { Service } from 'schema-dts'
import { organizationId, pageId, partId } from './ids.ts'
import { type OfferFacts, offers } from './offer.ts'

type ServiceFacts = {
  path: string
  name: string
  description: string
  serviceType: string
  /** The plans that cover the service, with their prices in the currency. */
  plans: OfferFacts[]
  currency: string
}

/** Services have no geographic limit. */
const AREA = 'Worldwide'

/** Returns a service of the agency. */
export function service({ path, name, description, serviceType, plans, currency }: ServiceFacts, siteUrl: string) {
  const offered = offers(plans, { siteUrl, currency })
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
    ...(offered ? { offers: offered } : {}),
  } satisfies Service
}
