import type { Finding } from '#engine/tool/blocks.ts'
import { ageText } from './age.ts'
import type { WebsiteAge } from './read-registration.ts'

const rfc9083 = { label: 'RFC 9083, 5.3', url: 'https://www.rfc-editor.org/rfc/rfc9083#section-5.3' }
const rfc9224 = { label: 'RFC 9224', url: 'https://www.rfc-editor.org/rfc/rfc9224' }
const rfc9537 = { label: 'RFC 9537', url: 'https://www.rfc-editor.org/rfc/rfc9537' }
const icann = { label: 'ICANN, EPP status codes', url: 'https://www.icann.org/epp' }
const DAY_MS = 86_400_000
const SOON_DAYS = 30
/**
 * A trace in an archive must be this much older than the registration to count, because dates of archives are
 * imprecise.
 */
const EARLIER_DAYS = 30

/** Statuses that take a domain out of service. Source: RFC 8056, 2. */
const BLOCKING: Record<string, string> = {
  'client hold':
    'The registrar has taken the domain out of the DNS, often because of an unpaid bill or an unverified email address.',
  'server hold': 'The registry has taken the domain out of the DNS, often because of a legal dispute.',
  'redemption period': 'The domain was deleted. For about 30 days, only its former owner can get it back, for a fee.',
  'pending delete': 'The domain will be deleted within days, and anyone can then register it.',
}

/** Returns findings for owners and buyers of the domain. */
export function findingsOf(one: WebsiteAge): Finding[] {
  return [
    ...stateFindings(one),
    ...(one.registry ? [...dateFindings(one), ...statusFindings(one), ...withheldFindings(one)] : []),
    ...traceFindings(one),
  ]
}

const rfc3912 = { label: 'RFC 3912', url: 'https://www.rfc-editor.org/rfc/rfc3912' }
const isWhois = (server: string | null) => server?.startsWith('whois:') === true

function stateFindings({ domain, state, server, message, bootstrapAsOf, registry }: WebsiteAge): Finding[] {
  const ending = domain.split('.').at(-1)
  switch (state) {
    case 'not-registered':
      return [
        {
          id: 'not-registered',
          severity: 'warning',
          title: `${domain} is not registered.`,
          why: 'The registry has no such domain. Anyone may be able to register it.',
          evidence: isWhois(server) ? `${server}${domain}: no such domain` : `${server}domain/${domain}: 404`,
          ref: isWhois(server)
            ? rfc3912
            : { label: 'RFC 7480, 5.3', url: 'https://www.rfc-editor.org/rfc/rfc7480#section-5.3' },
        },
      ]
    case 'no-service':
      return [
        {
          id: 'no-service',
          severity: 'notice',
          title: `The registry of .${ending} offers neither RDAP nor a WHOIS server that IANA lists, so the date of registration is unknown.`,
          why: 'Registries of countries do not have to offer one.',
          evidence: `IANA’s list of ${bootstrapAsOf.slice(0, 10) || 'unknown date'} has no service for .${ending}.`,
          fix: `Search for “${ending} whois” to find the registry’s own page.`,
          ref: rfc9224,
        },
      ]
    case 'no-response':
    case 'unreadable':
      return [
        {
          id: state,
          severity: 'warning',
          title: `${domain}: ${message ?? 'The registry’s response could not be read.'}`,
          why: 'Without a response, the date of registration is unknown.',
          evidence: `${server ?? 'IANA'}${registry && registry.faults.length > 0 ? `\n${registry.faults.join('\n')}` : ''}`,
          fix: 'Run this check again in a few minutes.',
          ref: isWhois(server) ? rfc3912 : rfc9083,
        },
      ]
    default:
      return []
  }
}

function dateFindings({ domain, registry, fetchedAt, state }: WebsiteAge): Finding[] {
  if (!registry || state !== 'registered') return []
  const { registered, reregistered, expires, redacted, faults } = registry
  const found: Finding[] = []
  const isWithheld = redacted.some((name) => /creat|registration date|registered/i.test(name))
  if (!registered && !reregistered)
    found.push({
      id: isWithheld ? 'date-redacted' : 'no-date',
      severity: 'notice',
      title: isWithheld
        ? `The registry withholds when ${domain} was registered.`
        : `The registry does not say when ${domain} was registered.`,
      why: 'Without this date, the first archived copy and the first certificate are the best evidence of its age.',
      evidence: isWithheld
        ? `Redacted: ${redacted.join(', ')}`
        : (faults[0] ?? 'The response has no event “registration”.'),
      ref: isWithheld ? rfc9537 : rfc9083,
    })
  if (reregistered)
    found.push({
      id: 'reregistered',
      severity: 'notice',
      title: `${domain} was registered again on ${reregistered.slice(0, 10)}.`,
      why: 'It existed before, perhaps with another owner. Its age here counts from the present registration.',
      evidence: `registration: ${registered ?? 'unknown'}\nreregistration: ${reregistered}`,
      fix: 'Before you buy it, look at its old pages in the Internet Archive and its old links.',
      ref: rfc9083,
    })
  const days = expires ? Math.floor((Date.parse(expires) - fetchedAt) / DAY_MS) : null
  if (days !== null && days < SOON_DAYS)
    found.push({
      id: days < 0 ? 'expired' : 'expires-soon',
      severity: days < 0 ? 'critical' : 'warning',
      title:
        days < 0
          ? `The registration of ${domain} expired on ${expires?.slice(0, 10)}.`
          : `The registration of ${domain} expires in ${days} ${days === 1 ? 'day' : 'days'}.`,
      why: 'When a registration ends, the website and all email stop, and others can take the name.',
      evidence: `expiration: ${expires}`,
      fix: 'Renew it at your registrar, and turn on automatic renewal.',
      ref: rfc9083,
    })
  if (faults.length > 0)
    found.push({
      id: 'malformed',
      severity: 'notice',
      title: 'Parts of the registry’s response are malformed and were left out.',
      why: 'What is left out is unknown, not absent.',
      evidence: faults.join('\n'),
      ref: { label: 'RFC 9083', url: 'https://www.rfc-editor.org/rfc/rfc9083' },
    })
  return found
}

function statusFindings({ domain, registry }: WebsiteAge): Finding[] {
  const statuses = registry?.statuses ?? []
  return statuses
    .filter((status) => status in BLOCKING)
    .map((status) => ({
      id: `status-${status.replaceAll(' ', '-')}`,
      severity: 'critical' as const,
      title: `${domain} has the status “${status}”.`,
      why: BLOCKING[status] as string,
      evidence: `status: ${statuses.join(', ')}`,
      fix: 'If the domain is yours, contact your registrar today.',
      ref: icann,
    }))
}

function withheldFindings({ registry }: WebsiteAge): Finding[] {
  const redacted = registry?.redacted ?? []
  if (redacted.length === 0) return []
  return [
    {
      id: 'redacted',
      severity: 'notice',
      title: 'The registry withholds who registered the domain.',
      why: 'Most registries publish no personal data. That is normal and says nothing about the owner.',
      evidence: `Redacted: ${redacted.join(', ')}`,
      ref: rfc9537,
    },
  ]
}

function traceFindings({ domain, registry, firstCertificate, firstArchived, age, silent }: WebsiteAge): Finding[] {
  const found: Finding[] = []
  const began = registry?.reregistered ?? registry?.registered
  const traces = [firstArchived, firstCertificate].filter((date): date is string => date !== null).toSorted()
  const [earliest] = traces
  if (began && earliest && Date.parse(began) - Date.parse(earliest) > EARLIER_DAYS * DAY_MS)
    found.push({
      id: 'older-traces',
      severity: 'notice',
      title: `${domain} was in use before its present registration.`,
      why: 'It probably had another owner. Links and penalties from that time may remain.',
      evidence: `In use: ${earliest.slice(0, 10)}. Registered: ${began.slice(0, 10)}.`,
      fix: 'Look at its old pages in the Internet Archive.',
      ref: { label: 'Internet Archive', url: `https://web.archive.org/web/*/${domain}` },
    })
  if (silent.length > 0)
    found.push({
      id: 'silent-services',
      severity: 'notice',
      title: `No response came from ${silent.join(' and ')}, so some dates are unknown.`,
      why: 'Both services are free and often overloaded.',
      evidence: silent.join(', '),
      fix: 'Run this check again in a few minutes.',
      ref: { label: 'RFC 9162', url: 'https://www.rfc-editor.org/rfc/rfc9162' },
    })
  if (age && found.length === 0 && began)
    found.push({
      id: 'age',
      severity: 'pass',
      title: `${domain} has been registered for ${ageText(age)}.`,
      why: 'The date comes from the registry itself.',
      evidence: `registration: ${began}`,
      ref: rfc9083,
    })
  return found
}
