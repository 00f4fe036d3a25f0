import { isIpAddress } from '../http/ip-address.ts'

const MAX_LENGTH = 1_000
const LOGIN = /\/\/[^\s/@]+@/g
const EMAIL = /(?<![\w.+%-])[\w.+%-]+@[\w-]+(?:\.[\w-]+)+/g
/** What follows a path: form fields and search terms. */
const QUERY = /(?<=[\w/.-])[?#][^\s"'`<>)\]]+/g
const IPV4 = /(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?![\w.])/g
const IPV6 = /(?<![\w:])(?:[\da-f]{0,4}:){2,7}[\da-f.]{0,15}(?![\w:])/gi
/** Sessions, links of calls, and IDs of people at other services. */
const TOKEN = /(?<![\w-])(?=[\w-]*\d)[\w-]{20,}(?![\w-])/g
const PHONE = /(?<![\w-])\+?\(?\d[\d ().-]{6,}\d(?![\w-])/g
const MIN_PHONE_DIGITS = 9

/**
 * Returns a text without what may name a person: email addresses, IP addresses, telephone numbers, logins, queries of
 * URLs, and long random values. At most 1,000 characters.
 * @example withoutPersonalData('No mailbox ada@example.com') // 'No mailbox [email]'
 */
export function withoutPersonalData(text: string): string {
  return text
    .slice(0, 2 * MAX_LENGTH)
    .replace(LOGIN, '//[login]@')
    .replace(EMAIL, '[email]')
    .replace(QUERY, (query) => `${query[0]}[query]`)
    .replace(IPV4, '[ip]')
    .replace(IPV6, (found) => (isIpAddress(found) ? '[ip]' : found))
    .replace(TOKEN, '[token]')
    .replace(PHONE, (found) => (found.replace(/\D/g, '').length < MIN_PHONE_DIGITS ? found : '[number]'))
    .slice(0, MAX_LENGTH)
}
