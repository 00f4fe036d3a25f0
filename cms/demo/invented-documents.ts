import type { Payload, Where } from 'payload'
import { removable } from './collections.ts'
import { isInvented } from './plan-removal.ts'
import { readNewest, readSeeded } from './seeded.ts'

/** A list of ids must not be empty. */
const NO_ID = 0

/**
 * Returns the ids of all documents that are demonstration content, by collection: what the removal would delete, and
 * what it leaves although it is still marked or seeded. Only seeded and marked documents are read.
 */
export async function inventedDocuments(cms: Payload): Promise<Map<string, number[]>> {
  const { documents = {} } = (await readSeeded(cms)) ?? {}
  const found = await Promise.all(
    removable.map(async (collection) => {
      const prints = documents[collection] ?? {}
      const { flattenedFields } = cms.collections[collection].config
      const isMarkable = flattenedFields.some(({ name }) => name === 'demo')
      const where: Where[] = [
        { id: { in: [NO_ID, ...Object.keys(prints).map(Number)] } },
        ...(isMarkable ? [{ demo: { equals: true } }] : []),
      ]
      const rows = await readNewest(cms, collection, { where: { or: where } })
      const invented = rows.filter((values) =>
        isInvented({ values, seeded: prints[values.id], isMarked: values.demo === true }),
      )
      return [collection, invented.map(({ id }) => id)] as const
    }),
  )
  return new Map(found)
}
