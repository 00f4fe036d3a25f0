const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
/** Endings that are not the code of their country. */
const OWN: Record<string, string> = { uk: 'GB', eu: 'EU' }

/** Returns the country of an ending with two letters, by ISO 3166-1. @example countryOfEnding('uk') // 'United Kingdom' */
export function countryOfEnding(ending: string): string | undefined {
  if (!/^[a-z]{2}$/.test(ending)) return undefined
  return names.of(OWN[ending] ?? ending.toUpperCase())
}
