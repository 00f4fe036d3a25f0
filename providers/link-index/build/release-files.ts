import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Failure } from '#engine/failures.ts'

/** The files of a release of Common Crawl's domain graph. */
export const parts = ['vertices', 'edges', 'ranks'] as const
export type Part = (typeof parts)[number]
export type ReleaseFiles = { release: string } & Record<Part, string>

const NAME = /^(.+)-domain-(vertices|edges|ranks)\.txt(\.gz)?$/

/** @example fileName('cc-main-2026-apr-may-jun', 'edges') // 'cc-main-2026-apr-may-jun-domain-edges.txt.gz' */
export const fileName = (release: string, part: Part) => `${release}-domain-${part}.txt.gz`

/**
 * Returns the files of one release in a folder.
 * @param release name of the release, needed if the folder has several
 * @throws {Failure} invalid, if a file is missing, or the folder has several releases and none is named
 */
export async function releaseFiles(folder: string, release?: string): Promise<ReleaseFiles> {
  const names = await readdir(folder).catch(() => {
    throw invalid(`There is no folder ${folder}. Download a release with \`npm run data -- get links\`.`)
  })
  const matches = names.flatMap((name) => {
    const match = NAME.exec(name)
    return match ? [{ path: join(folder, name), release: match[1] ?? '', part: match[2] as Part }] : []
  })
  const releases = [...new Set(matches.map((match) => match.release))].sort()
  const wanted = release ?? releases[0]
  if (wanted === undefined) {
    throw invalid(`${folder} has no file such as ${fileName('cc-main-2026-apr-may-jun', 'vertices')}.`)
  }
  if (release === undefined && releases.length > 1) {
    throw invalid(
      `${folder} has files of ${releases.join(' and ')}. Name the one to build: --release=${releases.at(-1)}`,
    )
  }
  const files = parts.map((part) => {
    const file = matches.find((match) => match.release === wanted && match.part === part)
    if (!file) throw invalid(`The file ${fileName(wanted, part)} is not in ${folder}.`)
    return [part, file.path] as const
  })
  return { release: wanted, ...(Object.fromEntries(files) as Record<Part, string>) }
}

export const shortName = (path: string) => basename(path)

/** Creates the failure for a mistake in the input, which the operator can fix. */
export const invalid = (message: string) => new Failure('invalid', { message })
