import { type RdapDomain, readRdapDomain } from '#engine/rdap/read-domain.ts'
import type { DomainRegistration } from '#engine/web/registration.ts'
import { type Age, ageBetween } from './age.ts'

/** What is known about the registration: from the registry, or why not. */
export type State = 'registered' | 'not-registered' | 'no-service' | 'no-response' | 'unreadable'
export type WebsiteAge = {
  domain: string
  state: State
  /** Age of the current registration; `null` if its date is unknown. */
  age: Age | null
  registry: RdapDomain | null
  firstCertificate: string | null
  firstArchived: string | null
  /** Names of the services that did not respond. */
  silent: string[]
  server: string | null
  bootstrapAsOf: string
  message: string | null
  fetchedAt: number
}

/** Reads the responses about one domain into dates. */
export function readRegistration(registration: DomainRegistration): WebsiteAge {
  const { domain, server, response, failure, bootstrapAsOf, fetchedAt } = registration
  const state = stateOf(registration)
  const registry = response === null ? null : readRdapDomain(response, fetchedAt)
  const began = registry?.reregistered ?? registry?.registered ?? null
  return {
    domain,
    state: state === 'registered' && !registry ? 'unreadable' : state,
    age: began ? ageBetween(began, new Date(fetchedAt).toISOString()) : null,
    registry,
    firstCertificate: registration.firstCertificate ?? null,
    firstArchived: registration.firstArchived ?? null,
    silent: [
      ...(registration.firstCertificate === undefined ? ['crt.sh'] : []),
      ...(registration.firstArchived === undefined ? ['the Internet Archive'] : []),
    ],
    server,
    bootstrapAsOf,
    message: failure?.message ?? null,
    fetchedAt,
  }
}

function stateOf({ server, status, failure, response }: DomainRegistration): State {
  if (failure) return failure.kind === 'unreadable' ? 'unreadable' : 'no-response'
  if (status === 404) return 'not-registered'
  if (server === null) return 'no-service'
  const isDomain = (response as { objectClassName?: unknown } | null)?.objectClassName === 'domain'
  return isDomain ? 'registered' : 'unreadable'
}
