import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { environment } from '#platform/environment/environment.ts'

/**
 * Serves the built scripts, styles, fonts, and the files of `public`.
 * @returns the folder that holds them
 */
export async function registerStaticFiles(site: FastifyInstance, { mode }: Pick<typeof environment, 'mode'>) {
  const root = clientFolder(mode)
  await site.register(staticFiles, {
    root,
    wildcard: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (response, path) => {
      response.header('cache-control', cachingOf(path))
    },
  })
  return root
}

/**
 * Returns how long a file may be cached: built files have their content in their name. Others, such as icons, may
 * change.
 */
export const cachingOf = (path: string) =>
  path.includes('/_astro/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'

/**
 * Serves the built scripts and styles of the back office, compressed. In development, Next serves them, and what is not
 * in the folder as well.
 */
export async function registerBackOfficeFiles(site: FastifyInstance, { mode }: Pick<typeof environment, 'mode'>) {
  const root = resolve('admin/.next/static')
  if (mode === 'development' || !existsSync(root)) return
  await site.register(staticFiles, {
    root,
    prefix: '/_next/static/',
    decorateReply: false,
    wildcard: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (response) => {
      response.header('cache-control', 'public, max-age=31536000, immutable')
    },
  })
}

/**
 * Returns the folder next to the built server in production. In development, Vite serves everything outside `public`.
 */
function clientFolder(mode: (typeof environment)['mode']) {
  if (mode === 'development') return resolve('public')
  const folder = fileURLToPath(new URL('../client', import.meta.url))
  return existsSync(folder) ? folder : fileURLToPath(new URL('../../dist/client', import.meta.url))
}
