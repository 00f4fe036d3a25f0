import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { Failure } from '#engine/failures.ts'
import { operatorFetch } from '#providers/http/operator-fetch.ts'

type Options = {
  onBytes?: (done: number, total: number) => void
  signal?: AbortSignal
  /** Milliseconds before each further attempt, after a connection that broke. */
  delays?: number[]
}

/** Identifies the file to which a partial download belongs. */
type Validator = { url: string; etag: string | null; modified: string | null }

const DELAYS = [1_000, 5_000, 15_000, 60_000, 60_000]
/** Statuses of an overloaded server, or of a proxy in front of one. */
const TRANSIENT = new Set([408, 429, 500, 502, 503, 504])

/**
 * Downloads a file, or the rest of it: what has arrived is in `path.partial` and is continued (RFC 9110, 14.2) if the
 * server still has the same file. The complete file has its SHA-256 next to it.
 * @returns whether anything was downloaded; a complete file whose checksum agrees is left alone
 * @throws {Failure} unavailable, if the server does not have the file, or the connection breaks too often
 */
export async function downloadFile(url: string, path: string, options: Options = {}): Promise<boolean> {
  if (await isComplete(path)) return false
  await mkdir(dirname(path), { recursive: true })
  const { delays = DELAYS, signal } = options
  for (let attempt = 0; ; attempt++) {
    try {
      await fetchRest(url, path, options)
      break
    } catch (error) {
      signal?.throwIfAborted()
      const delay = delays[attempt]
      if (error instanceof Failure || delay === undefined) throw failureOf(url, error)
      await wait(delay, undefined, signal ? { signal } : {})
    }
  }
  await writeFile(sidecarOf(path), `${await sha256(`${path}.partial`)}  ${basename(path)}\n`)
  await rename(`${path}.partial`, path)
  await rm(`${path}.partial.json`, { force: true })
  return true
}

/**
 * Returns the size that a server states for a file, or undefined.
 * @throws {Failure} if it does not have the file
 */
export async function sizeOf(url: string): Promise<number | undefined> {
  const response = await operatorFetch(url, { method: 'HEAD' }).catch((error) => {
    throw failureOf(url, error)
  })
  if (!response.ok) throw notThere(url, response.status)
  const length = response.headers.get('content-length')
  return length === null ? undefined : Number(length)
}

async function fetchRest(url: string, path: string, { onBytes = () => {}, signal }: Options) {
  const partial = `${path}.partial`
  const validator = await readValidator(path)
  const had = validator?.url === url ? await sizeOnDisk(partial) : 0
  const condition = validator?.etag ?? validator?.modified
  const isContinued = had > 0 && Boolean(condition)
  const response = await operatorFetch(url, {
    headers: {
      // A file that is compressed again for transfer has other offsets.
      'accept-encoding': 'identity',
      ...(isContinued ? { range: `bytes=${had}-`, 'if-range': condition ?? '' } : {}),
    },
    ...(signal ? { signal } : {}),
  })
  const range = /^bytes (\d+)-\d+\/(\d+)$/.exec(response.headers.get('content-range') ?? '')
  // The file was complete before the connection broke.
  if (isContinued && response.status === 416) return
  if (!response.ok || !response.body) {
    await response.body?.cancel()
    if (TRANSIENT.has(response.status)) throw new Error(`The server responded with ${response.status}.`)
    throw notThere(url, response.status)
  }
  const start = response.status === 206 && Number(range?.[1]) === had ? had : 0
  if (response.status === 206 && start === 0 && had > 0) throw new Error('The server sent another part of the file.')
  const length = response.headers.get('content-length')
  const total = range ? Number(range[2]) : length === null ? undefined : Number(length)
  await writeFile(
    `${path}.partial.json`,
    JSON.stringify({
      url,
      etag: strong(response.headers.get('etag')),
      modified: response.headers.get('last-modified'),
    }),
  )
  let done = start
  const file = await open(partial, start > 0 ? 'a' : 'w')
  try {
    // Each chunk is in the file before the next one is read, so that a connection that breaks loses little.
    for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
      await file.write(chunk)
      done += chunk.length
      onBytes(done, total ?? 0)
    }
  } finally {
    await file.close()
  }
  if (total !== undefined && done !== total) throw new Error(`${done} of ${total} bytes arrived.`)
}

/** Returns whether a validator is strong; a weak one does not guarantee the same bytes. */
function strong(etag: string | null) {
  return etag?.startsWith('W/') ? null : etag
}

async function readValidator(path: string): Promise<Validator | undefined> {
  const text = await readFile(`${path}.partial.json`, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as Validator)
}

async function isComplete(path: string) {
  const sidecar = await readFile(sidecarOf(path), 'utf8').catch(() => undefined)
  return sidecar !== undefined && (await sizeOnDisk(path)) > 0 && sidecar.startsWith(await sha256(path))
}

async function sizeOnDisk(path: string) {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  )
}

const sidecarOf = (path: string) => `${path}.sha256`

async function sha256(path: string) {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

function notThere(url: string, status: number) {
  return new Failure('unavailable', { message: `${url} responded with ${status}.` })
}

function failureOf(url: string, error: unknown) {
  if (error instanceof Failure) return error
  const { message, cause } = error as Error
  const reason = cause instanceof Error ? cause.message : message
  return new Failure('unavailable', {
    message: `${url} could not be downloaded: ${reason} Run the command again to continue.`,
    cause: error,
  })
}
