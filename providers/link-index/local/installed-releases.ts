import { readFileSync, statSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openRelease, type Release } from './open-release.ts'

/** The releases in use: the current one, and the one before it that it was built against, if that is still here. */
export type Snapshot = { current: Release; previous?: Release }

const POINTER = 'current.json'
const RELEASES = 'releases'

/** Returns where the folder of a build is; each build has one of its own. */
export const folderOf = (folder: string, build: string) => join(folder, RELEASES, build)

/** Returns the name of the folder of a build. */
export const buildName = (release: string, builtAt: string) => `${release}.${Date.parse(builtAt).toString(36)}`

/** Returns the builds on disk, without those that were not finished. */
export async function buildsIn(folder: string): Promise<string[]> {
  const names = await readdir(join(folder, RELEASES)).catch(() => [])
  return names.filter((name) => !name.endsWith('.tmp')).sort()
}

/** Returns the build that is in use, or undefined if there is none. */
export function currentBuild(folder: string): string | undefined {
  try {
    return (JSON.parse(readFileSync(join(folder, POINTER), 'utf8')) as { build: string }).build
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Makes a build the current one: every reader sees either the old pointer or the new one, also after a power failure.
 */
export async function switchTo(folder: string, build: string) {
  await mkdir(folder, { recursive: true })
  const pointer = join(folder, POINTER)
  await writeFile(`${pointer}.tmp`, `${JSON.stringify({ build })}\n`)
  await syncFile(`${pointer}.tmp`)
  await rename(`${pointer}.tmp`, pointer)
}

export async function dropBuild(folder: string, build: string) {
  await rm(folderOf(folder, build), { recursive: true, force: true })
}

/** Removes the local index, so that the built-in one is used again. */
export async function dropPointer(folder: string) {
  await rm(join(folder, POINTER), { force: true })
}

export async function syncFile(path: string) {
  const file = await open(path, 'r+')
  await file.sync().finally(() => file.close())
}

/**
 * Follows the pointer: each call returns the current releases, or undefined if there are none. A snapshot stays open
 * until the end of the turn in which it was replaced.
 */
export function followReleases(folder: string): () => Promise<Snapshot | undefined> {
  const pointer = join(folder, POINTER)
  let opened: { seen: string; snapshot: Promise<Snapshot | undefined> } | undefined
  return () => {
    const seen = stampOf(pointer)
    if (opened?.seen === seen) return opened.snapshot
    const old = opened?.snapshot
    const snapshot = openCurrent(folder).catch((error) => {
      // The next call tries again.
      if (opened?.snapshot === snapshot) opened = undefined
      throw error
    })
    opened = { seen, snapshot }
    void closeLater(old, snapshot)
    return snapshot
  }
}

/** Returns what changes whenever the pointer does: a pointer is replaced, so it gets an inode of its own. */
function stampOf(pointer: string) {
  const stat = statSync(pointer, { bigint: true, throwIfNoEntry: false })
  return stat ? `${stat.ino} ${stat.mtimeNs}` : ''
}

async function openCurrent(folder: string): Promise<Snapshot | undefined> {
  const build = currentBuild(folder)
  if (build === undefined) return undefined
  const current = await openRelease(folderOf(folder, build)).catch((error) => {
    // It was replaced and removed in the meantime.
    if (currentBuild(folder) !== build) return undefined
    throw error
  })
  if (!current) return openCurrent(folder)
  const { previous } = current.meta
  if (!previous) return { current }
  const earlier = await openRelease(folderOf(folder, buildName(previous.release, previous.builtAt))).catch(() => {})
  return earlier ? { current, previous: earlier } : { current }
}

/** Closes a snapshot when nobody can be reading it, because readers read in the turn in which they got it. */
async function closeLater(old: Promise<Snapshot | undefined> | undefined, next: Promise<unknown>) {
  const snapshot = await old?.catch(() => undefined)
  await next.catch(() => {})
  await new Promise((done) => setImmediate(done))
  await Promise.all([snapshot?.current.close(), snapshot?.previous?.close()])
}
