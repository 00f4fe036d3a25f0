import { environment } from '../../engine/environment.ts'
import { createLaterResponses } from '../../providers/data/later-responses.ts'
import { createOutgoingCapabilities } from '../../providers/data/outgoing-capabilities.ts'

/** Responses that providers send to `/api/provider-responses/` after the request that asked for them. */
export const laterResponses = createLaterResponses(`${environment.siteUrl}/api/provider-responses`)

/** What the providers of this site supply to its tools. */
export const providerCapabilities = createOutgoingCapabilities({ receive: laterResponses.receive })
