import type { APIContext } from 'astro'
import { environment } from '../../engine/environment.ts'
import type { Artifacts, Visitor } from '../../engine/tool/artifacts.ts'
import { hostNameOf } from '../../providers/dns/host-name-of.ts'
import { countryOf } from '../../providers/ip-country/country-of.ts'
import { storeAddress } from './stored-address.ts'

type Ask = { page: string; isKept: boolean }

/** What is nobody else's business, also not of the report that a visitor may pass on. */
const PRIVATE = new Set(['cookie', 'authorization', 'proxy-authorization'])

/** Brings a tool what it needs of a request. */
export function gatherFor(context: APIContext) {
  const gatherers: { [Name in keyof Artifacts]: (ask: never) => Promise<Artifacts[Name]> } = {
    visitor: (ask: Ask) => visitorOf(context, ask),
  }
  return <Name extends keyof Artifacts>(name: Name, ask: unknown) => gatherers[name](ask as never)
}

async function visitorOf({ clientAddress, locals, request }: APIContext, { page, isKept }: Ask): Promise<Visitor> {
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
