import type { ChildProcess } from 'node:child_process'
import { freePort } from './free-port.ts'
import { inject } from './product.ts'
import { besideProduct, forkProcess } from './product-process.ts'
import { waitFor } from './wait-for.ts'

/**
 * Runs another site process on the product's own database, with other variables, while some work is done.
 * @param more variables that differ, for example `{ SITE_INDEXING: 'off' }`
 * @throws {Error} if the site ends early or does not become ready; whatever the work throws
 */
export async function withSite<T>(
  more: Record<string, string>,
  work: (url: string, site: ChildProcess) => Promise<T>,
): Promise<T> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = besideProduct({
    PORT: `${port}`,
    ADMIN_PORT: new URL(inject('adminUrl')).port,
    HOST: '127.0.0.1',
    SITE_URL: url,
    LOG_LEVEL: 'silent',
    ...more,
  })
  const site = forkProcess('dist/server/entry.mjs', env)
  const ended = new Promise((resolve) => site.once('exit', resolve))
  const early = ended.then((code) => Promise.reject(new Error(`The other site ended with code ${code}.`)))
  early.catch(() => undefined)
  try {
    await Promise.race([waitFor(async () => (await fetch(`${url}/healthz`)).ok), early])
    return await work(url, site)
  } finally {
    site.kill('SIGTERM')
    await ended
  }
}
