import { buffer } from 'node:stream/consumers'
import type { Download } from 'playwright-core'

/** Returns the bytes of a file that the page saved. Uses no path, because the browser may run on another machine. */
export async function downloaded(download: Download): Promise<Buffer> {
  return buffer(await download.createReadStream())
}
