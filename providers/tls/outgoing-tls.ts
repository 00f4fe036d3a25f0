import { createHostGate } from '../http/host-gate.ts'
import { surroundings } from '../http/outgoing.ts'
import { createTls } from './create-tls.ts'

/** TLS reports of this server. */
export const readTls = createTls({ ...surroundings, limiter: createHostGate() })
