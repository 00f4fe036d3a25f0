import { join } from 'node:path'
import { environment } from '../../engine/environment.ts'

/** Where uploaded pictures lie; the image service reads them there. */
export const mediaDir = join(environment.dataDir, 'media')
