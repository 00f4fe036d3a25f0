import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import { nameOf } from '#cms/collaboration/document-name.ts'

const MAX_ENTRIES = 200
/** Maximum number of versions: somebody who writes for an hour saves one every two seconds. */
const MAX_VERSIONS = 2_500

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
  /** Of the one entry that shows what the document has now. */
  isCurrent: boolean
  /** “Draft” or “Published”, of documents with drafts. */
  status: string
  /** States that were saved on the way to this one, the newest first. */
  earlier: { version: string; at: string }[]
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
  const named = new Set(changes.map(({ version }) => version))
  const unnamed = versions.filter(({ id }) => !named.has(String(id)))
  const written = changes.map(({ id, updatedAt, authorName, action, fields, version }) => ({
    ...{ key: `change-${id}`, at: updatedAt, author: authorName, action, fields: fields ?? '' },
    ...shownBy(version ? kept.get(version) : undefined),
  }))
  const [entries, before] = withEarlier(written, unnamed)
  return markCurrent([...entries, ...before.map(withoutAuthor)], versions[0])
}

const shownBy = (version: Version | undefined) => ({
  version: version && String(version.id),
  status: statusOf(version),
  isCurrent: false,
})

const withoutAuthor = (version: Version): HistoryEntry => ({
  ...{ key: `version-${version.id}`, at: version.updatedAt, author: '', action: 'saved a version', fields: '' },
  ...shownBy(version),
  earlier: [],
})

/**
 * Adds the earlier states of each entry.
 * @returns the entries with the states that led to them, and states that are older than all entries
 */
function withEarlier(entries: Omit<HistoryEntry, 'earlier'>[], versions: Version[]): [HistoryEntry[], Version[]] {
  const oldestFirst = [...entries].sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
  const before = new Set(versions)
  let since = Number.NEGATIVE_INFINITY
  const complete = oldestFirst.map((entry): HistoryEntry => {
    const at = Date.parse(entry.at)
    const states = versions.filter(({ updatedAt }) => Date.parse(updatedAt) > since && Date.parse(updatedAt) <= at)
    const isFirst = since === Number.NEGATIVE_INFINITY
    since = at
    if (isFirst) return { ...entry, earlier: [] }
    for (const state of states) before.delete(state)
    return { ...entry, earlier: states.map(({ id, updatedAt }) => ({ version: String(id), at: updatedAt })) }
  })
  return [complete, [...before]]
}

/** Marks the newest entry that names the newest version. Other entries that name it are older states. */
function markCurrent(entries: HistoryEntry[], newest: Version | undefined): HistoryEntry[] {
  const newestFirst = entries.sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
  const current = newestFirst.find(({ version }) => version !== undefined && version === String(newest?.id))
  return newestFirst.map((entry) => {
    if (entry === current) return { ...entry, isCurrent: true }
    return entry.version === current?.version ? { ...entry, version: undefined, status: '' } : entry
  })
}

async function readVersions(
  req: PayloadRequest,
  { slug, id }: { slug: string; id: number | string | undefined },
): Promise<Version[]> {
  const select = { updatedAt: true, version: { _status: true } } as const
  const newest = { sort: '-updatedAt', limit: MAX_VERSIONS, pagination: false, depth: 0, select } as const
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
