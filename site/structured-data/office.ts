import type { LocalBusiness, OpeningHoursSpecification } from 'schema-dts'
import { organizationId, partId } from './ids.ts'

type Text = string | null | undefined
/** An office as the CMS stores it. */
export type Office = {
  city: string
  country: string
  street?: Text
  locality?: Text
  region?: Text
  postalCode?: Text
  countryCode?: Text
  phone?: Text
  opens?: Text
  closes?: Text
  days?: Text
}

const CONTACT = '/contact-us/'
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** Returns offices as places. Leaves out an office without a complete postal address. */
export function offices(all: Office[], { name, siteUrl }: { name: string; siteUrl: string }) {
  return all.flatMap((office) => {
    const postalAddress = postalAddressOf(office)
    return postalAddress ? [placeOf(office, postalAddress, { name, siteUrl })] : []
  })
}

function placeOf(
  { city, phone, opens, closes, days }: Office,
  postalAddress: NonNullable<ReturnType<typeof postalAddressOf>>,
  { name, siteUrl }: { name: string; siteUrl: string },
) {
  const dayOfWeek = daysOf(days ?? '')
  return {
    '@type': 'LocalBusiness',
    '@id': partId(siteUrl, CONTACT, `office-${city.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}`),
    name: `${name}, ${city}`,
    url: siteUrl + CONTACT,
    parentOrganization: { '@id': organizationId(siteUrl) },
    address: postalAddress,
    ...(phone ? { telephone: phone } : {}),
    ...(opens && closes && dayOfWeek.length > 0
      ? {
          openingHoursSpecification: {
            '@type': 'OpeningHoursSpecification',
            opens,
            closes,
            dayOfWeek,
          } satisfies OpeningHoursSpecification,
        }
      : {}),
  } satisfies LocalBusiness
}

function postalAddressOf({ city, country, street, locality, region, postalCode, countryCode }: Office) {
  if (!street || !region || !postalCode) return undefined
  return {
    '@type': 'PostalAddress' as const,
    streetAddress: street,
    addressLocality: locality || city,
    addressRegion: region,
    postalCode,
    addressCountry: countryCode || country,
  }
}

/**
 * Returns the days of the week in a text.
 * @example daysOf('Mon–Fri') // ['Monday', …, 'Friday']
 */
function daysOf(text: string) {
  const named = text
    .split(/\s*(?:–|-|to)\s*/)
    .map((part) => weekdays.findIndex((day) => part.length > 2 && day.toLowerCase().startsWith(part.toLowerCase())))
  const [first = -1, last = first] = named
  if (named.length > 2 || first < 0 || last < first) return []
  return weekdays.slice(first, last + 1)
}
