import { outgoingDns } from '#providers/dns/outgoing-dns.ts'
import type { FetchPublic, Limiter } from '#providers/http/fetch-public.ts'
import { outgoingRdap } from '#providers/rdap/outgoing-rdap.ts'
import { outgoingTls } from '#providers/tls/outgoing-tls.ts'
import { gatherCertificate } from './certificate.ts'
import { gatherDns } from './dns.ts'
import { gatherRegistration } from './registration.ts'
import { createResponseCache } from './response-cache.ts'
import type { Gatherers } from './web-gatherers.ts'

const MAX_BYTES = 16 * 1024 * 1024

/**
 * Creates the gatherers of the DNS, of certificates, and of registrations. They share the limit of the other requests;
 * what they find is stored for ten minutes.
 */
export function createRawGatherers({ fetchPublic, limiter }: { fetchPublic: FetchPublic; limiter: Limiter }) {
  const cached = createResponseCache({ sizeOf: (value) => JSON.stringify(value).length, maxBytes: MAX_BYTES })
  const fetch: FetchPublic = (url, options) => fetchPublic(url, { ...options, limiter })
  const dns = outgoingDns(limiter)
  const readTls = outgoingTls(limiter)
  const lookUpDomain = outgoingRdap(fetch, limiter)
  return ({ isFresh }: { isFresh: boolean }): Pick<Gatherers, 'dns' | 'certificate' | 'registration'> => {
    const once = <Request, Found>(kind: string, gather: (request: Request) => Promise<Found>) => {
      return (request: Request) => cached(JSON.stringify([kind, request]), () => gather(request), { isFresh })
    }
    return {
      dns: once('dns', (request) => gatherDns(request, dns)),
      certificate: once('certificate', (request) => gatherCertificate(request, readTls, fetch)),
      registration: once('registration', (request) => gatherRegistration(request, lookUpDomain, fetch)),
    }
  }
}
