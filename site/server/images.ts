import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import sharp, { type Sharp } from 'sharp'
import type { environment } from '../../engine/environment.ts'
import { type ImageFormat, type ImageOptions, type ImageRequest, readImageRequest } from './image-options.ts'

const LONGEST_SIDE = 4_000
const MAX_PIXELS = 50e6
const IMMUTABLE = 'public, max-age=31536000, immutable'
const extensions: Record<ImageFormat, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
}
const originals: Record<string, string> = { ...extensions, jpeg: 'image/jpeg', gif: 'image/gif' }

sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoadSvg', 'VipsForeignLoadPdf', 'VipsForeignLoadMagick'] })

/** One picture is drawn at a time: resizing is the one costly thing a visitor can ask of the site process. */
let queue: Promise<unknown> = Promise.resolve()
let waiting = 0
const LONGEST_QUEUE = 40

/**
 * The image service: `/images/{project}/{dataset}/{id}-{width}x{height}.{format}` with the options of
 * `image-options.ts`. The id is the content hash of the stored file, so an address never changes its meaning and its
 * answer may be kept for ever, here on disk and in every cache on the way.
 */
export async function registerImages(
  site: FastifyInstance,
  { dataDir, imageProject, imageDataset }: typeof environment,
) {
  const media = join(dataDir, 'media')
  const cache = join(dataDir, 'image-cache')
  await mkdir(cache, { recursive: true })

  site.get('/images/*', async (request, reply) => {
    const [path = '', query = ''] = request.url.split('?', 2)
    const asked = readImageRequest(path, query, { project: imageProject, dataset: imageDataset })
    if ('status' in asked) return refuse(asked.status, asked.reason)
    const source = join(media, `${asked.id}.${asked.extension}`)
    if (!(await exists(source))) return refuse(404, 'There is no image with this id and format.')
    reply.headers({
      'cache-control': IMMUTABLE,
      'content-security-policy': "default-src 'none'; sandbox",
      // Newsletters are read in other people's mail programs.
      'cross-origin-resource-policy': 'cross-origin',
    })
    if (asked.plain) {
      return reply.type(originals[asked.extension] ?? 'application/octet-stream').send(createReadStream(source))
    }
    if (asked.options.auto) reply.header('vary', 'accept')
    const format = chooseFormat(asked, request.headers.accept ?? '')
    const file = join(cache, `${cacheKey(asked, format)}.${format}`)
    try {
      if (!(await exists(file))) await inTurn(async () => (await exists(file)) || draw(source, file, asked, format))
    } catch (error) {
      reply.headers({ 'cache-control': 'no-store' })
      if (error instanceof BusyError) return refuse(503, 'Too many images are being made. Try again in a moment.')
      request.log.warn({ err: error, source }, 'Image could not be made')
      return refuse(404, (error as Error).message)
    }
    return reply.type(extensions[format]).send(createReadStream(file))

    function refuse(status: number, reason: string) {
      return reply.code(status).header('cache-control', 'no-store').send({ success: false, message: reason })
    }
  })
}

class BusyError extends Error {}

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting >= LONGEST_QUEUE) return Promise.reject(new BusyError())
  waiting += 1
  const turn = queue.then(work, work).finally(() => {
    waiting -= 1
  })
  queue = turn.catch(() => undefined)
  return turn
}

async function draw(source: string, file: string, { width, height, options }: ImageRequest, format: ImageFormat) {
  const image = sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'warning' })
  const actual = await image.metadata()
  if (actual.width !== width || actual.height !== height) {
    throw new Error(`The image is ${actual.width}x${actual.height}, not ${width}x${height}.`)
  }
  const resized = resize(image.rotate(), options, { width, height })
  const blurred = options.blur ? resized.blur(0.3 + options.blur / 10) : resized
  const bytes = await encode(blurred, format, options.q).toBuffer()
  // Written under another name first: a reader never sees half an image.
  const draft = `${file}.${process.pid}`
  await writeFile(draft, bytes)
  await rename(draft, file)
  return true
}

function resize(image: Sharp, { w, h, fit, crop, dpr }: ImageOptions, original: { width: number; height: number }) {
  if (w === undefined && h === undefined) return image
  const width = w && Math.min(LONGEST_SIDE, Math.round(w * dpr))
  const height = h && Math.min(LONGEST_SIDE, Math.round(h * dpr))
  const position = crop?.includes('entropy') ? sharp.strategy.entropy : placeOf(crop)
  const background = { r: 255, g: 255, b: 255, alpha: 0 }
  const box = { ...(width ? { width } : {}), ...(height ? { height } : {}) }
  switch (fit) {
    case 'clip':
      return image.resize({ ...box, fit: 'inside' })
    case 'max':
      return image.resize({ ...box, fit: 'inside', withoutEnlargement: true })
    case 'crop':
      return image.resize({ ...box, fit: 'cover', position })
    case 'min':
      return image.resize({
        width: Math.min(width ?? original.width, original.width),
        height: Math.min(height ?? original.height, original.height),
        fit: 'cover',
        position,
      })
    case 'scale':
      return image.resize({ ...box, fit: 'fill' })
    case 'fill':
      return image.resize({ ...box, fit: 'contain', background })
    case 'fillmax':
      return image.resize({ ...box, fit: 'contain', background, withoutEnlargement: true })
  }
}

/** Sharp names a corner by its vertical side last: `left top`. */
function placeOf(crop: ImageOptions['crop'] = []) {
  const sides = ['left', 'right', 'top', 'bottom'].filter((side) => crop.some((asked) => asked === side))
  return sides.join(' ') || 'centre'
}

function encode(image: Sharp, format: ImageFormat, quality: number) {
  switch (format) {
    case 'jpg':
      return image.flatten({ background: '#fff' }).jpeg({ quality, mozjpeg: true })
    case 'png':
      return image.png({ compressionLevel: 9 })
    case 'webp':
      return image.webp({ quality })
    case 'avif':
      return image.avif({ quality: Math.max(1, quality - 15), effort: 3 })
  }
}

function chooseFormat({ options, extension }: ImageRequest, accept: string): ImageFormat {
  if (options.auto && accept.includes('image/avif')) return 'avif'
  if (options.auto && accept.includes('image/webp')) return 'webp'
  if (options.fm) return options.fm
  if (extension === 'png' || extension === 'gif') return 'png'
  return extension === 'webp' || extension === 'avif' ? extension : 'jpg'
}

function cacheKey({ id, width, height, options }: ImageRequest, format: ImageFormat) {
  return createHash('sha256')
    .update(JSON.stringify([id, width, height, options, format]))
    .digest('hex')
    .slice(0, 40)
}

async function exists(file: string) {
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  )
}
