import { Failure } from '#engine/failures.ts'
import { buildName, buildsIn, dropBuild, folderOf, switchTo } from '#providers/link-index/local/installed-releases.ts'
import { openRelease } from '#providers/link-index/local/open-release.ts'
import type { Options } from './options.ts'

/** Makes a build the current one. */
export async function switchBuild({ folder, positionals: [, name] }: Options) {
  const builds = await buildsIn(folder)
  const build = builds.find((one) => one === name) ?? builds.findLast((one) => one.startsWith(`${name}.`))
  if (!build) {
    throw new Failure('invalid', { message: `Name a build to use: ${builds.join(', ') || 'there is none'}.` })
  }
  await switchAndPrune(folder, build)
}

/** Makes a build the current one, and deletes all but it and the release with which it is compared. */
export async function switchAndPrune(folder: string, build: string) {
  const release = await openRelease(folderOf(folder, build))
  const { previous, release: name, asOf } = release.meta
  await release.close()
  await switchTo(folder, build)
  console.log(`${name} (${asOf}) is in use.`)
  const kept = [build, previous && buildName(previous.release, previous.builtAt)]
  for (const old of await buildsIn(folder)) {
    if (kept.includes(old)) continue
    await dropBuild(folder, old)
    console.log(`Deleted ${old}.`)
  }
}
