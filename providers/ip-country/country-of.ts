import { fileURLToPath } from 'node:url'
import maxmind, { type Reader, type Response } from 'maxmind'

type Row = Response & { country_code?: string }

const FILE = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'

let reader: Promise<Reader<Row>> | undefined

/**
 * Returns the country to which a regional registry assigned an IP address, as ISO 3166-1 alpha-2 (null if there is
 * none), and the date of the data. It is the country of the network, not of the person.
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
