import { currencyOf, isCurrency } from './currencies.ts'
import { isTime, readDate, unambiguousDate } from './dates.ts'
import { durationOf, isDuration } from './durations.ts'
import { isGlobalLink } from './links.ts'
import { countryCodeOf, isCountry, isLanguageTag, languageTagOf } from './regions.ts'
import { quoted, sources, type ValueRule } from './value-fault.ts'

/** Checks a date, or a date with a time, in ISO 8601. */
export const date: ValueRule = ({ text, name }) => {
  if (readDate(text)) return undefined
  const repair = unambiguousDate(text)
  // RFC 3339 allows the space, and most readers take it.
  const hasOnlySpace = repair !== undefined && /^\d{4}-\d{2}-\d{2} \d{2}:/.test(text)
  return {
    id: 'not-a-date',
    severity: hasOnlySpace ? 'warning' : 'critical',
    message: hasOnlySpace ? `${quoted(text)} lacks the T of ISO 8601.` : `${quoted(text)} is not a date in ISO 8601.`,
    why: `Programs read ${name}. They do not guess the order of day and month, and the day has to exist.`,
    fix: `Write ${repair ?? '2026-11-21, or 2026-11-21T14:30:00-06:00 with a time'}.`,
    url: sources.iso8601,
    ...(repair ? { repair } : {}),
  }
}

/** Checks a time of day, or a date with one. */
export const timeOfDay: ValueRule = ({ text }) =>
  isTime(text) || readDate(text)
    ? undefined
    : {
        id: 'not-a-time',
        severity: 'critical',
        message: `${quoted(text)} is not a time in ISO 8601.`,
        why: 'Programs read times in 24-hour format.',
        fix: 'Write 09:30, or 14:30:00.',
        url: sources.iso8601,
      }

export const duration: ValueRule = ({ text }) => {
  if (isDuration(text)) return undefined
  const repair = durationOf(text)
  return {
    id: 'not-a-duration',
    severity: 'critical',
    message: `${quoted(text)} is not a duration in ISO 8601.`,
    why: 'A duration starts with P, and its hours, minutes, and seconds follow a T.',
    fix: `Write ${repair ?? 'PT5M for five minutes, PT1H30M for an hour and a half'}.`,
    url: sources.iso8601,
    ...(repair ? { repair } : {}),
  }
}

export const currency: ValueRule = ({ text }) => {
  if (isCurrency(text)) return undefined
  const repair = currencyOf(text)
  return {
    id: 'not-a-currency',
    severity: 'critical',
    message: `${quoted(text)} is not a currency code.`,
    why: 'ISO 4217 codes have three uppercase letters. Withdrawn currencies do not count.',
    fix: `Write ${repair ?? 'USD, EUR, or GBP'}.`,
    url: sources.iso4217,
    ...(repair ? { repair } : {}),
  }
}

export const language: ValueRule = ({ text }) => {
  if (isLanguageTag(text)) return undefined
  const repair = languageTagOf(text)
  return {
    id: 'not-a-language',
    severity: 'critical',
    message: `${quoted(text)} is not a language tag.`,
    why: 'Language tags follow BCP 47: en, de, pt-BR.',
    fix: `Write ${repair ?? 'a tag such as en'}.`,
    url: sources.bcp47,
    ...(repair ? { repair } : {}),
  }
}

/** Checks the name of a language or its tag: schema.org accepts both. */
export const languageOrName: ValueRule = (written) =>
  /^\p{L}{4,}/u.test(written.text) && !written.text.includes('_') ? undefined : language(written)

/** Reserved by ISO 3166-1 on request, and not the code of a country. */
const reserved = /^(?:EU|UK)$/

/** Checks a country code; a name is accepted too, with a lower severity. */
export const country: ValueRule = ({ text }) => {
  if (isCountry(text)) return undefined
  const repair = isCountry(text.toUpperCase()) ? text.toUpperCase() : countryCodeOf(text)
  const isCode = /^[A-Za-z]{2}$/.test(text)
  if (!isCode && /^\p{L}[\p{L}\p{M}'’.,() -]{2,}$/u.test(text))
    return {
      id: 'country-name',
      severity: 'notice',
      message: `${quoted(text)} is the name of a country, not its code.`,
      why: 'Google asks for the two-letter ISO 3166-1 code; names differ by language.',
      fix: repair ? `Write ${repair}.` : 'Write its two-letter code, such as US.',
      url: sources.iso3166,
      ...(repair ? { repair } : {}),
    }
  return {
    id: 'not-a-country',
    severity: reserved.test(text) ? 'warning' : 'critical',
    message: `${quoted(text)} is not a country code.`,
    why: 'In ISO 3166-1, every country has a code of two uppercase letters.',
    fix: `Write ${repair ?? 'US, CA, or GB'}.`,
    url: sources.iso3166,
    ...(repair ? { repair } : {}),
  }
}

const emailAddress =
  /^[\w.!#$%&'*+/=?^`{|}~\u0080-\uffff-]+@[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?)+$/u

export const email: ValueRule = ({ text }) =>
  emailAddress.test(text.replace(/^mailto:/i, ''))
    ? undefined
    : {
        id: 'not-an-email',
        severity: 'critical',
        message: `${quoted(text)} is not an email address.`,
        why: 'It needs a name, one @, and a domain.',
        fix: 'Write it as name@domain.example.',
        url: sources.email,
      }

/** Checks a telephone number: 3 to 15 digits, or letters on the keys of a telephone after the area code. */
export const telephone: ValueRule = ({ text }) => {
  const [number = ''] = text.replace(/^tel:/i, '').split(/\s*(?:ext\.?|x|;ext=)\s*(?=\d)/i)
  const digits = number.replace(/\D/g, '').length
  const isVanity = /^\+?[\d ().-]*\d{3}[A-Z\d ().-]+$/.test(number) && number.replace(/[^A-Z\d]/g, '').length <= 15
  if ((/^\+?[\d\s().,/‐‑–-]+$/.test(number) && digits >= 3 && digits <= 15) || isVanity) return undefined
  return {
    id: 'not-a-telephone',
    severity: 'critical',
    message: `${quoted(text)} is not a phone number.`,
    why: 'A number has at most 15 digits and starts with the country code.',
    fix: 'Write it as +1 312 555 0142.',
    url: sources.telephone,
  }
}

/** Names of files, which are no hosts: none of these is a top-level domain. */
const FILE = /\.(?:html?|php|aspx?|jpe?g|png|webp|avif|gif|svg|ico|mp4|xml|json|txt|pdf)$/i

/** Checks an absolute URL; in HTML attributes, a relative one is valid too, because the page resolves it. */
export const url: ValueRule = ({ text, name, entity, property }) => {
  if (/^(?:#|_:)/.test(text)) return undefined
  if (isGlobalLink(text)) return undefined
  const isAttribute = entity.syntax !== 'JSON-LD' && property.value.kind === 'link'
  if (isAttribute && !/\s/.test(text)) return undefined
  const isRelative =
    (/^\.{0,2}\/|^\?|^[^\s/]+(?:\/[^\s/]+)+\/?$/.test(text) || (FILE.test(text) && /^[\w-]+\.\w+$/.test(text))) &&
    !/\s/.test(text)
  const hasHost =
    /^(?:\/\/)?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?=[/:?#]|$)/u.test(text) &&
    !/\s/.test(text) &&
    !FILE.test(text.split('/')[0] ?? '')
  if (hasHost)
    return {
      id: 'not-a-url',
      severity: 'critical',
      message: `${quoted(text)} has no scheme, so it is read as a path on the page.`,
      why: 'A URL starts with https://.',
      fix: `Write https://${text.replace(/^\/\//, '')}.`,
      url: sources.url,
      repair: `https://${text.replace(/^\/\//, '')}`,
    }
  if (isRelative)
    return {
      id: 'relative-url',
      severity: 'warning',
      message: `${quoted(text)} is a relative URL.`,
      why: `A program that has the markup without the page cannot follow ${name}.`,
      fix: 'Write the complete URL, with https:// and the host.',
      url: sources.url,
    }
  return {
    id: 'not-a-url',
    severity: 'critical',
    message: `${quoted(text)} is not a URL.`,
    why: `${name} is followed as a link, so it has to be a URL.`,
    fix: 'Write the complete URL, with https:// and the host.',
    url: sources.url,
  }
}

export const boolean: ValueRule = ({ text, property }) => {
  if (/^(?:https?:\/\/schema\.org\/)?(?:true|false)$/i.test(text)) return undefined
  const repair = /^(?:yes|1|y)$/i.test(text) ? 'true' : /^(?:no|0|n)$/i.test(text) ? 'false' : undefined
  return {
    id: 'not-a-boolean',
    severity: 'critical',
    message: `${quoted(text)} is neither true nor false.`,
    why: `${property.name} is a yes-or-no property.`,
    fix: `Write ${repair ?? 'true or false'}.`,
    url: sources.schemaOrg('Boolean'),
    ...(repair ? { repair } : {}),
  }
}

const day = '(?:Mo|Tu|We|Th|Fr|Sa|Su|PH)'
const days = `${day}(?:\\s?[-,]\\s?${day})*`
const hours = '(?:[01]?\\d|2[0-4]):[0-5]\\d\\s?[-–]\\s?(?:[01]?\\d|2[0-4]):[0-5]\\d'
const openingHoursPattern = new RegExp(
  `^(?:${days}(?:\\s+${hours}(?:,\\s?${hours})*)?|${hours}|24/7)(?:[;,]\\s*(?:${days}\\s+)?${hours})*$`,
)

export const openingHours: ValueRule = ({ text }) =>
  openingHoursPattern.test(text)
    ? undefined
    : {
        id: 'not-opening-hours',
        severity: 'critical',
        message: `${quoted(text)} is not valid as opening hours.`,
        why: 'Days have two letters, and times use 24 hours.',
        fix: 'Write Mo-Fr 09:00-17:00, one time span per value.',
        url: sources.schemaOrg('openingHours'),
      }
