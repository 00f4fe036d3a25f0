import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import { nameOf } from '../../../cms/collaboration/document-name.ts'

const MAX_ENTRIES = 200

export type HistoryEntry = {
  key: string
  at: string
  /** Empty when the site itself did it, or before the history began. */
  author: string
  /** For example “changed”. */
  action: string
  /** Labels of fields, separated by commas. */
  fields: string
  /** The version that shows it, while it is kept. */
  version: string | undefined
  isLatest: boolean
  /** “Draft” or “Published”, of documents with drafts. */
  status: string
}

type Version = { id: number | string; updatedAt: string; version: { _status?: string | null } }

/** Returns the history of a document, the newest first: all changes with an author, and the versions that have none. */
export async function readHistory(
  req: PayloadRequest,
  document: { slug: string; id: number | string | undefined },
  hasVersions: boolean,
): Promise<HistoryEntry[]> {
  const { docs: changes } = await req.payload.find({
    collection: 'changes',
    where: { about: { equals: nameOf(document) } },
    sort: '-updatedAt',
    limit: MAX_ENTRIES,
    pagination: false,
    depth: 0,
  })
  const versions = hasVersions ? await readVersions(req, document) : []
  const kept = new Map(versions.map((one) => [String(one.id), one]))
  const latest = versions[0] && String(versions[0].id)
  const named = new Set(changes.map(({ version }) => version))
  const entryOf = (version: string | undefined) => ({
    version: version !== undefined && kept.has(version) ? version : undefined,
    isLatest: version !== undefined && version === latest,
    status: statusOf(version === undefined ? undefined : kept.get(version)),
  })
  const entries = [
    ...changes.map(({ id, updatedAt, authorName, action, fields, version }) => ({
      ...{ key: `change-${id}`, at: updatedAt, author: authorName, action, fields: fields ?? '' },
      ...entryOf(version ?? undefined),
    })),
    ...versions
      .filter(({ id }) => !named.has(String(id)))
      .map(({ id, updatedAt }) => ({
        ...{ key: `version-${id}`, at: updatedAt, author: '', action: 'saved a version', fields: '' },
        ...entryOf(String(id)),
      })),
  ]
  return entries.sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
}

async function readVersions(
  req: PayloadRequest,
  { slug, id }: { slug: string; id: number | string | undefined },
): Promise<Version[]> {
  const newest = { sort: '-updatedAt', limit: MAX_ENTRIES, pagination: false, depth: 0 } as const
  const { docs } =
    id === undefined
      ? await req.payload.findGlobalVersions({ slug: slug as GlobalSlug, ...newest })
      : await req.payload.findVersions({
          collection: slug as CollectionSlug,
          where: { parent: { equals: id } },
          ...newest,
        })
  return docs as unknown as Version[]
}

function statusOf(version: Version | undefined) {
  const status = version?.version._status
  return status === 'published' ? 'Published' : status === 'draft' ? 'Draft' : ''
}
