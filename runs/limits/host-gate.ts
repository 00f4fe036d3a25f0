import { fetchTurns } from '#cms/database/client.ts'
import { createSharedHostGate } from '#providers/http/host-gate.ts'

/** The turns in which all processes send requests to a host. */
export const hostGate = createSharedHostGate(fetchTurns)
