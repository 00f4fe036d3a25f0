import { readFile, stat } from 'node:fs/promises'
import { extname } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { FAST_QUALITY } from '#platform/http/brotli.ts'
import { assetPath } from '#providers/tool-ports/node-ports.ts'
import { toolOf } from '#runs/catalog.ts'
import { createCompressedFiles, sendCompressed } from '../calls/compressed-files.ts'

const types: Record<string, string> = { '.wasm': 'application/wasm', '.json': 'application/json; charset=utf-8' }

/**
 * Serves `/tool-files/{slug}/{name}?v={version}`, a file that a tool names in its `assets`, from its package and
 * compressed once. No other file is reachable.
 */
export function registerToolFiles(site: FastifyInstance) {
  // A visitor waits for the first response: 14 MB take 1.3 s at this quality, 4.7 s at 9, and are 3% larger.
  const files = createCompressedFiles(FAST_QUALITY, read)
  site.get<{ Params: { slug: string; name: string } }>('/tool-files/:slug/:name', async (request, reply) => {
    const { slug, name } = request.params
    const tool = await toolOf(slug)
    if (!tool || !Object.hasOwn(tool.assets ?? {}, name))
      return reply.code(404).header('cache-control', 'no-store').send({ success: false, message: 'Not Found' })
    const file = await files(assetPath(tool, name))
    reply.type(types[extname(name)] ?? 'application/octet-stream').headers({
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
      vary: 'accept-encoding',
      etag: file.etag,
    })
    if (request.headers['if-none-match'] === file.etag) return reply.code(304).send()
    return sendCompressed(request, reply, file)
  })
}

async function read(path: string) {
  const [plain, { mtimeMs, size }] = await Promise.all([readFile(path), stat(path)])
  return { plain, etag: `"${size}-${Math.round(mtimeMs)}"` }
}
