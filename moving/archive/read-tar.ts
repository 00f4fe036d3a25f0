import { open } from 'node:fs/promises'
import { pipeline, Readable, Transform } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { createTarDecoder } from 'modern-tar'
import { UnreadableExport } from '../item.ts'

/** A file of an archive. Its content has to be read before the next file. */
export type TarFile = {
  /** As in the archive, with `/` between its parts. */
  path: string
  bytes: number
  content: () => AsyncIterable<Uint8Array>
}

export type TarLimits = {
  /** Maximum number of bytes of the archive when it is unpacked. */
  maxBytes: number
  maxFiles: number
}

export const DEFAULT_LIMITS: TarLimits = { maxBytes: 4 * 1024 ** 3, maxFiles: 2_000_000 }

/** Text shrinks to a tenth, a bomb to a thousandth. */
const MAX_RATIO = 250
/** So much may come out before the ratio is judged: small files shrink more. */
const UNJUDGED_BYTES = 64 * 1024 ** 2

/**
 * Yields the files of a tar archive, gzipped or not, without more than a piece of it in memory. Links, folders, and
 * devices are skipped.
 * @throws {UnreadableExport} if it is no archive, is larger than its limits, or has a path that leads elsewhere
 */
export async function* filesOfTar(path: string, limits: TarLimits = DEFAULT_LIMITS): AsyncGenerator<TarFile> {
  const file = await open(path, 'r')
  const head = Buffer.alloc(2)
  await file.read(head, 0, 2, 0)
  const { size } = await file.stat()
  const source = file.createReadStream({ start: 0 })
  const counted = bounded(path, size, limits)
  const isGzip = head[0] === 0x1f && head[1] === 0x8b
  const onEnd = () => {}
  if (isGzip) pipeline(source, createGunzip(), counted, onEnd)
  else pipeline(source, counted, onEnd)
  try {
    yield* filesIn(path, counted, limits)
  } catch (cause) {
    throw readable(path, cause)
  } finally {
    source.destroy()
    counted.destroy()
  }
}

function readable(path: string, error: unknown) {
  if (error instanceof UnreadableExport) return error
  // A web stream wraps the error of the stream before it.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (cause instanceof UnreadableExport) return cause
  const reason = cause instanceof Error ? cause.message.slice(0, 200) : 'unknown'
  return new UnreadableExport(`${path} cannot be read as a tar archive: ${reason}. Export it again.`, { cause })
}

/** Passes bytes on until they are too many. */
function bounded(path: string, compressed: number, { maxBytes }: TarLimits) {
  let total = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      total += chunk.length
      if (total > maxBytes)
        done(
          new UnreadableExport(
            `${path} has more than ${maxBytes} bytes when it is unpacked. Raise the maximum if that is right.`,
          ),
        )
      else if (total > UNJUDGED_BYTES && total > compressed * MAX_RATIO)
        done(new UnreadableExport(`${path} unpacks to more than ${MAX_RATIO} times its size, as no export does.`))
      else done(null, chunk)
    },
  })
}

async function* filesIn(archive: string, unpacked: Readable, { maxFiles }: TarLimits): AsyncGenerator<TarFile> {
  let count = 0
  const entries = Readable.toWeb(unpacked).pipeThrough(createTarDecoder({ strict: true }) as never) as ReadableStream<{
    header: { name: string; size: number; type?: string }
    body: ReadableStream<Uint8Array>
  }>
  for await (const { header, body } of entries) {
    if (++count > maxFiles) throw new UnreadableExport(`${archive} has more than ${maxFiles} entries.`)
    let isRead = false
    if ((header.type ?? 'file') === 'file')
      yield {
        path: soundPath(archive, header.name),
        bytes: header.size,
        content: () => {
          isRead = true
          return contentOf(archive, body)
        },
      }
    if (!isRead) await body.cancel()
  }
}

async function* contentOf(archive: string, body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body as unknown as AsyncIterable<Uint8Array>
  } catch (cause) {
    throw readable(archive, cause)
  }
}

function soundPath(archive: string, name: string) {
  const path = name.replaceAll('\\', '/').replace(/^(?:\.\/)+/, '')
  if (path.startsWith('/') || path.includes('\0') || /^[a-z]:/i.test(path) || path.split('/').includes('..'))
    throw new UnreadableExport(`${archive} has a path that leads out of it: ${name.slice(0, 200)}. It is not unpacked.`)
  return path
}
