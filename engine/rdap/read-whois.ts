/**
 * What a WHOIS response says, in the form of an RDAP response (RFC 9083, 5.3), so that both are read in the same way.
 */
export type WhoisDomain = {
  objectClassName: 'domain'
  events: { eventAction: string; eventDate: string }[]
  status: string[]
  nameservers: { ldhName: string }[]
  entities: { roles: string[]; handle: string }[]
}

/** Returns a pattern that matches each of some names, which are separated by commas. */
const labels = (...lists: string[]) => new RegExp(`^(?:${lists.join(', ').replaceAll(', ', '|')})$`)

/** RFC 3912 has no format: these are the labels that registries use, in lower case. */
const LABELS = {
  registration: labels(
    'creation date, created, created on, created date, creation time, registered, registered on, registered date',
    'registration date, registration time, domain registered, domain created, record created, record created on',
    'domain record activated, domain name commencement date, 登録年月日, 등록일',
  ),
  expiration: labels(
    'registry expiry date, expiry date, expiration date, expiration time, expires, expires on, expires at, expire date',
    'exp date, expire, paid-till, renewal date, valid until, validity, record expires on, domain expires',
    'record expired, connected until, 有効期限, 사용 종료일',
  ),
  'last changed': labels(
    'updated date, updated, updated on, last updated, last updated on, last updated date, last update, last-update',
    'last modified, modified, changed, domain last updated, record last updated on, domain record last updated, 最終更新',
  ),
  registrar: /^(?:registrar|registrar name|sponsoring registrar)$/,
  status: /^(?:domain status|status|state)$/,
  nameServer: /^(?:name ?servers?|nserver|domain nameservers?)$/,
}
const EVENTS = ['registration', 'expiration', 'last changed'] as const

/** Beginnings of blocks about a person, whose record has dates of its own. */
const ABOUT_PEOPLE = /^(?:registrant|admin|tech|billing|contact|person|role|nic-hdl|holder|owner|organi[sz]ation|irt)/i
/** HKIRC writes the dates of the domain into the block of its registrant. */
const OF_DOMAIN = /^\s*domain name commencement date:/i
const NOT_FOUND =
  /^\W*(?:no match\b|not found\b|no entries found|no data found|no object found|domain not found|nothing found|status:\s*(?:free|available)\b|.{1,80} (?:is free|is available|not found))/im

/** Returns the WHOIS server that IANA names for a top-level domain; undefined if there is none. */
export function readReferral(text: string): string | undefined {
  const [, host] = /^whois:\s*(\S+)\s*$/im.exec(text) ?? []
  return host && /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*$/i.test(host)
    ? host.toLowerCase()
    : undefined
}

/**
 * Reads the response of a registry.
 * @returns `null` if it says that there is no such domain, undefined if it cannot be read
 */
export function readWhois(text: string): WhoisDomain | null | undefined {
  const fields = fieldsOf(text)
  const values = (label: RegExp) => fields.flatMap(([name, value]) => (label.test(name) ? [value] : []))
  const events = EVENTS.flatMap((eventAction) => {
    const [eventDate] = values(LABELS[eventAction]).flatMap((value) => dateOf(value) ?? [])
    return eventDate ? [{ eventAction, eventDate }] : []
  })
  const nameservers = values(LABELS.nameServer).flatMap((value) => {
    const [ldhName = ''] = value.toLowerCase().split(/\s/)
    return ldhName.includes('.') ? [{ ldhName }] : []
  })
  if (events.length === 0 && nameservers.length === 0) return NOT_FOUND.test(text) ? null : undefined
  const [registrar] = values(LABELS.registrar)
  return {
    objectClassName: 'domain',
    events,
    // With the URL of its explanation, as in “ok https://icann.org/epp#ok”.
    status: values(LABELS.status).flatMap((value) => value.split(/\s+https?:/)[0] || []),
    nameservers,
    entities: registrar ? [{ roles: ['registrar'], handle: registrar }] : [],
  }
}

/**
 * Ways to write a field: in brackets (JPRS: `[Created on]  2001/02/15`, also after a letter), as a sentence (TWNIC:
 * `Record created on 2000-02-02`), and with a colon.
 */
const FORMS = [
  /^\s*(?:[a-z]\.\s{0,9})?\[([^\]]{1,60})\]\s+(\S.*?)\s*$/,
  /^\s*(record (?:created|expires|last updated) on)\s+(\d.*?)\s*$/i,
  /^\s*([^:]{1,60}?)[.\s]*:\s*(\S.*?)\s*$/,
]

function fieldsOf(text: string): [name: string, value: string][] {
  const blocks = text
    .split(/\r?\n[ \t]*\r?\n/)
    .map((block) => block.split(/\r?\n/).filter((line) => !/^\s*[%#>]/.test(line)))
  return blocks
    .filter(
      (lines) =>
        !ABOUT_PEOPLE.test(lines.find((line) => line.trim() !== '')?.trim() ?? '') ||
        lines.some((line) => OF_DOMAIN.test(line)),
    )
    .flat()
    .flatMap((line): [string, string][] => {
      const [, name = '', value = ''] = FORMS.map((form) => form.exec(line)).find(Boolean) ?? []
      // JPRS states until when a domain of an organization is registered in its state: “Connected (2027/03/31)”.
      const [, until] = /^(?:state|状態)$/i.test(name) ? (/\((\d{4}\/\d\d\/\d\d)\)/.exec(value) ?? []) : []
      const more: [string, string][] = until ? [['connected until', until]] : []
      return name ? [[name.toLowerCase(), value], ...more] : []
    })
}

const MONTHS = 'jan, feb, mar, apr, may, jun, jul, aug, sep, oct, nov, dec'.split(', ')
/** Orders of a date without a time zone; months as numbers or English names. With slashes, the year must be first. */
const ORDERS = [
  /^(?<year>\d{4})(?:[./]\s?)?(?<month>\d\d)(?:[./]\s?)?(?<day>\d\d)\b/,
  /^(?<year>\d{4})-(?<month>[a-z]{3})[a-z]*-(?<day>\d{1,2})\b/i,
  /^(?<day>\d{1,2})(?:st|nd|rd|th)?[-. ](?<month>[a-z]{3}|\d{1,2})[a-z]*[-. ]+(?<year>\d{4})\b/i,
  /^(?:[a-z]{3},?\s+)?(?<month>[a-z]{3})[a-z]*\s+(?<day>\d{1,2}),?\s+(?:\d\d:\d\d:\d\d\s+(?:[a-z]{3,4}\s+)?)?(?<year>\d{4})\b/i,
]

/** Returns a date as RFC 3339. A date with an ambiguous order of day and month, such as 03/04/2005, is rejected. */
function dateOf(value: string): string | undefined {
  const [iso] = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?\s*(?:Z|[+-]\d\d:?\d\d)?)?/i.exec(value) ?? []
  if (iso) return iso.trim().replace(/\s+(?=[+-]\d\d:?\d\d$)/, '')
  const { year, month = '', day = '' } = ORDERS.map((order) => order.exec(value)).find(Boolean)?.groups ?? {}
  if (!year) return undefined
  const number = /\d/.test(month) ? Number(month) : MONTHS.indexOf(month.toLowerCase()) + 1
  return number >= 1 && number <= 12 ? `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}` : undefined
}
