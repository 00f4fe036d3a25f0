const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
/** Country-code endings that differ from the ISO code of their country. */
const OWN: Record<string, string> = { uk: 'GB', eu: 'EU' }

/** Country-code endings that are used worldwide. Source: Google Search Central, “Managing multi-regional sites”. */
const GENERIC = new Set('ad ai as bz cc cd co dj fm io la me ms nu sc sr su tv tk ws'.split(' '))

/**
 * Returns the country of an ending with two letters, by ISO 3166-1; undefined for one that is used everywhere.
 * @example countryOfEnding('uk') // 'United Kingdom'
 */
export function countryOfEnding(ending: string): string | undefined {
  if (!/^[a-z]{2}$/.test(ending) || GENERIC.has(ending)) return undefined
  return names.of(OWN[ending] ?? ending.toUpperCase())
}
