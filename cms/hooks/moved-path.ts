import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { pathKey } from '#engine/paths/document-paths.ts'
import { isBuiltInPath } from '#engine/paths/reserved-paths.ts'
import { connectionOf } from '../database/transaction.ts'
import { pathOf } from './redirect-target.ts'

/**
 * Redirects the former path of a document to its new one, in one hop. Redirects that led to the former path now lead to
 * the new one, and a redirect away from the new path is deleted, because a page is there now.
 */
export async function redirectPath(req: PayloadRequest, from: string, to: string) {
  await clearPath(req, to)
  // A document that was stored with the slug of a built-in page must not redirect that page when it moves.
  if (isBuiltInPath(from)) return
  const redirects = await allRedirects(req)
  for (const { id, to: target } of redirects) {
    if (target && pathOf(target) === pathOf(from)) {
      await req.payload.update({ collection: 'redirects', id, data: { to }, depth: 0, req })
    }
  }
  // A redirect that an editor made for the former path wins.
  if (redirects.some((redirect) => pathOf(redirect.from) === pathOf(from))) return
  await req.payload.create({ collection: 'redirects', data: { from, to, type: '301' }, depth: 0, req })
}

/** Deletes every redirect or 410 at a path that a document now uses, also one of a site that was moved in. */
export const clearPath = (req: PayloadRequest, path: string) => clearPaths(req, [path])

/** Does the same for the paths of several documents. */
export async function clearPaths(req: PayloadRequest, paths: string[]) {
  if (paths.length === 0) return
  const connection = await connectionOf(req)
  await connection.execute(sql`delete from former_addresses
    where address in (select jsonb_array_elements_text(${JSON.stringify(paths.map(pathKey))}::jsonb))`)
  const used = new Set(paths.map(pathOf))
  for (const { id, from } of await allRedirects(req))
    if (used.has(pathOf(from))) await req.payload.delete({ collection: 'redirects', id, depth: 0, req })
}

async function allRedirects(req: PayloadRequest) {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    limit: 0,
    depth: 0,
    pagination: false,
    select: { from: true, to: true },
    req,
  })
  return docs
}
