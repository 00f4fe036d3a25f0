import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { BEST_QUALITY } from '#platform/http/brotli.ts'
import { createCompressedFiles, sendCompressed } from '#site/calls/compressed-files.ts'

const PREFIX = '/_astro/joined/'
const PATH = /^\/_astro\/joined\/([\w.-]+(?:\+[\w.-]+)*)\.css$/
/** A stylesheet of the build, by its name in the manifest. */
const BUILT = /^\/?_astro\/([\w.-]+)\.css$/

type Route = { styles: { type: string; src?: string }[] }

/**
 * Joins the stylesheets of a page under one URL, so that nothing waits for a second connection. The URL names the
 * parts, whose names change with their content, so any process can serve it. The build lists the stylesheets of each
 * route; this replaces its list before a page is rendered.
 */
export function joinStylesheets(routes: Route[]) {
  for (const route of routes) {
    const names = new Set(route.styles.flatMap(({ src = '' }) => BUILT.exec(src)?.[1] ?? []))
    if (names.size < 2 || names.size < route.styles.length) continue
    route.styles = [{ type: 'external', src: `${PREFIX}${[...names].join('+')}.css` }]
  }
}

/** Serves the joined stylesheets from the built files. */
export function registerStylesheets(site: FastifyInstance, clientFolder: string) {
  const pathOf = (name: string) => join(clientFolder, '_astro', `${name}.css`)
  const joined = createCompressedFiles(BEST_QUALITY, async (names) => ({
    plain: Buffer.concat(await Promise.all(names.split('+').map((name) => readFile(pathOf(name))))),
  }))
  site.get(`${PREFIX}*`, async (request, reply) => {
    const names = PATH.exec(request.url.split('?')[0] ?? '')?.[1]?.split('+') ?? []
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
