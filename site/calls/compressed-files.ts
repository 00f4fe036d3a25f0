import type { FastifyReply, FastifyRequest } from 'fastify'
import { brotli, preferredCoding } from '../../engine/http/brotli.ts'

export type CompressedFile = { plain: Buffer; br: Buffer }

/**
 * Returns a store of files that are read and compressed once. One that cannot be read is tried again by the next
 * request.
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

/** Sends a file in the coding that the browser accepts. */
export function sendCompressed(request: FastifyRequest, reply: FastifyReply, { plain, br }: CompressedFile) {
  reply.header('vary', 'accept-encoding')
  return preferredCoding(['br'], request.headers['accept-encoding'])
    ? reply.header('content-encoding', 'br').send(br)
    : reply.send(plain)
}
