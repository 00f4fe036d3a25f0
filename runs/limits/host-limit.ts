import { fetchTurns } from '#cms/database/client.ts'
import { createSharedHostLimit } from '#providers/http/host-limit.ts'

/** The turns in which all processes send requests to a host. */
export const hostLimit = createSharedHostLimit(fetchTurns)
