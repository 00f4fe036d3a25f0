import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { EVENT_STREAM } from '#platform/http/event-stream.ts'
import { chooseEncoding, compressOnce } from './body.ts'
import type { StoredPage } from './cache.ts'

/** Sends a page of the cache, or 304 to a browser that has a current copy. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: StoredPage) {
  const encoded = chooseEncoding(page.body, request.headers['accept-encoding'])
  const { etag } = encoded
  reply.code(page.status).headers(page.headers)
  if (page.status !== 200) reply.header('cache-control', 'no-store')
  if (page.status === 200 && etag) {
    // Browsers store a copy and revalidate it, so a page is never shown after it was changed.
    reply
      .header('cache-control', page.headers['cache-control'] ?? 'public, max-age=0, must-revalidate')
      .header('etag', etag)
    // The content is the same in all encodings.
    if (request.headers['if-none-match']?.includes(page.body.hash))
      return reply.header('vary', 'accept-encoding').code(304).send()
  }
  return sendEncoded(reply, encoded)
}

/**
 * Sends a response that was rendered for one visitor. Pages are compressed at a fast level; events are sent as they
 * come.
 */
export async function sendResponse(request: FastifyRequest, reply: FastifyReply, response: Response) {
  reply.code(response.status)
  for (const [name, value] of response.headers) reply.header(name, value)
  if (!response.headers.has('cache-control')) reply.header('cache-control', 'no-store')
  const type = response.headers.get('content-type') ?? ''
  if (type.startsWith(EVENT_STREAM) && response.body) {
    if (request.method !== 'HEAD') return reply.send(Readable.fromWeb(response.body as ReadableStream))
    await response.body.cancel()
    return reply.send()
  }
  const bytes = Buffer.from(await response.arrayBuffer())
  if (!type.includes('html')) return reply.send(bytes)
  const accepted = request.headers['accept-encoding']
  return sendEncoded(reply, chooseEncoding(await compressOnce(bytes, accepted), accepted))
}

function sendEncoded(reply: FastifyReply, { bytes, encoding }: ReturnType<typeof chooseEncoding>) {
  reply.header('vary', 'accept-encoding')
  if (encoding) reply.header('content-encoding', encoding)
  return reply.send(bytes)
}
