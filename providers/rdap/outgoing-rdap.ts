import { fetchPublic } from '../http/outgoing.ts'
import { createRdap } from './create-rdap.ts'

/** Registrations, through the services that IANA lists. */
export const lookUpDomain = createRdap({
  fetch: fetchPublic,
  bootstrapUrl: 'https://data.iana.org/rdap/dns.json',
  now: Date.now,
})
