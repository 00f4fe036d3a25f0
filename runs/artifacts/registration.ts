import { getDomain } from 'tldts'
import { Failure } from '#engine/failures.ts'
import type { ArtifactRequests } from '#engine/tool/artifacts.ts'
import type { DomainRegistration } from '#engine/web/registration.ts'
import type { FetchPublic } from '#providers/http/fetch-public.ts'
import type { createRdap } from '#providers/rdap/create-rdap.ts'
import { firstArchived, firstCertificate } from '#providers/rdap/first-traces.ts'

/** Returns the registration of the domain that a name belongs to, and its first traces elsewhere. */
export async function gatherRegistration(
  { name }: ArtifactRequests['registration'],
  lookUp: ReturnType<typeof createRdap>,
  fetch: FetchPublic,
): Promise<DomainRegistration> {
  const domain = getDomain(name, { allowPrivateDomains: false })
  if (!domain) {
    const message = `${name} is an ending under which others register domains. Enter a domain below it.`
    throw new Failure('invalid', { message, errors: { domains: message } })
  }
  const [found, certificate, archived] = await Promise.all([
    lookUp(domain),
    firstCertificate(domain, fetch),
    firstArchived(domain, fetch),
  ])
  return {
    ...found,
    ...(certificate === undefined ? {} : { firstCertificate: certificate }),
    ...(archived === undefined ? {} : { firstArchived: archived }),
  }
}
