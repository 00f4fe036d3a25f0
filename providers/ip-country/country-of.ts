import { fileURLToPath } from 'node:url'
import maxmind, { type Reader, type Response } from 'maxmind'

type Row = Response & { country_code?: string }

const FILE = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'

let reader: Promise<Reader<Row>> | undefined

/**
 * The country to which a regional registry has given an address: ISO 3166-1 alpha-2, null for none, with the day of
 * the data. A registry's country is where the network belongs, not where somebody sits.
 * @throws {Error} when the file cannot be read
 */
export async function countryOf(ip: string): Promise<{ country: string | null; asOf: string }> {
  reader ??= maxmind.open<Row>(fileURLToPath(import.meta.resolve(FILE)))
  const data = await reader.catch((error) => {
    reader = undefined
    throw error
  })
  const asOf = data.metadata.buildEpoch.toISOString().slice(0, 10)
  return { country: maxmind.validate(ip) ? (data.get(ip)?.country_code ?? null) : null, asOf }
}
