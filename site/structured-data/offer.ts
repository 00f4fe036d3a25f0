import type { Offer, OfferCatalog } from 'schema-dts'
import { organizationId, partId } from './ids.ts'

/** A plan as a page shows it: its price as a number, and for how long it is. */
export type OfferFacts = {
  name: string
  /** Undefined: the page states no single amount, so there is no offer. */
  amount?: number | undefined
  /** "a month" */
  period?: string | undefined
  /** What the price includes or covers: "up to 500 products". */
  description?: string | undefined
  /** Where somebody asks for it: a path of the site, or a URL. */
  link: string
}

type Site = { siteUrl: string; currency: string }

/** Codes of UN/CEFACT for the periods of a price, as schema.org expects them in `unitCode`. */
const periodCodes: [RegExp, string][] = [
  [/\bmonth/i, 'MON'],
  [/\byear/i, 'ANN'],
  [/\bweek/i, 'WEE'],
  [/\bday/i, 'DAY'],
  [/\bhour/i, 'HUR'],
]

/**
 * Returns the offers of plans with a price; undefined if no plan has one.
 * https://schema.org/Offer, https://schema.org/UnitPriceSpecification
 */
export function offers(plans: OfferFacts[], site: Site): Offer[] | undefined {
  const priced = plans.flatMap(({ amount, ...plan }) =>
    amount === undefined ? [] : [offer({ amount, ...plan }, site)],
  )
  return priced.length > 0 ? priced : undefined
}

/**
 * Returns the plans as a list of what the publisher offers, to be joined with its node; undefined if no plan has a
 * price.
 */
export function planCatalog(plans: OfferFacts[], { path, ...site }: Site & { path: string }) {
  const itemListElement = offers(plans, site)
  if (!itemListElement) return undefined
  return {
    '@type': 'Organization',
    '@id': organizationId(site.siteUrl),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      '@id': partId(site.siteUrl, path, 'plans'),
      numberOfItems: itemListElement.length,
      itemListElement,
    } satisfies OfferCatalog,
  }
}

function offer({ name, amount, period = '', description, link }: OfferFacts & { amount: number }, site: Site) {
  const price = { price: amount, priceCurrency: site.currency }
  const unitCode = periodCodes.find(([word]) => word.test(period))?.[1]
  return {
    '@type': 'Offer',
    name: `${name} Plan`,
    ...(description ? { description } : {}),
    url: new URL(link, site.siteUrl).href,
    ...price,
    // Without it, the price would be one payment.
    ...(period
      ? {
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            ...price,
            unitText: period,
            ...(unitCode ? { unitCode } : {}),
          },
        }
      : {}),
    seller: { '@id': organizationId(site.siteUrl) },
  } satisfies Offer
}
