// @module-tag extended
// Needs Varnish and a second site: what is purged, and when, is decided in functions with tests of their own.
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withSite } from '../support/another-site.ts'
import { minimalPost, signIn } from '../support/editor.ts'
import { freePort } from '../support/free-port.ts'
import { hasVarnish, runVarnish } from '../support/run-varnish.ts'
import { waitFor } from '../support/wait-for.ts'

const isThere = hasVarnish()
if (!isThere) console.warn('Skipped: Varnish with vmod xkey is not installed (Debian: varnish, varnish-modules).')

const SLUG = 'read-through-a-shared-cache'
const POST = `/blog/${SLUG}`
const PATHS = ['/', '/blog/', POST, '/services/shopify-seo/', '/contact-us/', '/tools/word-counter/', '/career/']

let editor: Awaited<ReturnType<typeof signIn>>
let id: number
beforeAll(async () => {
  editor = await signIn()
  id = (await editor.create('posts', minimalPost(SLUG))).id
})
afterAll(() => editor.remove('posts', id))

/** Passes purges on to Varnish, and counts those that it confirmed. */
async function recordPurges(port: number, varnish: string) {
  const confirmed: string[][] = []
  const server = createServer(async (request, response) => {
    const keys = String(request.headers['xkey-purge'])
    const { status } = await fetch(varnish, { method: 'PURGE', headers: { 'xkey-purge': keys } }).catch(() => ({
      status: 502,
    }))
    if (status === 200) confirmed.push(keys.split(' '))
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { confirmed, close: () => server.close() }
}

test.skipIf(!isThere)(
  'R17 after a publish, a shared cache fetches exactly the changed pages again',
  async () => {
    const [port, purgePort] = [await freePort(), await freePort()]
    const front = `http://127.0.0.1:${port}`
    const purges = await recordPurges(purgePort, front)
    await withSite({ SHARED_CACHE: `varnish:http://127.0.0.1:${purgePort}` }, async (url) => {
      const stop = await runVarnish({ port, sitePort: Number(new URL(url).port) })
      const read = async (path: string, headers: Record<string, string> = {}) => {
        const response = await fetch(front + path, { headers })
        return { response, text: await response.text(), isHit: response.headers.get('x-cache') === 'hit' }
      }
      const misses = async () => {
        const found = await Promise.all(PATHS.map(async (path) => ((await read(path)).isHit ? [] : [path])))
        return found.flat()
      }
      const keysOf = async (path: string) => (await fetch(url + path)).headers.get('surrogate-key')?.split(' ') ?? []
      const stalePages = async () =>
        ((await (await fetch(`${url}/healthz`)).json()) as { stalePages: number }).stalePages
      try {
        // A site begins with a purge of every page, which is repeated.
        await waitFor(() => purges.confirmed.length >= 2)
        await waitFor(async () => (await misses()).length === 0)

        const { response } = await read('/')
        expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
        for (const name of ['surrogate-key', 'cdn-cache-control']) expect(response.headers.has(name)).toBe(false)
        const session = { cookie: `prairie-token=${editor.headers.authorization.replace('JWT ', '')}` }
        expect((await read('/', session)).isHit).toBe(false)
        expect((await read('/?utm_source=a')).isHit).toBe(false)
        expect((await fetch(front, { method: 'PURGE', headers: { 'x-forwarded-for': '192.0.2.7' } })).status).toBe(405)

        const keys = new Map(await Promise.all(PATHS.map(async (path) => [path, await keysOf(path)] as const)))
        purges.confirmed.length = 0
        await editor.update('posts', id, { title: 'Renamed for every cache' })
        // The change itself, the lists that it altered, and both again.
        await waitFor(() => purges.confirmed.length >= 2)
        const stale = await waitFor(stalePages)
        const purged = new Set(purges.confirmed.flat())
        const changed = PATHS.filter((path) => keys.get(path)?.some((key) => purged.has(key)))
        expect(changed).toEqual(expect.arrayContaining(['/blog/', POST]))
        expect(changed).toHaveLength(stale)
        expect(await misses()).toEqual(changed)
        await waitFor(async () => (await read(POST)).text.includes('Renamed for every cache'))
        await waitFor(async () => (await read('/blog/')).text.includes('Renamed for every cache'))
      } finally {
        await stop()
        purges.close()
      }
    })
  },
  60_000,
)
