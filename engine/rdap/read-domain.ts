import { isObject } from './bootstrap.ts'
import { type JcardProperty, propertyText, readJcard } from './jcard.ts'

export type RdapDomain = {
  /** ISO 8601, UTC; `null` if the response has none that can be read. */
  registered: string | null
  /** When the present registration began, if the name had been registered before. */
  reregistered: string | null
  updated: string | null
  expires: string | null
  transferred: string | null
  /** When the registry's database was as described. */
  asOf: string | null
  registrar: string | null
  abuseContact: string | null
  /** As RDAP writes them: `client transfer prohibited`. */
  statuses: string[]
  nameServers: string[]
  /** `null` if the response does not say. */
  isSigned: boolean | null
  /** Names of the fields that the registry withholds. */
  redacted: string[]
  /** What is wrong with the response, one sentence each. */
  faults: string[]
}

/** Earlier dates are placeholders: symbolics.com, the first .com, was registered on that day. */
const FIRST_DOMAIN = '1985-01-01'
/** Clocks of registries may be ahead, and days start earlier in Asia. */
const TOLERANCE_MS = 2 * 86_400_000

/**
 * Reads the response of a registry about a domain. It never throws: what cannot be read is left out and described.
 * Source: RFC 9083, 4.5, 5.3; redaction: RFC 9537.
 */
export function readRdapDomain(response: unknown, now: number): RdapDomain {
  const faults: string[] = []
  const object = isObject(response) ? response : {}
  if (!isObject(response)) faults.push('The response is not a JSON object.')
  else if (object.objectClassName !== 'domain')
    faults.push(
      `The response is about ${typeof object.objectClassName === 'string' ? `an object “${object.objectClassName}”` : 'an object of no class'}, not a domain.`,
    )
  const events = eventsOf(object, now, faults)
  const dateOf = (action: string) =>
    events
      .filter((event) => event.action === action)
      .map(({ date }) => date)
      .toSorted()
  const entities = listOf(object.entities)
  const registrar = entities.find((entity) => rolesOf(entity).includes('registrar'))
  const card = registrar ? cardOf(registrar, faults) : []
  return {
    registered: dateOf('registration')[0] ?? null,
    reregistered: dateOf('reregistration').at(-1) ?? null,
    updated: dateOf('last changed').at(-1) ?? null,
    expires: dateOf('expiration').at(-1) ?? null,
    transferred: dateOf('transfer').at(-1) ?? null,
    asOf: dateOf('last update of rdap database').at(-1) ?? null,
    registrar: propertyText(card, 'fn') ?? propertyText(card, 'org') ?? handleOf(registrar),
    abuseContact: registrar ? abuseOf(registrar, faults) : null,
    statuses: textsOf(object.status).map((status) => status.toLowerCase()),
    nameServers: listOf(object.nameservers).flatMap(({ ldhName }) =>
      typeof ldhName === 'string' ? [ldhName.toLowerCase().replace(/\.$/, '')] : [],
    ),
    isSigned:
      isObject(object.secureDNS) && typeof object.secureDNS.delegationSigned === 'boolean'
        ? object.secureDNS.delegationSigned
        : null,
    redacted: redactedOf(object),
    faults: [...new Set(faults)],
  }
}

function eventsOf(object: Record<string, unknown>, now: number, faults: string[]) {
  if (object.events !== undefined && !Array.isArray(object.events)) faults.push('“events” is not a list.')
  return listOf(object.events).flatMap(({ eventAction, eventDate }) => {
    if (typeof eventAction !== 'string') return []
    const action = eventAction.trim().toLowerCase()
    const date = readDate(eventDate)
    const isPast = !['expiration', 'registrar expiration'].includes(action)
    const isPossible = date !== null && date >= FIRST_DOMAIN && !(isPast && Date.parse(date) > now + TOLERANCE_MS)
    if (isPossible) return [{ action, date }]
    faults.push(`The date of “${action}” is ${JSON.stringify(eventDate) ?? 'missing'}, which cannot be right.`)
    return []
  })
}

/** Source: RFC 3339. A date alone is accepted, because some registries send no time. */
function readDate(value: unknown): string | null {
  if (
    typeof value !== 'string' ||
    !/^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?\s*(Z|[+-]\d\d:?\d\d)?)?$/i.test(value.trim())
  )
    return null
  const text = value.trim().replace(' ', 'T')
  // Without a zone, UTC is assumed, which is wrong by half a day at most.
  const ms = Date.parse(/T.*(Z|[+-]\d\d:?\d\d)$/i.test(text) || !text.includes('T') ? text : `${text}Z`)
  return Number.isNaN(ms) ? null : new Date(ms).toISOString().replace('.000Z', 'Z')
}

function cardOf(entity: Record<string, unknown>, faults: string[]): JcardProperty[] {
  if (entity.vcardArray === undefined) return []
  try {
    return readJcard(entity.vcardArray)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    faults.push(error.message)
    return []
  }
}

function abuseOf(registrar: Record<string, unknown>, faults: string[]) {
  const abuse = listOf(registrar.entities).find((entity) => rolesOf(entity).includes('abuse'))
  const card = abuse ? cardOf(abuse, faults) : []
  return propertyText(card, 'email') ?? propertyText(card, 'tel') ?? null
}

function handleOf(entity: Record<string, unknown> | undefined) {
  return typeof entity?.handle === 'string' && entity.handle !== '' ? entity.handle : null
}

function redactedOf({ redacted, remarks }: Record<string, unknown>) {
  const named = listOf(redacted).flatMap(({ name }) => {
    const text = isObject(name) ? (name.type ?? name.description) : undefined
    return typeof text === 'string' ? [text] : []
  })
  const remarked = listOf(remarks).some(({ title, type }) => /redacted|privacy/i.test(`${title} ${type}`))
  return named.length === 0 && remarked ? ['contacts'] : [...new Set(named)]
}

const listOf = (value: unknown) => (Array.isArray(value) ? value.filter(isObject) : [])
const textsOf = (value: unknown) => [value ?? []].flat().filter((one): one is string => typeof one === 'string')
const rolesOf = ({ roles }: Record<string, unknown>) => textsOf(roles).map((role) => role.toLowerCase())
