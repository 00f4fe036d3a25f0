import { type Bootstrap, readBootstrap, serviceFor } from '#engine/rdap/bootstrap.ts'
import type { DomainRegistration } from '#engine/web/registration.ts'
import { FetchFailure } from '../http/fetch-failure.ts'
import type { FetchPublic } from '../http/fetch-public.ts'
import type { AskWhois } from './ask-whois.ts'
import { lookUpByWhois } from './look-up-by-whois.ts'

type RdapSurroundings = {
  fetch: FetchPublic
  bootstrapUrl: string
  now: () => number
  /** For top-level domains without RDAP. */
  askWhois?: AskWhois
}
type Registration = Omit<DomainRegistration, 'firstCertificate' | 'firstArchived'>

/** IANA asks to keep the file, which changes every few days (RFC 9224, 8). */
const KEEP_MS = 86_400_000
const MAX_BYTES = 1024 * 1024
const MAX_REDIRECTS = 4
const MAX_SERVICES = 2
const TOTAL_MS = 10_000
const NOT_FOUND = 404
const TOO_MANY = 429

/**
 * Returns what the registry of a domain says about it (RFC 9082, 3.1.3). It never throws: `failure` says why there is
 * no response.
 */
export function createRdap({ fetch, bootstrapUrl, now, askWhois }: RdapSurroundings) {
  let kept: { bootstrap: Bootstrap; at: number } | undefined

  /** Returns the current file; if it cannot be fetched, the previous one is used. */
  async function currentBootstrap() {
    if (kept && now() - kept.at < KEEP_MS) return kept.bootstrap
    try {
      const { status, body } = await fetch(bootstrapUrl, { maxBytes: MAX_BYTES, totalMs: TOTAL_MS })
      if (status !== 200) throw new FetchFailure('unreadable', `status ${status} of the bootstrap file`)
      kept = { bootstrap: readBootstrap(body.toString('utf8')), at: now() }
    } catch (error) {
      if (!kept) throw error
    }
    return kept.bootstrap
  }

  return async function lookUpDomain(domain: string): Promise<Registration> {
    const nothing = { domain, server: null, status: null, response: null, bootstrapAsOf: '', fetchedAt: now() }
    let bootstrap: Bootstrap
    try {
      bootstrap = await currentBootstrap()
    } catch (error) {
      return {
        ...nothing,
        failure: { ...failureOf(error), message: 'We couldn’t look up this domain. Try again in a few minutes.' },
      }
    }
    const known = { ...nothing, bootstrapAsOf: bootstrap.publication }
    let last: Registration = known
    const services = serviceFor(bootstrap, domain).slice(0, MAX_SERVICES)
    if (services.length === 0 && askWhois) return { ...known, ...(await lookUpByWhois(domain, askWhois)) }
    for (const server of services) {
      last = await ask(server, domain).then(
        (found) => ({ ...known, server, ...found }),
        (error) => ({ ...known, server, failure: failureOf(error) }),
      )
      if (!last.failure) return last
    }
    return last
  }

  async function ask(server: string, domain: string): Promise<Partial<Registration>> {
    const { status, body } = await fetch(`${server}domain/${domain}`, {
      headers: { accept: 'application/rdap+json, application/json;q=0.9' },
      maxBytes: MAX_BYTES,
      maxRedirects: MAX_REDIRECTS,
      totalMs: TOTAL_MS,
    })
    if (status === NOT_FOUND) return { status, response: null }
    if (status === TOO_MANY)
      return {
        status,
        failure: {
          kind: 'busy',
          message: 'The registry allows no more queries right now. Try again in a few minutes.',
        },
      }
    if (status !== 200)
      return { status, failure: { kind: 'unreadable', message: `The registry responded with status ${status}.` } }
    return { status, response: JSON.parse(body.toString('utf8')) as unknown }
  }
}

function failureOf(error: unknown): { kind: FetchFailure['kind']; message: string } {
  if (error instanceof FetchFailure)
    return { kind: error.kind, message: messages[error.kind] ?? 'The registry did not respond.' }
  // JSON.parse, and the reader of the bootstrap file.
  if (error instanceof SyntaxError) return { kind: 'unreadable', message: 'The registry’s response is not valid JSON.' }
  throw error
}

const messages: Partial<Record<FetchFailure['kind'], string>> = {
  'time-limit': 'The registry did not respond in time.',
  'too-large': 'The registry’s response is larger than we read.',
  unreadable: 'The registry’s response could not be read.',
  busy: 'Too many queries go to this registry right now. Try again in a minute.',
}
