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

/** RFC 3912 has no format: these are the labels that registries use, in lower case. */
const LABELS = {
  registration:
    /^(?:creation date|created|created on|creation time|registered|registered on|registration date|registration time|domain registered|domain created|record created)$/,
  expiration:
    /^(?:registry expiry date|expiry date|expiration date|expiration time|expires|expires on|expire date|expire|paid-till|renewal date|valid until|validity)$/,
  'last changed':
    /^(?:updated date|updated|last updated|last updated on|last update|last-update|last modified|modified|changed|domain last updated)$/,
  registrar: /^(?:registrar|registrar name|sponsoring registrar)$/,
  status: /^(?:domain status|status|state)$/,
  nameServer: /^(?:name ?servers?|nserver|domain nameservers?)$/,
}
const EVENTS = ['registration', 'expiration', 'last changed'] as const

/** Beginnings of blocks about a person, whose record has dates of its own. */
const ABOUT_PEOPLE = /^(?:registrant|admin|tech|billing|contact|person|role|nic-hdl|holder|owner|organi[sz]ation|irt)/i
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

function fieldsOf(text: string): [name: string, value: string][] {
  const blocks = text
    .split(/\r?\n[ \t]*\r?\n/)
    .map((block) => block.split(/\r?\n/).filter((line) => !/^\s*[%#>]/.test(line)))
  return blocks
    .filter((lines) => !ABOUT_PEOPLE.test(lines.find((line) => line.trim() !== '')?.trim() ?? ''))
    .flat()
    .flatMap((line): [string, string][] => {
      const [, name = '', value = ''] = /^\s*([^:]{1,60}?)[.\s]*:\s*(\S.*?)\s*$/.exec(line) ?? []
      return name ? [[name.toLowerCase(), value]] : []
    })
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Returns a date as RFC 3339. A date with an ambiguous order of day and month, such as 03/04/2005, is rejected. */
function dateOf(value: string): string | undefined {
  const [iso] = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?\s*(?:Z|[+-]\d\d:?\d\d)?)?/i.exec(value) ?? []
  if (iso) return iso.trim()
  const [, year, month, day] = /^(\d{4})[./]?(\d\d)[./]?(\d\d)\b/.exec(value) ?? []
  if (year && month && day) return `${year}-${month}-${day}`
  const [, first = '', name = '', last] = /^(\d{1,2})[-. ]([a-z]{3}|\d{1,2})[a-z]*[-. ]+(\d{4})\b/i.exec(value) ?? []
  if (!last) return undefined
  const number = /\d/.test(name) ? Number(name) : MONTHS.indexOf(name.toLowerCase()) + 1
  return number >= 1 && number <= 12
    ? `${last}-${String(number).padStart(2, '0')}-${first.padStart(2, '0')}`
    : undefined
}
