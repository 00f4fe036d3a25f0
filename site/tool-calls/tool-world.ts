import type { APIContext } from 'astro'
import { hasRole, signedInUser } from '#cms/database/client.ts'
import type { ArtifactRequests, Gather, Visitor } from '#engine/tool/artifacts.ts'
import { environment } from '#platform/environment/environment.ts'
import { hostNameOf } from '#providers/dns/host-name-of.ts'
import { countryOf } from '#providers/ip-country/country-of.ts'
import { localTraffic } from '#providers/link-index/outgoing-popularity.ts'
import { localFirst } from '#providers/link-index/popularity/local-traffic.ts'
import { createProviderGatherers } from '#runs/artifacts/provider-gatherers.ts'
import { gatherWith } from '#runs/artifacts/web-gatherers.ts'
import { isStaff } from '../calls/is-staff.ts'
import { siteCapabilities } from '../data-providers/capabilities.ts'
import { forVisitors } from '../data-providers/for-visitors.ts'
import { storeAddress } from './stored-address.ts'

/** Request headers left out of reports, because visitors share reports. */
const PRIVATE = new Set(['cookie', 'authorization', 'proxy-authorization'])

type Options = {
  /** Uses nothing that was fetched before. */
  isFresh: boolean
  /** Aborts what is being gathered. */
  signal: AbortSignal
}

/** Gathers what only this process has: the request of the visitor, and data of providers. */
export function gatherFor(context: APIContext, { isFresh, signal }: Options): Gather {
  const provided = siteCapabilities({ isFresh })
  const all = { ...provided, traffic: localFirst(localTraffic, provided.traffic) }
  const { headers } = context.request
  return gatherWith({
    ...createProviderGatherers(
      forVisitors(all, () => isAdministrator(headers)),
      signal,
    ),
    visitor: (request) => visitorOf(context, request),
  })
}

/** Returns whether the headers are those of a signed-in administrator, who may change settings. */
export async function isAdministrator(headers: Headers) {
  if (!isStaff(headers)) return false
  const user = await signedInUser(headers)
  return user !== undefined && user !== null && hasRole(user, 'admin')
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
