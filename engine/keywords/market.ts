import { Failure } from '../failures.ts'
import { countryCodeOf, isCountry } from '../structured-data/values/regions.ts'

const regionNames = new Intl.DisplayNames('en', { type: 'region' })

/**
 * Reads a country as people type it. Code: ISO 3166-1 alpha-2, lower case, as providers take it.
 * @example readCountry('Canada') // { code: 'ca', name: 'Canada' }
 * @throws {Failure} invalid, at the field, for what is not a country
 */
export function readCountry(typed: string, field = 'country'): { code: string; name: string } | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  const code = countryCodeOf(text) ?? (isCountry(text.toUpperCase()) ? text.toUpperCase() : undefined)
  if (code) return { code: code.toLowerCase(), name: regionNames.of(code) ?? code }
  const message = `“${text}” is not a country. Enter its English name or its two-letter code, such as Canada or CA.`
  throw new Failure('invalid', { message, errors: { [field]: message } })
}
