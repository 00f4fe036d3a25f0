import { type DocumentWithPath, folderOf, pathKey, pathOfDocument } from '#engine/paths/document-paths.ts'
import { isReserved } from '#engine/paths/reserved-paths.ts'
import { environment } from '#platform/environment/environment.ts'
import { getCms } from '../database/connection.ts'
import { noteRead } from '../reads.ts'
import { tagOfPath } from '../tags.ts'
import { tableOf, visibleRows } from './visible.ts'

/** Collections whose documents have a page each, and the field with the last segment of its path. */
export const SEGMENTS = {
  authors: 'username',
  'case-studies': 'slug',
  categories: 'slug',
  pages: 'slug',
  posts: 'slug',
  services: 'slug',
  team: 'slug',
  vacancies: 'slug',
} as const

export type WithPages = keyof typeof SEGMENTS

type Row = DocumentWithPath & { id: number }

/** The last segment of each document that visitors see, and the paths of those that have a page. */
type Index = { segments: Map<number, string>; bySegment: Set<string>; paths: Set<string> }

const collections = Object.keys(SEGMENTS) as WithPages[]
/** Collections in whose folders nothing else has a page, except what is reserved there. */
const LINKED = ['authors', 'case-studies', 'categories', 'posts', 'services', 'team'] as const
const indexes = new Map<WithPages, Promise<Index>>()

/**
 * Returns which paths of documents have a page. The index is in memory, is read once, and follows each change of a
 * document by itself.
 */
export async function publicPaths() {
  if (environment.mode === 'development') indexes.clear()
  const read = await Promise.all(collections.map(async (name) => [name, await indexOf(name)] as const))
  const all = new Map(read)
  return {
    /** Returns whether there is a page at a path in the folder of a collection; undefined in any other folder. */
    has(path: string): boolean | undefined {
      const found = hasPage((collection) => all.get(collection)?.paths, path)
      if (found !== undefined) noteRead(tagOfPath(pathKey(path)))
      return found
    },
    /** Returns whether a collection has a document with a last segment. */
    hasSegment: (collection: WithPages, segment: string) => all.get(collection)?.bySegment.has(segment) ?? false,
  }
}

/**
 * Returns whether one of the paths of a collection is at a path in its folder; undefined in any other folder, for a
 * file, such as `/blog/feed.xml`, and for a built-in page, such as `/services/compare/`.
 */
export function hasPage(pathsOf: (collection: WithPages) => Set<string> | undefined, path: string) {
  const key = pathKey(path)
  for (const collection of LINKED) {
    const folder = folderOf(collection) ?? ''
    const segment = key.slice(folder.length)
    if (key.startsWith(folder) && !isReserved(folder, segment) && !/\/|\.[a-z]+$/.test(segment))
      return pathsOf(collection)?.has(key)
  }
  return undefined
}

/** Brings the index to what was announced; without tags, everything is read again. */
export function followPaths(tags?: string[]): void {
  if (tags === undefined) indexes.clear()
  for (const tag of tags ?? []) {
    const [collection, id] = tag.split('/') as [WithPages, string]
    const index = indexes.get(collection)
    if (index === undefined || !/^\d+$/.test(id ?? '')) continue
    // Pages that are rendered from now on wait for the row.
    keep(
      collection,
      Promise.all([index, readRows(collection, Number(id))]).then(([known, [row]]) =>
        moved(known, collection, Number(id), row),
      ),
    )
  }
}

function indexOf(collection: WithPages) {
  return (
    indexes.get(collection) ??
    keep(
      collection,
      readRows(collection).then((rows) => indexed(collection, rows)),
    )
  )
}

function keep(collection: WithPages, index: Promise<Index>) {
  indexes.set(collection, index)
  index.catch(() => indexes.get(collection) === index && indexes.delete(collection))
  return index
}

async function readRows(collection: WithPages, id?: number): Promise<Row[]> {
  const { db } = await getCms()
  const founder = collection === 'team' ? ', founder' : ''
  const { rows } = await db.pool.query<Row>(
    `select id, ${SEGMENTS[collection]}${founder} from ${tableOf(collection)} where ${visibleRows(collection)}
     ${id === undefined ? '' : 'and id = $1'}`,
    id === undefined ? [] : [id],
  )
  return rows
}

function indexed(collection: WithPages, rows: Row[]): Index {
  const index: Index = { segments: new Map(), bySegment: new Set(), paths: new Set() }
  for (const row of rows) add(index, collection, row)
  return index
}

function add({ segments, bySegment, paths }: Index, collection: WithPages, row: Row) {
  const segment = row[SEGMENTS[collection]]
  if (!segment) return
  segments.set(row.id, segment)
  bySegment.add(segment)
  const path = pathOfDocument(collection, row)
  if (path !== undefined) paths.add(pathKey(path))
}

function moved(index: Index, collection: WithPages, id: number, row: Row | undefined) {
  const former = index.segments.get(id)
  if (former !== undefined) {
    index.segments.delete(id)
    index.bySegment.delete(former)
    index.paths.delete(pathKey(`${folderOf(collection)}${former}`))
  }
  if (row) add(index, collection, row)
  return index
}
