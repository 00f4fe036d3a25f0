import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { environment } from '#platform/environment/environment.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { createSharedCache } from '#platform/files/shared-cache.ts'
import { fileStore, sharedFiles } from '#platform/files/stores.ts'
import { filePolicy } from '#platform/http/content-security-policy.ts'
import { bucketOf } from '#platform/http/ip-address.ts'
import { createImageProcesses, ImageError } from '#platform/image-work/image-processes.ts'
import { createCacheFolder } from '#platform/process/cache-folder.ts'
import { createQueue, Overloaded } from '#platform/waiting/queue.ts'
import { createRateLimit } from '#platform/waiting/rate-limit.ts'
import { currentPlace } from './aliases.ts'
import { type ImageFormat, type ImageRequest, readImageRequest } from './options.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
/** Cached for a day only, because the published lists may grow. */
const ONE_DAY = 'public, max-age=86400'
const types: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
}

/** Number of processes. One visitor uses one at a time, so that another is free for everyone else. */
const PROCESSES = Math.max(2, Math.min(4, availableParallelism()))
const UNREADABLE = 'We can’t load images right now. Try again in a moment.'
const BUSY_RETRY_S = 5
const QUEUE = {
  running: PROCESSES,
  runningPerKey: 1,
  waitingPerKey: 120,
  /** Waiting requests have no input of their own, so as many may wait as the queue's minimum allows. */
  waitingBytes: 256 * 1024 * 1024,
}
/** Image processes have a lower CPU priority than pages. */
const NICE = 5
const DRAWING_TIMEOUT_MS = 15_000
/** Limit of new sizes per visitor: a library of 100 thumbnails at once, then one per second. */
const NEW_IMAGES = { max: 120, windowMs: 120_000, isSteady: true }

/**
 * Registers the image service: `/images/{project}/{dataset}/{id}-{width}x{height}.{format}` with the options of
 * `options.ts`. The id is the content hash of the stored file, so the content of a URL never changes, and the
 * response may be cached forever, on disk here and in every cache on the way.
 */
export async function registerImages(site: FastifyInstance, settings: typeof environment) {
  const { dataDir, imageProject, imageDataset, imageCacheBytes } = settings
  const media = fileStore('media', settings)
  const drawn = createCacheFolder({ folder: join(dataDir, 'image-cache'), maxBytes: imageCacheBytes })
  const cache = createSharedCache(drawn, sharedFiles('image-cache', settings))
  const processes = createImageProcesses({ maxProcesses: PROCESSES, timeoutMs: DRAWING_TIMEOUT_MS, nice: NICE })
  const queue = createQueue(QUEUE)
  /** Images that are being rendered, by the name of their file. */
  const drawing = new Map<string, Promise<Uint8Array>>()
  const newImages = createRateLimit(NEW_IMAGES)

  site.get('/images/*', async (request, reply) => {
    const [path = '', query = ''] = request.url.split('?', 2)
    const parsed = readImageRequest(path, query, { project: imageProject, dataset: imageDataset })
    if ('status' in parsed) return refuse(reply, parsed.status, parsed.reason)
    reply.headers({
      'content-security-policy': filePolicy,
      // Email programs load these images from other origins.
      'cross-origin-resource-policy': 'cross-origin',
    })
    const file = `${parsed.id}.${parsed.extension}`
    const found = await openIfPresent(media, file).catch((error: unknown) => {
      request.log.warn({ err: error, source: file }, 'Image could not be opened')
      return null
    })
    if (found === null) return refuse(reply, 503, UNREADABLE, BUSY_RETRY_S)
    if (!found) return redirectToPresent(reply, parsed, query)
    const { original, source } = found
    if (parsed.plain) {
      const { size } = await original.stat()
      return sendFile(reply, parsed.extension, { handle: original, size })
    }
    await original.close()
    if (parsed.listedQuery !== undefined)
      return reply.header('cache-control', ONE_DAY).redirect(`${path}?${parsed.listedQuery}`, 302)
    if (parsed.options.auto) reply.header('vary', 'accept')
    const format = chooseFormat(parsed, request.headers.accept ?? '')
    const name = `${cacheKey(parsed, format)}.${format}`
    const cached = await cache.open(name)
    return cached ? sendFile(reply, format, cached) : draw(request, reply, { parsed, source, format, name })
  })

  type Rendering = { parsed: ImageRequest; source: string; format: ImageFormat; name: string }

  async function draw(request: FastifyRequest, reply: FastifyReply, { parsed, source, format, name }: Rendering) {
    const visitor = bucketOf(request.ip)
    const wait = newImages.take(visitor)
    if (wait > 0)
      return refuse(reply, 429, 'Your IP address has requested many new image sizes. Try again in a moment.', wait)
    try {
      const endTurn = await queue.enter({ key: visitor, signal: signalOf(reply) })
      try {
        // Another request has rendered it in the meantime.
        const cached = await cache.open(name)
        if (cached) return sendFile(reply, format, cached)
        const bytes = await (drawing.get(name) ?? renderNow({ parsed, source, format, name }, request.log))
        return reply
          .headers({ 'cache-control': IMMUTABLE })
          .type(types[format] ?? '')
          .send(Buffer.from(bytes))
      } finally {
        endTurn()
      }
    } catch (error) {
      if (reply.raw.destroyed) return reply.hijack()
      if (error instanceof Overloaded)
        return refuse(reply, 429, 'We’re resizing too many images right now. Try again in a moment.', BUSY_RETRY_S)
      request.log.warn({ err: error, source }, 'Image could not be made')
      if (error instanceof ImageError) return refuse(reply, 404, error.message)
      throw error
    }
  }

  function renderNow({ parsed, source, format, name }: Rendering, log: FastifyBaseLogger) {
    const { width, height, options } = parsed
    const { w, h, fit, crop = [], q } = options
    const focus = focusOf(options)
    const drawn = processes.derive({ source, width, height, box: { w, h }, fit, crop, focus, format, quality: q })
    drawing.set(name, drawn)
    const keep = (bytes: Uint8Array) =>
      cache.store(name, bytes).catch((error) => log.warn({ err: error }, 'Image could not be kept'))
    drawn.then(keep, () => undefined).finally(() => drawing.delete(name))
    return drawn
  }

  /** Redirects the former id of a file that was encoded again or replaced. */
  async function redirectToPresent(reply: FastifyReply, { id }: ImageRequest, query: string) {
    const place = await currentPlace(id).catch(() => null)
    if (place === null) return refuse(reply, 503, UNREADABLE, BUSY_RETRY_S)
    if (!place) return refuse(reply, 404, 'There is no image with this id and format.')
    const target = `/images/${imageProject}/${imageDataset}/${place.address}${query && `?${query}`}`
    // If an editor restores the former file, cached redirects would form a loop.
    if (!place.isFinal) return reply.header('cache-control', 'no-cache').redirect(target, 302)
    return reply.header('cache-control', IMMUTABLE).redirect(target, 301)
  }
}

function refuse(reply: FastifyReply, status: number, reason: string, retryAfter?: number) {
  if (retryAfter) reply.header('retry-after', `${retryAfter}`)
  return reply.code(status).header('cache-control', 'no-store').send({ success: false, message: reason })
}

/**
 * Opens a file, or returns undefined if there is none.
 * @throws {Error} if it is there and cannot be opened
 */
async function openIfPresent(media: FileStore, name: string) {
  const source = await media.localPath(name)
  if (!source) return undefined
  try {
    return { source, original: await open(source) }
  } catch (error) {
    // Removed a moment ago.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function sendFile(reply: FastifyReply, extension: string, { handle, size }: { handle: FileHandle; size: number }) {
  return reply
    .headers({ 'cache-control': IMMUTABLE, 'content-length': `${size}` })
    .type(types[extension] ?? 'application/octet-stream')
    .send(handle.createReadStream())
}

/** Aborted when the client disconnects before the response. */
function signalOf({ raw }: FastifyReply) {
  const gone = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(new Error('The visitor has gone.'))
  })
  return gone.signal
}

function chooseFormat({ options, extension }: ImageRequest, accept: string): ImageFormat {
  if (options.auto && accept.includes('image/avif')) return 'avif'
  if (options.auto && accept.includes('image/webp')) return 'webp'
  if (options.fm) return options.fm
  if (extension === 'png' || extension === 'gif') return 'png'
  return extension === 'webp' || extension === 'avif' ? extension : 'jpg'
}

/** Returns the focal point of an image; its center by default. */
function focusOf({ crop = [], 'fp-x': x = 0.5, 'fp-y': y = 0.5 }: ImageRequest['options']) {
  return crop.includes('focalpoint') ? { x, y } : undefined
}

function cacheKey({ id, width, height, options }: ImageRequest, format: ImageFormat) {
  const { w, h, fit, crop, q } = options
  const focus = focusOf(options)
  return createHash('sha256')
    .update(JSON.stringify([id, width, height, w, h, fit, crop, q, format, ...(focus ? [focus.x, focus.y] : [])]))
    .digest('hex')
    .slice(0, 40)
}
