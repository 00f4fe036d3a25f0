import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { BEST_QUALITY } from '../../../engine/http/brotli.ts'
import { createCompressedFiles, sendCompressed } from '../../calls/compressed-files.ts'

const PREFIX = '/_astro/joined/'
const LINK = /<link rel="stylesheet" href="\/_astro\/([\w.-]+)\.css">/g
const ADDRESS = /^\/_astro\/joined\/([\w.-]+(?:\+[\w.-]+)*)\.css$/

/**
 * A page that needs several stylesheets asks for all of them at one address, so that nothing has to wait for a second
 * connection. The address names the parts, and their names change with their content: any process can answer it.
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

/** Answers the joined addresses from the built files. */
export function registerStylesheets(site: FastifyInstance, clientFolder: string) {
  const pathOf = (name: string) => join(clientFolder, '_astro', `${name}.css`)
  const joined = createCompressedFiles(BEST_QUALITY, async (names) => ({
    plain: Buffer.concat(await Promise.all(names.split('+').map((name) => readFile(pathOf(name))))),
  }))
  site.get(`${PREFIX}*`, async (request, reply) => {
    const names = ADDRESS.exec(request.url.split('?')[0] ?? '')?.[1]?.split('+') ?? []
    if (
      names.length === 0 ||
      new Set(names).size !== names.length ||
      !names.every((name) => existsSync(pathOf(name)))
    ) {
      return reply.code(404).header('cache-control', 'no-store').send({ success: false, message: 'Not Found' })
    }
    const sheet = await joined(names.join('+'))
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=31536000, immutable')
    return sendCompressed(request, reply, sheet)
  })
}
