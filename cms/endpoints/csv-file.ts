import type { CollectionSlug, PayloadRequest } from 'payload'
import { type Cell, toCsv } from '#engine/csv/csv.ts'
import { hasRole, type Role } from '../access/roles.ts'
import { audit } from '../hooks/audit.ts'

type Document = Record<string, unknown>

type Export<C extends CollectionSlug> = {
  collection: C
  role: Role
  /** Column → its cell. */
  columns: Record<string, (document: Document) => Cell>
}

const PAGE = 1_000

/** Returns a collection, as far as the caller may read it, as a CSV file. The audit log records who took it. */
export function exporting<C extends CollectionSlug>({ collection, role, columns }: Export<C>) {
  return {
    path: '/export.csv',
    method: 'get' as const,
    handler: async (req: PayloadRequest) => {
      if (!hasRole(req.user, role)) return refused(req)
      const rows: Cell[][] = []
      for (let last = 0; ; ) {
        const { docs } = await req.payload.find({
          collection,
          where: { id: { greater_than: last } },
          sort: 'id',
          limit: PAGE,
          pagination: false,
          depth: 0,
          overrideAccess: false,
          user: req.user,
        })
        const documents = docs as unknown as (Document & { id: number })[]
        rows.push(...documents.map((document) => Object.values(columns).map((cellOf) => cellOf(document))))
        if (documents.length < PAGE) break
        last = documents.at(-1)?.id ?? last
      }
      await audit(req, 'export', { about: collection, details: `${rows.length} rows` })
      const day = new Date().toISOString().slice(0, 10)
      return new Response(toCsv(Object.keys(columns), rows), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="${collection}-${day}.csv"`,
          'cache-control': 'no-store',
        },
      })
    },
  }
}

/** Signed in with another role, or not at all. */
export function refused({ user }: PayloadRequest) {
  const message = user ? 'Your account may not do this.' : 'Please sign in to the back office first.'
  return jsonResponse(user ? 403 : 401, { message })
}

export function jsonResponse(status: number, body: Record<string, unknown>) {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
}

/** Returns a field, or one of a group: `field('source', 'page')`. */
export function field(...path: string[]) {
  return (document: Document): Cell => {
    let value: unknown = document
    for (const name of path) value = (value as Document | null | undefined)?.[name]
    return Array.isArray(value) ? value.join(', ') : (value as Cell)
  }
}
