import { join } from 'node:path'
import { environment } from '#platform/environment/environment.ts'
import { createServerIndex } from './server-index.ts'

/** The link index of this server. */
export const linkIndex = createServerIndex({
  folder: join(environment.dataDir, 'link-index'),
  url: environment.linkIndexUrl,
})
