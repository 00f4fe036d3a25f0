import { z } from 'zod'
import type { Failed } from '#engine/data-providers/lookup.ts'
import type { ProviderFacts } from '#engine/data-providers/provider-list.ts'
import { rejectedKey } from './response-failure.ts'

const BAD_REQUEST = 400
const ErrorBody = z.object({ error: z.object({ details: z.array(z.looseObject({ reason: z.string().optional() })) }) })

/**
 * Returns whether a response reports an invalid key: Google’s APIs respond to an invalid key with 400 and a reason.
 * Source: cloud.google.com/apis/design/errors.
 */
export function invalidGoogleKey(facts: ProviderFacts) {
  return (body: unknown, status: number): Omit<Failed, 'kind'> | undefined => {
    const details = status === BAD_REQUEST ? ErrorBody.safeParse(body).data?.error.details : undefined
    return details?.some(({ reason }) => reason === 'API_KEY_INVALID') ? rejectedKey(facts) : undefined
  }
}
