import { join } from 'node:path'
import { environment } from '#platform/environment/environment.ts'

/** The folder of uploaded images, where the image service reads them. */
export const mediaDir = join(environment.dataDir, 'media')
