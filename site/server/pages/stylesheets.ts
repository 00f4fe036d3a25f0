import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

const PREFIX = '/_astro/joined/'
const LINK = /<link rel="stylesheet" href="\/_astro\/([\w.-]+)\.css">/g
const ADDRESS = /^\/_astro\/joined\/([\w.-]+(?:\+[\w.-]+)*)\.css$/

/**
 * Replaces the stylesheets of a page with one URL that joins them, so that none waits for a second connection. The URL
 * names its parts, and their names change with their content, so any process can serve it.
 * @param page HTML; only its head is read
 * @example joinStylesheets(Buffer.from('…/_astro/a.css…/_astro/b.css…</head>')) // one link to /_astro/joined/a+b.css
 */
export function joinStylesheets(page: Buffer) {
  const end = page.indexOf('</head>')
  if (end < 0) return page
  const html = page.toString('utf8', 0, end)
  const names = [...new Set([...html.matchAll(LINK)].map(([, name]) => name))]
  if (names.length < 2) return page
  let isFirst = true
  const joined = html.replace(LINK, () => {
    const link = isFirst ? `<link rel="stylesheet" href="${PREFIX}${names.join('+')}.css">` : ''
    isFirst = false
    return link
  })
  return Buffer.concat([Buffer.from(joined), page.subarray(end)])
}

/** Serves the joined stylesheets from the built files. */
export function registerStylesheets(site: FastifyInstance, clientFolder: string) {
  const joined = new Map<string, Promise<{ plain: Buffer; br: Buffer }>>()
  site.get(`${PREFIX}*`, async (request, reply) => {
    const names = ADDRESS.exec(request.url.split('?')[0] ?? '')?.[1]?.split('+') ?? []
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
