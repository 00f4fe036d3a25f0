/**
 * Returns whether a time zone belongs to a country, by the data of the Unicode CLDR; undefined if the browser does not
 * reveal it.
 * @param zone IANA name
 * @param country ISO 3166-1 alpha-2
 * @example suitsCountry('Europe/Paris', 'US') // false
 */
export function suitsCountry(zone: string, country: string): boolean | undefined {
  const locale = new Intl.Locale('und', { region: country }) as Intl.Locale & { getTimeZones?: () => string[] }
  const zones = locale.getTimeZones?.()
  if (!zones || zones.length === 0) return undefined
  const canonical = (name: string) => new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  return zones.map(canonical).includes(canonical(zone))
}
