import type { Item, LeftOutItem, OldSite } from '../item.ts'
import { readFolderFile } from '../source/folder-files.ts'
import { asText } from '../source/values.ts'
import { type Dataset, type DatasetOptions, openDataset } from './dataset.ts'
import { type DatasetIndex, indexDataset, mappingOf } from './dataset-index.ts'
import { type Document, documentsOf } from './documents.ts'
import { itemOf } from './items.ts'
import { readMapping, type SanityMapping } from './mapping.ts'
import { pictureItem } from './pictures.ts'
import { proposeMapping } from './propose-mapping.ts'

export { proposeMapping }

export type SanityOptions = DatasetOptions & {
  /** A mapping, or the path of its JSON file; without one, the proposed one is used (`proposeMapping`). */
  mapping?: string | SanityMapping | undefined
  /** The URL of the old site, which a dataset does not know. */
  siteUrl?: string | undefined
}

/**
 * Opens what `sanity dataset export` writes. The documents are read once for what others refer to, and then once for
 * each stream of items. Keys are `post 1`, `author 1`, with the ids of Sanity, and `picture images/….jpg`.
 * Source: https://www.sanity.io/docs/cli-reference/dataset
 * @param path the archive, or the folder that was in it
 * @throws {UnreadableExport} if there is no data.ndjson, or the mapping is not as `proposeMapping` describes
 */
export async function openSanity(path: string, options: SanityOptions = {}): Promise<OldSite> {
  const dataset = await openDataset(path, options)
  const mapping = await readMapping(options.mapping ?? (await proposeMapping(dataset.root)))
  const index = await indexDataset(dataset.root, mapping)
  return {
    system: 'sanity',
    siteUrl: options.siteUrl?.trim().replace(/\/+$/, '') || undefined,
    items: () => itemsOf(dataset, mapping, index),
    readFile: (file, maxBytes) => readFolderFile(dataset.root, file, maxBytes),
  }
}

async function* itemsOf(dataset: Dataset, mapping: SanityMapping, index: DatasetIndex): AsyncGenerator<Item> {
  const shown = new Set<string>()
  const taken = new Set<string>()
  for await (const document of documentsOf(dataset.root)) {
    if (!('id' in document)) {
      yield leftOut(`line ${document.line}`, document.line, 'line', `Line ${document.line}`, document.reason)
      continue
    }
    const type = mappingOf(document, mapping)
    if (!type || type.kind === 'skip') {
      if (!/^(sanity|system)\./.test(document.type)) yield unmapped(document)
      continue
    }
    if (isOutdone(document, index) || taken.has(document.id)) continue
    taken.add(document.id)
    const { item, files } = itemOf(document, type, { dataset, mapping, index })
    for (const file of files)
      if (!shown.has(file)) {
        shown.add(file)
        yield pictureItem(file, dataset)
      }
    yield item
  }
}

/** Of a document, one state comes in: the published one, otherwise the draft, otherwise the first version. */
function isOutdone({ id, state }: Document, { states }: DatasetIndex) {
  const found = states.get(id)
  if (state === 'published' || !found) return false
  return found.isPublished || (state === 'version' && found.drafts > 0)
}

const unmapped = ({ id, line, type, fields }: Document) =>
  leftOut(
    `document ${id}`,
    line,
    type,
    asText(fields.title) || asText(fields.name) || id,
    `The mapping skips the type “${type}”. Change its kind there if it should move.`,
  )

const leftOut = (key: string, line: number, type: string, title: string, reason: string): LeftOutItem => ({
  kind: 'left-out',
  key,
  at: `line ${line}`,
  type,
  addresses: [],
  notes: [],
  title,
  reason,
})
