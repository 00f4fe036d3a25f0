import type { FetchPublic, Limiter } from '../http/fetch-public.ts'
import { surroundings } from '../http/outgoing.ts'
import { createAskWhois } from './ask-whois.ts'
import { createRdap } from './create-rdap.ts'

/** Returns the function for registrations, through the services that IANA lists. */
export const outgoingRdap = (fetch: FetchPublic, limiter: Limiter) =>
  createRdap({
    fetch,
    bootstrapUrl: 'https://data.iana.org/rdap/dns.json',
    now: Date.now,
    askWhois: createAskWhois({ ...surroundings, limiter }),
  })
