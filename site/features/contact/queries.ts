import { readGlobal } from '#cms/database/client.ts'
import { withoutNull } from '#site/documents/without-null.ts'
import type { Place } from './place.ts'

/** Returns the offices and the email address of the agency. */
export async function contactPage() {
  const [offices, brand] = await Promise.all([readGlobal('offices'), readGlobal('brand')])
  const places = (withoutNull(offices).offices ?? []).map(
    ({ city, country, street, locality, region, postalCode, phone, timeZone, opens, closes, days }): Place => ({
      city,
      country,
      street: street ?? '',
      locality: [locality || city, [region, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', '),
      phone: phone ?? '',
      timeZone: timeZone ?? 'UTC',
      opens: opens ?? '09:00',
      closes: closes ?? '18:00',
      days: days ?? '',
    }),
  )
  return { places, email: brand.contactEmail ?? '' }
}
