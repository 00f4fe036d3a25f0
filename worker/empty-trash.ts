import type { CollectionSlug } from 'payload'
import { getCms, imageUses, inTransaction, TRASH_DAYS } from '#cms/database/client.ts'
import { countOf } from '#engine/text/count-of.ts'

const DAY_MS = 86_400_000

/**
 * Deletes what has been in the trash for thirty days. Images come last: one that a document still shows, because an
 * earlier version of it was restored, stays in the trash.
 * @param note gets each error; everything else is deleted
 */
export async function emptyTrash(note: (error: unknown) => void, now = Date.now()): Promise<void> {
  const cms = await getCms()
  const slugs = cms.config.collections.filter(({ trash }) => trash).map(({ slug }) => slug as CollectionSlug)
  const before = new Date(now - TRASH_DAYS * DAY_MS).toISOString()
  for (const collection of slugs.sort((a, b) => Number(a === 'media') - Number(b === 'media')))
    await emptyOne(collection, before, note).catch(note)
}

async function emptyOne(collection: CollectionSlug, before: string, note: (error: unknown) => void) {
  const cms = await getCms()
  const { docs } = await cms.find({
    collection,
    where: { deletedAt: { less_than: before } },
    trash: true,
    pagination: false,
    depth: 0,
    select: {},
  })
  let count = 0
  for (const { id } of docs) {
    if (collection === 'media' && (await imageUses(Number(id))).length > 0) continue
    // One transaction for each: a deleted file does not come back when a shared transaction fails later.
    const deleted = inTransaction((req) =>
      cms.delete({ collection, id, trash: true, overrideLock: true, depth: 0, req }),
    )
    await deleted.then(() => count++, note)
  }
  if (count === 0) return
  const details = `${countOf(count, 'item')} of ${collection}, ${countOf(TRASH_DAYS, 'day')} in the trash`
  await cms.create({ collection: 'audit-log', data: { action: 'deleted-by-age', details }, depth: 0 })
}
