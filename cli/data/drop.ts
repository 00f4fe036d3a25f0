import { Failure } from '#engine/failures.ts'
import { buildsIn, currentBuild, dropBuild, dropPointer } from '#providers/link-index/local/installed-releases.ts'
import type { Options } from './options.ts'

/** Deletes a build, or all of them; without a local index, the built-in list is in use again. */
export async function drop({ folder, positionals: [, name] }: Options) {
  const builds = await buildsIn(folder)
  const chosen = name === 'all' ? builds : builds.filter((build) => build === name)
  if (chosen.length === 0) {
    throw new Failure('invalid', {
      message: `Name a build to delete, or all: ${builds.join(', ') || 'there is none'}.`,
    })
  }
  const current = currentBuild(folder)
  if (name !== 'all' && chosen.some((build) => build === current)) {
    throw new Failure('invalid', { message: `${current} is in use. Switch to another one first, or drop all.` })
  }
  if (name === 'all') await dropPointer(folder)
  for (const build of chosen) {
    await dropBuild(folder, build)
    console.log(`Deleted ${build}.`)
  }
}
