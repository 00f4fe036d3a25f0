import type { Limiter } from '../http/fetch-public.ts'
import { surroundings } from '../http/outgoing.ts'
import { createTls } from './create-tls.ts'

/** Returns the function for TLS reports of this server. `limiter` counts connections to each host. */
export const outgoingTls = (limiter: Limiter) => createTls({ ...surroundings, limiter })
