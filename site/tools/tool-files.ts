import { readFile, stat } from 'node:fs/promises'
import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { assetPath } from '../../providers/tools/node-ports.ts'
import { toolOf } from './catalogue.ts'

const types: Record<string, string> = { '.wasm': 'application/wasm', '.json': 'application/json; charset=utf-8' }
/** Somebody waits for the first answer: fourteen megabytes take 1.3 s at this quality, 4.7 s at 9, and are 3 % larger. */
const QUALITY = 5

/**
 * `/tool-files/{slug}/{name}?v={version}`: a file that a tool names in its `assets`, straight from its package and
 * compressed once. Nothing else can be had this way.
 */
export function registerToolFiles(site: FastifyInstance) {
  const kept = new Map<string, Promise<{ plain: Buffer; br: Buffer; etag: string }>>()
  site.get<{ Params: { slug: string; name: string } }>('/tool-files/:slug/:name', async (request, reply) => {
    const { slug, name } = request.params
    const tool = await toolOf(slug)
    if (!tool || !Object.hasOwn(tool.assets ?? {}, name))
      return reply.code(404).header('cache-control', 'no-store').send({ success: false, message: 'Not Found' })
    const path = assetPath(tool, name)
    const file = kept.get(path) ?? read(path)
    kept.set(path, file)
    file.catch(() => kept.delete(path))
    const { plain, br, etag } = await file
    reply.type(types[extname(name)] ?? 'application/octet-stream').headers({
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
      vary: 'accept-encoding',
      etag,
    })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
      ? reply.header('content-encoding', 'br').send(br)
      : reply.send(plain)
  })
}

async function read(path: string) {
  const [plain, { mtimeMs, size }] = await Promise.all([readFile(path), stat(path)])
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: size }
  return { plain, br: await promisify(brotliCompress)(plain, { params }), etag: `"${size}-${Math.round(mtimeMs)}"` }
}
