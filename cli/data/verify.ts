import { Failure } from '#engine/failures.ts'
import { buildsIn, folderOf } from '#providers/link-index/local/installed-releases.ts'
import { openRelease } from '#providers/link-index/local/open-release.ts'
import { problemsOf } from '#providers/link-index/local/verify-release.ts'
import type { Options } from './options.ts'

/**
 * Reads all builds and says whether they are sound.
 * @throws {Failure} if one is not
 */
export async function verify({ folder }: Options) {
  const builds = await buildsIn(folder)
  if (builds.length === 0) console.log('There is no local index. The built-in list is in use.')
  let problems = 0
  for (const build of builds) {
    const release = await openRelease(folderOf(folder, build))
    const found = problemsOf(release)
    await release.close()
    problems += found.length
    console.log(
      found.length === 0 ? `${build} is sound.` : `${build}:\n${found.map((problem) => `- ${problem}`).join('\n')}`,
    )
  }
  if (problems > 0) throw new Failure('invalid', { message: 'Build the release again: npm run data -- build' })
}
