import type { CollectionSlug, Payload, SanitizedCollectionConfig } from 'payload'
import { tableOf } from '../database/table-of.ts'
import { transactionOf } from '../database/transaction.ts'

type Row = { id: number; createdAt: string; updatedAt: string }

/**
 * Gives each document without any version its first one: it is older than the drafts of its collection. Lists of the
 * back office show newest versions, so it would be missing from them.
 */
export async function addFirstVersions(cms: Payload): Promise<void> {
  for (const config of cms.config.collections) if (config.versions?.drafts) await addVersions(cms, config)
}

async function addVersions(cms: Payload, { slug }: SanitizedCollectionConfig) {
  const collection = slug as CollectionSlug
  const table = tableOf(slug)
  const { rows } = await cms.db.pool.query<{ id: number }>(
    `select id from ${table} where not exists (select from _${table}_v where parent_id = ${table}.id) order by id`,
  )
  for (const { id } of rows)
    await transactionOf(cms, async (req) => {
      const document = await cms.db.findOne<Row>({ collection, where: { id: { equals: id } }, req })
      if (!document) return
      const { createdAt, updatedAt } = document
      await cms.db.createVersion({
        ...{ collectionSlug: collection, parent: id, versionData: document as never, autosave: false },
        ...{ createdAt, updatedAt, req, returning: false },
      } as never)
    })
}
