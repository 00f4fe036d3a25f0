import type { Severity } from '#engine/tool/blocks.ts'
import { beginningOf } from '../../text/shorten.ts'
import type { Entity, Property } from '../entity.ts'

/** What is wrong with one value: a rule of a standard or of Google's documentation, named by `url`. */
export type ValueFault = {
  id: string
  severity: Severity
  message: string
  why: string
  fix: string
  /** The source of the rule. */
  url: string
  /** The correct value, if the written one leaves no doubt. */
  repair?: string
}

/** A value as text, with where it was written. */
export type WrittenValue = { text: string; name: string; entity: Entity; property: Property }

/**
 * Checks a value.
 * @returns what is wrong with the value, or undefined
 */
export type ValueRule = (written: WrittenValue) => ValueFault | undefined

const google = 'https://developers.google.com/search/docs/appearance/structured-data'

/** Sources of the rules. */
export const sources = {
  schemaOrg: (name: string) => `https://schema.org/${name}`,
  google: (page: string) => `${google}/${page}`,
  iso8601: 'https://www.iso.org/iso-8601-date-and-time-format.html',
  iso4217: 'https://www.iso.org/iso-4217-currency-codes.html',
  iso3166: 'https://www.iso.org/iso-3166-country-codes.html',
  iso17442: 'https://www.gleif.org/en/about-lei/iso-17442-the-lei-code-structure',
  isbn: 'https://www.isbn-international.org/content/isbn-users-manual',
  issn: 'https://www.issn.org/understanding-the-issn/what-is-an-issn/',
  gtin: 'https://www.gs1.org/services/how-calculate-check-digit-manually',
  bcp47: 'https://www.rfc-editor.org/info/bcp47',
  email: 'https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address',
  telephone: 'https://www.itu.int/rec/T-REC-E.164',
  url: 'https://url.spec.whatwg.org/#absolute-url-with-fragment-string',
}

/** Returns a value quoted for a message; long ones are cut. */
export const quoted = (text: string) => `“${beginningOf(text, 60)}”`
