import { readReferral, readWhois } from '#engine/rdap/read-whois.ts'
import type { DomainRegistration } from '#engine/web/registration.ts'
import { FetchFailure } from '../http/fetch-failure.ts'
import type { AskWhois } from './ask-whois.ts'

/** Knows the WHOIS server of each top-level domain. */
const IANA = 'whois.iana.org'
const NOT_FOUND = 404

/**
 * Looks a domain up at the WHOIS server that IANA names for its top-level domain. Referrals of that server to others
 * are not followed.
 * @returns what is known of the registration; nothing, if the registry has no WHOIS either
 */
export async function lookUpByWhois(domain: string, ask: AskWhois): Promise<Partial<DomainRegistration>> {
  let host: string | undefined
  try {
    host = readReferral(await ask(IANA, domain.slice(domain.lastIndexOf('.') + 1)))
    if (!host) return {}
    const server = `whois://${host}/`
    const response = readWhois(await ask(host, domain))
    if (response === null) return { server, status: NOT_FOUND, response: null }
    if (response) return { server, response }
    return {
      server,
      failure: { kind: 'unreadable', message: 'The registry’s WHOIS response has no dates that can be read.' },
    }
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error
    const server = host ? `whois://${host}/` : null
    return { server, failure: { kind: error.unreadKind, message: 'The registry’s WHOIS server did not respond.' } }
  }
}
