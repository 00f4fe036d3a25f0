import type { Payload } from 'payload'
import { tools } from '#content/tools.ts'
import { transactionOf } from '../database/transaction.ts'

const built = new Set(tools.map(({ slug }) => slug))

/** Returns whether a tool can be used: there is code for it, and no editor took it off its page. */
export function isToolOpen({ slug, offline }: { slug?: string | null | undefined; offline?: boolean | null }) {
  return built.has(slug ?? '') && !offline
}

/**
 * Adds an empty row for each tool without one, so that editors find it in the list and can link to it. No page depends
 * on a row: it only holds what editors change.
 */
export function addToolRows(cms: Payload): Promise<void> {
  return transactionOf(cms, async (transaction) => {
    const { docs } = await cms.find({
      collection: 'tools',
      select: { slug: true },
      draft: true,
      pagination: false,
      depth: 0,
      req: transaction,
    })
    const present = new Set(docs.map(({ slug }) => slug))
    for (const { slug } of tools.filter((tool) => !present.has(tool.slug)))
      await cms.create({
        collection: 'tools',
        data: { slug, _status: 'published' },
        depth: 0,
        req: { ...transaction, context: {} },
      })
  })
}
