import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from '#engine/failures.ts'
import { buildOnServer } from '#providers/link-index/build/build-clickhouse.ts'
import { buildLocal } from '#providers/link-index/build/build-local.ts'
import { planBuild } from '#providers/link-index/build/plan.ts'
import { releaseFiles } from '#providers/link-index/build/release-files.ts'
import { createProgressBar } from '../progress-bar.ts'
import { duration, gigabytes } from './format.ts'
import type { Options } from './options.ts'
import { switchAndPrune } from './switch.ts'

/** Builds a release from its files, next to the index in use, and makes it the current one. */
export async function build({ folder, url, files, release, memory, threads, force, switch: switches }: Options) {
  await mkdir(folder, { recursive: true })
  const found = await releaseFiles(files ?? join(folder, 'files'), release)
  const plan = await planBuild(folder, found)
  console.log(
    `Building ${found.release}: about ${(plan.links / 1e6).toFixed(1)} million links, ${gigabytes(plan.neededBytes)} of disk (${gigabytes(plan.freeBytes)} are free), ${memory} of memory for sorting, and about ${duration(plan.seconds)} on one core. The index in use stays until the new one is verified.`,
  )
  if (plan.neededBytes > plan.freeBytes && !force) {
    throw new Failure('invalid', { message: 'There is not enough disk space. --force builds anyway.' })
  }
  const bar = createProgressBar(process.stderr)
  let read = 0
  const options = {
    memory,
    threads,
    onStep: (step: string) => bar.show(0, 0, step),
    onBytes: (bytes: number) => {
      read += bytes
      bar.show(Math.round(read / 1e6), Math.round(plan.bytesToRead / 1e6), 'reading the files (MB)')
    },
  }
  if (url) {
    const built = await buildOnServer(url, folder, found, options).finally(bar.end)
    console.log(`Built ${built}, and it is in use.`)
    return
  }
  const name = await buildLocal(folder, found, options).finally(bar.end)
  console.log(`Built ${name}.`)
  if (switches) await switchAndPrune(folder, name)
  else console.log(`It is not in use yet: npm run data -- switch ${name}`)
}
