import { getCms } from '#cms/database/client.ts'

const ABANDONED_AFTER_MS = 5 * 60_000

/**
 * Publishes and unpublishes what editors have scheduled. Payload's own queue stores those dates but has no lease: a job
 * whose process was killed would stay "processing" forever, so it is handed out again after five minutes.
 */
export async function publishScheduled() {
  const cms = await getCms()
  await cms.update({
    collection: 'payload-jobs',
    where: {
      and: [
        { processing: { equals: true } },
        { updatedAt: { less_than: new Date(Date.now() - ABANDONED_AFTER_MS).toISOString() } },
      ],
    },
    data: { processing: false },
  })
  await cms.jobs.run({ limit: 100 })
}
