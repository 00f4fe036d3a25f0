import { withCommas } from '#engine/text/numbers.ts'
import { originAt, releasesOnline } from '#providers/link-index/download/releases-online.ts'
import { buildsIn, currentBuild, folderOf } from '#providers/link-index/local/installed-releases.ts'
import { openRelease } from '#providers/link-index/local/open-release.ts'
import type { Options } from './options.ts'

const SHOWN = 5

/** Prints what is on this server, and which releases can be downloaded. */
export async function list({ folder, from }: Options) {
  const current = currentBuild(folder)
  const builds = await buildsIn(folder)
  console.log(builds.length === 0 ? 'No local index: the built-in list of 4,795 domains is in use.' : 'On this server:')
  for (const build of builds) {
    const { meta, close } = await openRelease(folderOf(folder, build))
    const figures = `${withCommas(meta.domains)} domains, ${withCommas(meta.links)} links`
    console.log(`${build === current ? '*' : ' '} ${build}  ${meta.asOf}  ${figures}`)
    await close()
  }
  const online = await releasesOnline(originAt(from)).catch((error: Error) => error)
  if (online instanceof Error) console.log(`Releases to download: ${online.message}`)
  else console.log(`To download: ${online.slice(0, SHOWN).join(', ')}`)
}
