import { buffer } from 'node:stream/consumers'
import type { Download } from 'playwright-core'

/** The bytes of a file that the page saved. The browser may run on another machine, so no path is asked for. */
export async function downloaded(download: Download): Promise<Buffer> {
  return buffer(await download.createReadStream())
}
