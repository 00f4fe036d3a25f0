import { createHash } from 'node:crypto'
import type { FileStore } from '#platform/files/file-store.ts'

export type Copied = { copied: number; present: number; problems: string[] }

/**
 * Copies the files of one store to another, and reads each back: a file counts only if its bytes are the same. What is
 * there already is compared and not copied again, so a run that was interrupted can be repeated.
 */
export async function copyToStore(from: FileStore, to: FileStore): Promise<Copied> {
  const there = await to.list()
  const result: Copied = { copied: 0, present: 0, problems: [] }
  for (const name of (await from.list()).keys()) {
    if (name.endsWith('.draft')) continue
    const bytes = await from.read(name)
    // Deleted since the folder was listed.
    if (!bytes) continue
    const isThere = there.has(name) && isSame(bytes, await to.read(name))
    if (!isThere) await to.write(name, bytes)
    if (!isThere && !isSame(bytes, await to.read(name))) result.problems.push(`${to.place}/${name} differs.`)
    else if (isThere) result.present += 1
    else result.copied += 1
  }
  return result
}

const isSame = (own: Buffer, theirs: Buffer | undefined) => theirs !== undefined && digest(own) === digest(theirs)

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
