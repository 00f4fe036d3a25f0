import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from '#platform/files/file-store.ts'
import type { SocialCard } from './card.ts'

/**
 * Version of the design. Increment it whenever cards look different, so that no image of the previous design is served.
 */
const DESIGN = 1
const MAX_FILES = 2_000

type Options = {
  folder: string
  render: (card: SocialCard) => Promise<Buffer>
  maxFiles?: number
  /** Where all machines share images. */
  shared?: Pick<FileStore, 'read' | 'write'> | undefined
}

export type StoredImage = { bytes: Buffer; etag: string }

/**
 * Creates a store of images on disk, named by the hash of their content. Repeated or simultaneous requests render an
 * image once.
 * @returns `get`, which rejects if an image cannot be rendered
 */
export function createImageStore({ folder, render, maxFiles = MAX_FILES, shared }: Options) {
  const running = new Map<string, Promise<Buffer>>()
  /** Images are rendered one at a time, so that a crawler that requests them all does not occupy every thread. */
  let queue: Promise<unknown> = Promise.resolve()

  return {
    async get(card: SocialCard): Promise<StoredImage> {
      const hash = hashOf(card)
      const job = running.get(hash) ?? read(hash, card)
      running.set(hash, job)
      try {
        return { bytes: await job, etag: `"${hash}"` }
      } finally {
        if (running.get(hash) === job) running.delete(hash)
      }
    },
  }

  async function read(hash: string, card: SocialCard) {
    const file = join(folder, `${hash}.png`)
    const kept = await readFile(file).catch(() => undefined)
    if (kept) {
      // Requested images stay; the least recently requested are deleted first.
      await utimes(file, new Date(), new Date()).catch(() => undefined)
      return kept
    }
    const theirs = await shared?.read(`${hash}.png`).catch(() => undefined)
    if (theirs) {
      await keep(file, theirs)
      return theirs
    }
    const turn = queue.then(() => render(card))
    queue = turn.catch(() => undefined)
    const bytes = await turn
    await Promise.all([keep(file, bytes), shared?.write(`${hash}.png`, bytes).catch(() => undefined)])
    return bytes
  }

  async function keep(file: string, bytes: Buffer) {
    try {
      await mkdir(folder, { recursive: true })
      // Written under a temporary name first, so that a reader never sees an incomplete image.
      const draft = `${file}.${randomUUID()}.draft`
      await writeFile(draft, bytes)
      await rename(draft, file)
      await removeOldest(folder, maxFiles)
    } catch {
      // A full disk only costs time: the next request renders the image again.
    }
  }
}

function hashOf(card: SocialCard) {
  return createHash('sha256')
    .update(JSON.stringify([DESIGN, card]))
    .digest('base64url')
    .slice(0, 32)
}

async function removeOldest(folder: string, maxFiles: number) {
  const names = await readdir(folder)
  if (names.length <= maxFiles) return
  const files = await Promise.all(
    names.map(async (name) => {
      const found = await stat(join(folder, name)).catch(() => undefined)
      return { name, time: found?.mtimeMs ?? 0 }
    }),
  )
  const oldest = files.sort((a, b) => a.time - b.time).slice(0, names.length - maxFiles)
  await Promise.all(oldest.map(({ name }) => rm(join(folder, name), { force: true })))
}
