import { environment } from '#platform/environment/environment.ts'
import { createLaterResponses } from '#providers/data-providers/later-responses.ts'

/** Responses that providers send to `/api/provider-responses/` after the request that asked for them. */
export const laterResponses = createLaterResponses(`${environment.siteUrl}/api/provider-responses`)
