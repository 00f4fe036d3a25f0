import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { type DocumentWithPath, pathOfDocument } from '#engine/paths/document-paths.ts'
import { isIndexable, usesIndexNow } from '#engine/paths/indexing.ts'
import { environment } from '#platform/environment/environment.ts'
import { connectionOf } from '../database/transaction.ts'
import { isToolOpen } from '../seed/tool-rows.ts'
import { moveCounts } from '../visits/add-outcomes.ts'
import { clearPath, clearPaths, redirectPath } from './moved-path.ts'

type Row = DocumentWithPath & { _status?: string | null; status?: string | null; offline?: boolean | null }

/**
 * Redirects the old path of a document to its new one and enqueues both for search engines, in the transaction of the
 * change.
 * @param before what visitors saw, undefined when they saw nothing
 * @param after what visitors see now, undefined when they see nothing
 */
export async function keepPath(req: PayloadRequest, slug: string, before: Row | undefined, after: Row | undefined) {
  const [from, to] = [publicPath(slug, before), publicPath(slug, after)]
  if (to && from && from !== to) {
    await redirectPath(req, from, to)
    await moveCounts(req, from, to)
  } else if (to && !from) await clearPath(req, to)
  await enqueuePaths(req, [listedPath(slug, before), listedPath(slug, after)], to)
}

type Change = { before: Row | undefined; after: Row | undefined }

/** Does the same for several documents of a collection. Those with a path for the first time need few queries. */
export async function keepPaths(req: PayloadRequest, slug: string, changes: Change[]) {
  const isNew = ({ before, after }: Change) => publicPath(slug, before) === undefined && publicPath(slug, after)
  await clearPaths(
    req,
    changes.flatMap((change) => isNew(change) || []),
  )
  for (const { before, after } of changes)
    if (isNew({ before, after })) await enqueuePaths(req, [listedPath(slug, before), listedPath(slug, after)])
    else await keepPath(req, slug, before, after)
}

const publicPath = (slug: string, row: Row | undefined) => row && pathOfDocument(slug, row)

/**
 * Returns whether search engines are notified of a path. A category has a page only if it has posts, through which
 * search engines find it.
 */
function listedPath(slug: string, row: Row | undefined) {
  if (!row || slug === 'categories' || !isIndexable(slug, { ...row, isOpen: isToolOpen(row) })) return undefined
  return pathOfDocument(slug, row)
}

/**
 * Enqueues paths for the worker, which submits them to search engines (IndexNow). A page that still exists but no
 * longer allows indexing is left out: search engines read that on the page.
 * @param current the path at which the document answers after the change
 */
async function enqueuePaths(
  req: PayloadRequest,
  [before, after]: [before: string | undefined, after: string | undefined],
  current?: string,
) {
  if (!usesIndexNow(environment)) return
  const gone = before === current && after === undefined && !isClosed(current) ? undefined : before
  const paths = [...new Set([gone, after])].filter((path) => path !== undefined).sort()
  const connection = await connectionOf(req)
  for (const path of paths) {
    await connection.execute(
      sql`insert into payload_kv (key, data) values (${`indexnow ${path}`}, jsonb_build_object('at', clock_timestamp()))
          on conflict (key) do update set data = excluded.data`,
    )
  }
}

/** Returns whether a vacancy is closed, so that its former path responds with 410. */
function isClosed(path: string | undefined) {
  return path?.startsWith('/career/')
}
