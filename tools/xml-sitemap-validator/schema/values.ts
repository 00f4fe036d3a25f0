const URI_REPLACED = /[\x20"<>\\^`{|}]|[^\x21-\x7e]/g
const PCHAR = "(?:[A-Za-z0-9\\-._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})"
const USER = "(?:[A-Za-z0-9\\-._~!$&'()*+,;=:]|%[0-9A-Fa-f]{2})*"
const HOST = "(?:\\[[^\\]]*\\]|(?:[A-Za-z0-9\\-._~!$&'()*+,;=]|%[0-9A-Fa-f]{2})*)"
const TAIL = `(?:${PCHAR}|[/?])*`
const URI = new RegExp(
  `^(?:([A-Za-z][A-Za-z0-9+.\\-]*):)?(?://(?:${USER}@)?${HOST}(?::(\\d*))?((?:/${PCHAR}*)*)|(?!//)((?:${PCHAR}|/)*))(?:\\?${TAIL})?(?:#${TAIL})?$`,
)
const MAX_PORT = 2 ** 31 - 1
const MIN_LENGTH = 12
const MAX_LOC_LENGTH = 2_048

/** Removes XML whitespace at both ends, as XML Schema does for all types except strings. */
export const collapse = (text: string) => text.replace(/^[\t\n\r ]+/, '').replace(/(?<![\t\n\r ])[\t\n\r ]+$/, '')

type LocProblem = 'short' | 'long' | 'not-a-uri'

/** Returns why the type `tLoc` of the schema rejects a value: it must be an anyURI of 12 to 2,048 characters. */
export function locProblem(loc: string): LocProblem | undefined {
  // Characters, not UTF-16 units; most URLs have the same number of both.
  const length = /[\ud800-\udfff]/.test(loc) ? Array.from(loc).length : loc.length
  if (!isAnyUri(loc)) return 'not-a-uri'
  if (length < MIN_LENGTH) return 'short'
  return length > MAX_LOC_LENGTH ? 'long' : undefined
}

/**
 * Returns whether a text is an anyURI: XML Schema accepts everything that becomes a URI reference (RFC 3986) after
 * encoding.
 */
function isAnyUri(text: string): boolean {
  const [whole, scheme, port = '', , path = ''] = URI.exec(text.replace(URI_REPLACED, '_')) ?? []
  if (whole === undefined || Number(port || 0) > MAX_PORT) return false
  // Without a scheme, a colon in the first segment would be read as the end of one.
  return scheme !== undefined || !/^[^/]*:/.test(path)
}

/** Returns whether a text is a date or dateTime of XML Schema 1.0 (3.2.7, 3.2.9). */
export function isXsdDate(text: string): boolean {
  const match = /^(-?)(\d{4,})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d):(\d\d)(\.\d+)?)?(Z|[+-]\d\d:\d\d)?$/.exec(text)
  if (!match) return false
  const [, , year = '', month = '', day = '', hours, minutes, seconds, fraction, zone] = match
  if (/^0{4,}$/.test(year) || (year.length > 4 && year.startsWith('0'))) return false
  if (Number(month) < 1 || Number(month) > 12 || Number(day) < 1 || Number(day) > daysIn(Number(year), Number(month)))
    return false
  if (zone && zone !== 'Z' && !isZone(zone)) return false
  if (hours === undefined) return true
  if (hours === '24') return minutes === '00' && seconds === '00' && Number(fraction ?? 0) === 0
  return Number(hours) < 24 && Number(minutes) < 60 && Number(seconds) < 60
}

/** Returns whether a time zone is at most 14:00, with at most 59 minutes. */
function isZone(zone: string) {
  const [hours = 0, minutes = 0] = zone.slice(1).split(':').map(Number)
  return minutes < 60 && (hours < 14 || (hours === 14 && minutes === 0))
}

function daysIn(year: number, month: number) {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  if (month === 2) return isLeap ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/**
 * Returns whether a text is a date of the W3C note that the schema does not accept: a year, a month, or a time without
 * seconds.
 */
export const isShortW3cDate = (text: string) =>
  /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?:Z|[+-]\d\d:\d\d))?)?$/.test(text)

/** Returns whether a text is a decimal from 0 to 1. */
export function isPriority(text: string): boolean {
  const [, sign, whole = '', fraction = ''] = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(text) ?? []
  if (whole === '' && fraction === '') return false
  const isZero = /^0*$/.test(whole + fraction)
  if (sign === '-') return isZero
  const digits = whole.replace(/^0+/, '')
  return digits === '' || (digits === '1' && /^0*$/.test(fraction))
}
