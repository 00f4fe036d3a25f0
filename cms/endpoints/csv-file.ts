import type { CollectionSlug } from 'payload'
import { type Cell, toCsv } from '#engine/csv/csv.ts'
import { hasRole, type Role } from '../access/roles.ts'
import { audit } from '../hooks/audit.ts'
import { cmsEndpoint } from './cms-endpoint.ts'
import { fileResponse } from './responses.ts'

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
  const mayCall = (user: unknown) => hasRole(user, role)
  return cmsEndpoint({ path: '/export.csv', method: 'get', mayCall }, async ({ req, user }) => {
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
        user,
      })
      const documents = docs as unknown as (Document & { id: number })[]
      rows.push(...documents.map((document) => Object.values(columns).map((cellOf) => cellOf(document))))
      if (documents.length < PAGE) break
      last = documents.at(-1)?.id ?? last
    }
    await audit(req, 'export', { about: collection, details: `${rows.length} rows` })
    return csvFile(`${collection}-${new Date().toISOString().slice(0, 10)}`, Object.keys(columns), rows)
  })
}

/** Returns a table as a CSV file to download. */
export function csvFile(name: string, header: string[], rows: Cell[][]) {
  return fileResponse(toCsv(header, rows), { type: 'text/csv', name: `${name}.csv` })
}

/** Returns a field, or one of a group: `field('source', 'page')`. */
export function field(...path: string[]) {
  return (document: Document): Cell => {
    let value: unknown = document
    for (const name of path) value = (value as Document | null | undefined)?.[name]
    return Array.isArray(value) ? value.join(', ') : (value as Cell)
  }
}
