import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

const PREFIX = '/_astro/joined/'
const PATH = /^\/_astro\/joined\/([\w.-]+(?:\+[\w.-]+)*)\.css$/
/** A stylesheet of the build, as the manifest names it. */
const BUILT = /^\/?_astro\/([\w.-]+)\.css$/

type Route = { styles: { type: string; src?: string }[] }

/**
 * A page that needs several stylesheets asks for all of them at one URL, so that nothing has to wait for a second
 * connection. The URL names the parts, and their names change with their content: any process can answer it. The build
 * lists the stylesheets of each route; this replaces its list before a page is rendered.
 */
export function joinStylesheets(routes: Route[]) {
  for (const route of routes) {
    const names = new Set(route.styles.flatMap(({ src = '' }) => BUILT.exec(src)?.[1] ?? []))
    if (names.size < 2 || names.size < route.styles.length) continue
    route.styles = [{ type: 'external', src: `${PREFIX}${[...names].join('+')}.css` }]
  }
}

/** Answers the joined URLs from the built files. */
export function registerStylesheets(site: FastifyInstance, clientFolder: string) {
  const joined = new Map<string, Promise<{ plain: Buffer; br: Buffer }>>()
  site.get(`${PREFIX}*`, async (request, reply) => {
    const names = PATH.exec(request.url.split('?')[0] ?? '')?.[1]?.split('+') ?? []
    const files = names.map((name) => join(clientFolder, '_astro', `${name}.css`))
    if (files.length === 0 || new Set(names).size !== names.length || !files.every((file) => existsSync(file))) {
      return reply.code(404).header('cache-control', 'no-store').send({ success: false, message: 'Not Found' })
    }
    const key = names.join('+')
    const sheet = joined.get(key) ?? read(files)
    joined.set(key, sheet)
    const { plain, br } = await sheet
    reply
      .type('text/css; charset=utf-8')
      .headers({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' })
    return /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
      ? reply.header('content-encoding', 'br').send(br)
      : reply.send(plain)
  })
}

async function read(files: string[]) {
  const plain = Buffer.concat(await Promise.all(files.map((file) => readFile(file))))
  const br = await promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
  return { plain, br }
}
