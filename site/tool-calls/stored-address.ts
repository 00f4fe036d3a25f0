import { storeVisitorIp } from '#cms/database/client.ts'
import { truncated } from '#platform/http/ip-address.ts'
import { countryOf } from '#providers/ip-country/country-of.ts'
import type { CallResult, RequestContext } from '../calls/request-context.ts'
import type { StoreAddress } from './stored-address-schema.ts'

/**
 * Returns the IP address of the caller and stores it, without its last part, if the caller agrees.
 *
 * `detailComplete` is whether the country of the IP address is known.
 */
export async function storeAddress(
  { consent, page }: StoreAddress,
  { ip }: Pick<RequestContext, 'ip'>,
): Promise<CallResult> {
  const kept = consent ? truncated(ip) : undefined
  const located = await countryOf(ip).catch(() => undefined)
  if (kept) await storeVisitorIp({ address: kept, page })
  const message = kept
    ? `Stored as ${kept}, without its last part.`
    : consent
      ? 'We stored nothing because we couldn’t read your IP address.'
      : 'We stored nothing because you didn’t agree.'
  return { success: true, message, ip, detailComplete: Boolean(located?.country) }
}
