import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { PageBody } from './body.ts'
import type { StoredPage } from './cache.ts'

/** The start of a file, and of each page in it: JSON on a line of its own, followed by the bodies. */
type FileHead = { print: string; mark: string; savedAt: number; pages: number }
type PageHead = Pick<StoredPage, 'status' | 'headers' | 'storedAt'> & {
  key: string
  tags: string[]
  isBest: boolean
  hash: string
  etags: [string, string, string]
  sizes: [number, number, number]
}

/** Announced changes are kept for a week; older files could have missed some. */
const MAX_AGE_MS = 6 * 86_400_000
const NEWLINE = 10

/**
 * Returns what pages depend on besides content: the build and its settings. Pages of another one are not used.
 * @param entry the script of the site, which names all others by their content
 */
export function printOf(entry: string, settings: object): string {
  const text = JSON.stringify(settings, (_name, value) => (value instanceof Set ? [...value] : value))
  return createHash('sha256').update(readFileSync(entry)).update(text).digest('base64url')
}

/**
 * Stores pages in a file, so that the next start has them. Fresh ones only. A file is complete or does not exist.
 * @param mark of the last content change that the pages know of
 */
export async function savePages(
  file: string,
  pages: [string, StoredPage][],
  { print, mark }: { print: string; mark: string },
): Promise<void> {
  const fresh = pages.filter(([, { stale }]) => !stale)
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  const handle = await open(draft, 'w', 0o600)
  try {
    const head: FileHead = { print, mark, savedAt: Date.now(), pages: fresh.length }
    await handle.writeFile(lineOf(head))
    for (const [key, page] of fresh) {
      const { identity, gzip, br } = page.body
      await handle.writeFile(Buffer.concat([lineOf(headOf(key, page)), identity.bytes, gzip.bytes, br.bytes]))
    }
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  } finally {
    await handle.close()
  }
  await rename(draft, file)
}

/** Returns the pages of a file, with its mark; nothing if there is none, if it is damaged, or if it does not fit. */
export async function readPages(
  file: string,
  print: string,
): Promise<{ mark: string; pages: [string, StoredPage][] } | undefined> {
  const bytes = await readFile(file).catch(() => undefined)
  if (!bytes) return undefined
  try {
    return parse(bytes, print)
  } catch {
    return undefined
  }
}

function parse(bytes: Buffer, print: string) {
  let at = 0
  const line = () => {
    const end = bytes.indexOf(NEWLINE, at)
    const text = bytes.toString('utf8', at, end)
    at = end + 1
    return JSON.parse(text) as unknown
  }
  const part = (size: number) => {
    at += size
    if (at > bytes.length) throw new RangeError('The file ends early.')
    return bytes.subarray(at - size, at)
  }
  const head = line() as FileHead
  if (head.print !== print || Date.now() - head.savedAt > MAX_AGE_MS) return undefined
  const pages = Array.from({ length: head.pages }, (): [string, StoredPage] => {
    const { key, tags, status, headers, storedAt, ...body } = line() as PageHead
    const [identity, gzip, br] = body.sizes.map((size, i) => ({ bytes: part(size), etag: body.etags[i] ?? '' }))
    const stored = { hash: body.hash, isBest: body.isBest, identity, gzip, br } as PageBody
    return [key, { status, headers, storedAt, body: stored, tags: new Set(tags), stale: false, trustedUntil: 0 }]
  })
  return { mark: head.mark, pages }
}

function headOf(key: string, { status, headers, storedAt, tags, body }: StoredPage): PageHead {
  const { identity, gzip, br, hash, isBest } = body
  const parts = [identity, gzip, br] as const
  return {
    ...{ key, status, headers, storedAt, hash, isBest, tags: [...tags] },
    etags: parts.map(({ etag }) => etag) as [string, string, string],
    sizes: parts.map(({ bytes }) => bytes.length) as [number, number, number],
  }
}

const lineOf = (value: object) => Buffer.from(`${JSON.stringify(value)}\n`)
