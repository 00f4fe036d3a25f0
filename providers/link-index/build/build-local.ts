import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { dateOfRelease } from '#engine/data-providers/releases.ts'
import { buildName, currentBuild, folderOf, syncFile } from '../local/installed-releases.ts'
import { LINKS_FILE } from '../local/lmdb.ts'
import { openRelease } from '../local/open-release.ts'
import { problemsOf } from '../local/verify-release.ts'
import { writeEarlier } from '../local/write-earlier.ts'
import { createReleaseWriter } from '../local/write-release.ts'
import { checkFiles } from './check-files.ts'
import { openDuck, type Settings } from './duckdb.ts'
import { duckSource } from './graph-source.ts'
import type { GraphWriter } from './graph-writer.ts'
import { loadGraph } from './load-graph.ts'
import { invalid, type ReleaseFiles } from './release-files.ts'
import { writeGraph } from './write-graph.ts'

export type BuildOptions = Settings & {
  onStep?: (step: string) => void
  /** Bytes of the files, compressed, that were read in the first step. */
  onBytes?: (bytes: number) => void
}

/**
 * Builds a release next to the running one, verifies it, and returns the name of the finished build. Nothing changes
 * for readers, whether it succeeds or not.
 * @throws {Failure} invalid, for files that are damaged, malformed, or of different releases
 */
export async function buildLocal(folder: string, files: ReleaseFiles, options: BuildOptions) {
  const { onStep = () => {} } = options
  const temporary = folderOf(folder, `${files.release}.tmp`)
  await rm(temporary, { recursive: true, force: true })
  await mkdir(join(temporary, 'work'), { recursive: true })
  try {
    const meta = await storeGraph(temporary, files, options, (domains) => createReleaseWriter(temporary, domains))
    onStep('release before')
    await addEarlier(folder, temporary, files.release)
    onStep('verifying')
    const built = await openRelease(temporary)
    const problems = problemsOf(built)
    await built.close()
    if (problems.length > 0) throw new Error(`The build is wrong: ${problems.join(' ')}`)
    await syncFile(join(temporary, LINKS_FILE))
    await rm(join(temporary, 'work'), { recursive: true })
    const name = buildName(files.release, meta.builtAt)
    await rename(temporary, folderOf(folder, name))
    return name
  } catch (error) {
    await rm(temporary, { recursive: true, force: true })
    throw error
  }
}

/**
 * Checks the files, loads them, and sends the graph to a writer.
 * @param temporary a folder with a folder `work` for what DuckDB cannot hold in memory
 */
export async function storeGraph(
  temporary: string,
  files: ReleaseFiles,
  { onStep = () => {}, onBytes = () => {}, ...settings }: BuildOptions,
  createWriter: (domains: number) => Promise<GraphWriter>,
) {
  const { release } = files
  const asOf = dateOfRelease(release)
  if (asOf === undefined) throw invalid(`${release} is not the name of a release, such as cc-main-2026-apr-may-jun.`)
  onStep('reading the files')
  const checked = await checkFiles(files, onBytes)
  const duck = await openDuck(join(temporary, 'work'), settings)
  try {
    onStep('joining and sorting')
    await loadGraph(duck, files, checked)
    const writer = await createWriter(checked.domains)
    const options = { release, asOf, domains: checked.domains, onStep }
    return await writeGraph(duckSource(duck), writer, options).finally(writer.close)
  } finally {
    duck.close()
  }
}

/** Prepares the comparison with the release in use, or, if that is the same release, with the one before it. */
async function addEarlier(folder: string, temporary: string, release: string) {
  const inUse = currentBuild(folder)
  if (inUse === undefined) return
  const current = await openRelease(folderOf(folder, inUse)).catch(() => undefined)
  const { previous } = current?.meta ?? {}
  const before =
    current?.meta.release !== release
      ? current
      : previous &&
        (await openRelease(folderOf(folder, buildName(previous.release, previous.builtAt))).catch(() => undefined))
  // A release older than the one in use is not compared with it.
  const built = await openRelease(temporary)
  if (before && before.meta.asOf < built.meta.asOf) await writeEarlier(temporary, built, before)
  else await built.close()
  await before?.close()
  if (current !== before) await current?.close()
}
