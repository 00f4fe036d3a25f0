import { join } from 'node:path'
import { environment } from '#platform/environment/environment.ts'
import { createLocalTraffic } from './popularity/local-traffic.ts'

/** The capability `traffic` over the popularity lists of this server. */
export const localTraffic = createLocalTraffic(join(environment.dataDir, 'link-index'))
