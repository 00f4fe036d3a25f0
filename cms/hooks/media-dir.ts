import { join } from 'node:path'
import { environment } from '../../engine/environment.ts'

/** The folder of uploaded images, where the image service reads them. */
export const mediaDir = join(environment.dataDir, 'media')
