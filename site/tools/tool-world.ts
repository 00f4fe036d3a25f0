import type { APIContext } from 'astro'
import { environment } from '../../engine/environment.ts'
import { Failure } from '../../engine/failures.ts'
import type { ArtifactRequests, Artifacts, Gather, Visitor } from '../../engine/tool/artifacts.ts'
import { hostNameOf } from '../../providers/dns/host-name-of.ts'
import { countryOf } from '../../providers/ip-country/country-of.ts'
import { gatherCertificate } from './artifacts/certificate.ts'
import { gatherDns } from './artifacts/dns.ts'
import { gatherRegistration } from './artifacts/registration.ts'
import { storeAddress } from './stored-address.ts'

type Gatherers = {
  [Name in keyof Artifacts]?: (request: ArtifactRequests[Name]) => Promise<Artifacts[Name]>
}

/** What is nobody else's business, also not of the report that a visitor may pass on. */
const PRIVATE = new Set(['cookie', 'authorization', 'proxy-authorization'])

/** Brings a tool what it needs of a request. */
export function gatherFor(context: APIContext): Gather {
  const gatherers: Gatherers = {
    visitor: (request) => visitorOf(context, request),
    certificate: (request) => gatherCertificate(request),
    registration: (request) => gatherRegistration(request),
    dns: (request) => gatherDns(request),
  }
  return (name, request) => {
    const gatherer = gatherers[name]
    if (!gatherer) throw new Failure('unavailable')
    return gatherer(request)
  }
}

async function visitorOf(
  { clientAddress, locals, request }: APIContext,
  { page, isKept }: ArtifactRequests['visitor'],
): Promise<Visitor> {
  const [hostName, located, stored] = await Promise.all([
    hostNameOf(clientAddress),
    countryOf(clientAddress).catch(() => undefined),
    isKept ? storeAddress({ consent: true, page }, { ip: clientAddress }) : undefined,
  ])
  return {
    peer: (locals as { peer?: string }).peer ?? clientAddress,
    trustedProxies: environment.trustedProxies,
    headers: Object.fromEntries([...request.headers].filter(([name]) => !PRIVATE.has(name))),
    ...(hostName === undefined ? {} : { hostName }),
    ...(located ? { country: located.country, countryAsOf: located.asOf } : {}),
    ...(stored ? { kept: stored.message } : {}),
  }
}
