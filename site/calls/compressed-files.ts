import type { FastifyReply, FastifyRequest } from 'fastify'
import { brotli, preferredCoding } from '#platform/http/brotli.ts'

export type CompressedFile = { plain: Buffer; br: Buffer }

/**
 * Returns a store of files that reads and compresses each file once. After an error, the next request tries again.
 * @param quality of the Brotli compression
 * @returns a function that returns a file by key; it rejects if `read` does
 */
export function createCompressedFiles<File extends { plain: Buffer }>(
  quality: Parameters<typeof brotli>[1],
  read: (key: string) => Promise<File>,
) {
  const files = new Map<string, Promise<File & CompressedFile>>()
  const compressed = async (key: string) => {
    const file = await read(key)
    return { ...file, br: await brotli(file.plain, quality) }
  }
  return (key: string) => {
    const file = files.get(key) ?? compressed(key)
    files.set(key, file)
    file.catch(() => files.delete(key))
    return file
  }
}

/** Sends a file, compressed if the client accepts Brotli. */
export function sendCompressed(request: FastifyRequest, reply: FastifyReply, { plain, br }: CompressedFile) {
  reply.header('vary', 'accept-encoding')
  return preferredCoding(['br'], request.headers['accept-encoding'])
    ? reply.header('content-encoding', 'br').send(br)
    : reply.send(plain)
}
