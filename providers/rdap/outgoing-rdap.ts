import type { FetchPublic } from '../http/fetch-public.ts'
import { createRdap } from './create-rdap.ts'

/** Returns the function for registrations, through the services that IANA lists. */
export const outgoingRdap = (fetch: FetchPublic) =>
  createRdap({ fetch, bootstrapUrl: 'https://data.iana.org/rdap/dns.json', now: Date.now })
