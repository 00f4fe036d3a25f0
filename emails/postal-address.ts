/** The parts of an office's postal address. */
export type Office = {
  street?: string | null | undefined
  locality?: string | null | undefined
  city?: string | null | undefined
  region?: string | null | undefined
  postalCode?: string | null | undefined
  country?: string | null | undefined
}

/**
 * Returns the postal address of the first office that has a street, in one line; undefined if none has. A commercial
 * email must name a valid postal address (CAN-SPAM Act, 15 U.S.C. 7704(a)(5)(A)(iii)).
 * @example postalAddressOf([office]) // '12 Main Street, Fargo, ND 58102, United States'
 */
export function postalAddressOf(offices: readonly Office[] | null | undefined): string | undefined {
  const office = offices?.find(({ street }) => street?.trim())
  if (!office) return undefined
  const { street, locality, city, region, postalCode, country } = office
  const place = [region, postalCode].filter(Boolean).join(' ')
  return [street, locality || city, place, country]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(', ')
}
