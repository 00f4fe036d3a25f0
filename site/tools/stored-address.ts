import { storeVisitorIp } from '../../cms/client.ts'
import { truncated } from '../../engine/ip-address.ts'
import type { CallResult, RequestContext } from '../calls/request-context.ts'
import type { StoreAddress } from './stored-address-schema.ts'

/**
 * Tells callers the address they are seen with, and keeps it without its last part when they agree.
 *
 * `detailComplete` says whether it is known where an address is. This site asks nobody for that and buys no such data,
 * so it is always false.
 */
export async function storeAddress(
  { consent, page }: StoreAddress,
  { ip }: Pick<RequestContext, 'ip'>,
): Promise<CallResult> {
  const kept = consent ? truncated(ip) : undefined
  if (kept) await storeVisitorIp({ address: kept, page })
  const message = kept
    ? `Stored as ${kept}, without its last part.`
    : consent
      ? 'Nothing was stored: your address cannot be read.'
      : 'Nothing was stored: you did not agree.'
  return { success: true, message, ip, detailComplete: false }
}
