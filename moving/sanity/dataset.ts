import { createWriteStream, rmSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DEFAULT_LIMITS, filesOfTar, type TarLimits } from '../archive/read-tar.ts'
import { UnreadableExport } from '../item.ts'
import { streamJson } from '../source/stream-json.ts'
import { asText, fieldsOf } from '../source/values.ts'

/** An unpacked export. */
export type Dataset = {
  root: string
  /** Names of the files in `images` and `files`. */
  files: Set<string>
  assets: Map<string, Asset>
}

/** What editors wrote about a picture in the library of the old site. */
export type Asset = { name: string; alt: string; caption: string }

export type DatasetOptions = {
  /** Where an archive is unpacked. By default a temporary folder, which is removed when the process ends. */
  scratch?: string | undefined
  /** Maximum number of bytes of an archive when it is unpacked; 4 GB by default. */
  maxBytes?: number | undefined
}

/** What is unpacked: everything else of an archive is not of an export. */
const PART = /(?:^|\/)(data\.ndjson|assets\.json|(?:images|files)\/[\w@.-]{1,255})$/

/**
 * Opens what `sanity dataset export` writes: an archive, or the folder that was in it.
 * Source: https://www.sanity.io/docs/cli-reference/dataset
 * @throws {UnreadableExport} if it has no `data.ndjson`
 */
export async function openDataset(path: string, options: DatasetOptions = {}): Promise<Dataset> {
  const found = await stat(path).catch(() => undefined)
  if (!found) throw new UnreadableExport(`There is no ${path}. Check the path.`)
  const root = found.isDirectory() ? await folderWithData(path) : await unpacked(path, options)
  if (!root)
    throw new UnreadableExport(
      `${path} has no data.ndjson. Export the dataset with “sanity dataset export production”, and choose the .tar.gz file.`,
    )
  return { root, files: await namesIn(root), assets: await readAssets(root) }
}

async function folderWithData(path: string) {
  for (const folder of [
    path,
    ...(await readdir(path, { withFileTypes: true }))
      .filter((one) => one.isDirectory())
      .map(({ name }) => join(path, name)),
  ])
    if (await stat(join(folder, 'data.ndjson')).catch(() => undefined)) return folder
  return undefined
}

async function unpacked(path: string, { scratch, maxBytes = DEFAULT_LIMITS.maxBytes }: DatasetOptions) {
  const root = scratch ?? (await temporaryFolder())
  const limits: TarLimits = { ...DEFAULT_LIMITS, maxBytes }
  let hasData = false
  for (const folder of ['images', 'files']) await mkdir(join(root, folder), { recursive: true })
  for await (const file of filesOfTar(path, limits)) {
    const [, part] = PART.exec(file.path) ?? []
    if (!part) continue
    hasData ||= part === 'data.ndjson'
    await pipeline(Readable.from(file.content()), createWriteStream(join(root, part)))
  }
  return hasData ? root : undefined
}

const temporaryFolders: string[] = []

async function temporaryFolder() {
  if (temporaryFolders.length === 0)
    process.once('exit', () => {
      for (const folder of temporaryFolders) rmSync(folder, { recursive: true, force: true })
    })
  const folder = await mkdtemp(join(tmpdir(), 'prairie-dataset-'))
  temporaryFolders.push(folder)
  return folder
}

async function namesIn(root: string) {
  const names = new Set<string>()
  for (const folder of ['images', 'files'])
    for (const one of await readdir(join(root, folder), { withFileTypes: true }).catch(() => []))
      if (one.isFile()) names.add(`${folder}/${one.name}`)
  return names
}

/** Its keys are `image-`, and the hash with which the names of files begin. */
async function readAssets(root: string) {
  const assets = new Map<string, Asset>()
  const path = join(root, 'assets.json')
  if (!(await stat(path).catch(() => undefined))) return assets
  for await (const { key, value } of streamJson(path, ['$.*'])) {
    const fields = fieldsOf(value)
    assets.set(key.replace(/^(image|file)-/, ''), {
      name: asText(fields.originalFilename),
      alt: asText(fields.altText),
      caption: asText(fields.description) || asText(fields.title),
    })
  }
  return assets
}
