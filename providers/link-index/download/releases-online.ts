import { dateOfRelease } from '#engine/data-providers/releases.ts'
import { Failure } from '#engine/failures.ts'
import { operatorFetch } from '#providers/http/operator-fetch.ts'
import { fileName, type Part } from '../build/release-files.ts'

const FILES = 'https://data.commoncrawl.org'
const LIST = 'https://index.commoncrawl.org/graphinfo.json'

/** Where the releases are: at Common Crawl, or at a copy that has `graphinfo.json` beside the same folders. */
export type Origin = { files: string; list: string }

export const originAt = (base?: string): Origin =>
  base
    ? { files: base.replace(/\/$/, ''), list: `${base.replace(/\/$/, '')}/graphinfo.json` }
    : { files: FILES, list: LIST }

export const fileUrl = ({ files }: Origin, release: string, part: Part) =>
  `${files}/projects/hyperlinkgraph/${release}/domain/${fileName(release, part)}`

/**
 * Returns the names of the releases that can be downloaded, newest first.
 * @throws {Failure} unavailable, if the list cannot be read
 */
export async function releasesOnline({ list }: Origin): Promise<string[]> {
  const response = await operatorFetch(list).catch((error) => {
    throw new Failure('unavailable', {
      message: `${list} cannot be reached: ${(error as Error).message}.`,
      cause: error,
    })
  })
  if (!response.ok) throw new Failure('unavailable', { message: `${list} responded with ${response.status}.` })
  const entries = (await response.json().catch(() => undefined)) as { id?: unknown }[] | undefined
  const names = Array.isArray(entries) ? entries.flatMap(({ id }) => (typeof id === 'string' ? [id] : [])) : []
  const releases = names.filter((name) => dateOfRelease(name) !== undefined)
  if (releases.length === 0) throw new Failure('unavailable', { message: `${list} lists no releases.` })
  return releases.sort((one, other) => ((dateOfRelease(one) ?? '') < (dateOfRelease(other) ?? '') ? 1 : -1))
}
