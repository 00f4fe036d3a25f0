import type { CollectionSlug, GlobalSlug, Payload } from 'payload'
import { blankSettings } from '#content/blank-settings.ts'
import { type Transaction, transactionOf } from '../database/transaction.ts'
import { type Plan, plans } from '../seed/plans.ts'
import { removable } from './collections.ts'
import { type Print, printOf } from './prints.ts'
import { printDocuments, printGlobal, readNewest, readSeeded, type Seeded, writeSeeded } from './seeded.ts'

/** The collections whose seeded documents have prints: those that go, and those whose texts become blank. */
const recorded: readonly CollectionSlug[] = [...removable, 'services', 'pages']

/** A document that was saved longer than this after it was created was changed by an editor. */
const SEEDING_MS = 2 * 60_000

/** Stores prints of what the seed has just created, in its transaction. */
export async function recordSeeded(cms: Payload, created: Map<CollectionSlug, number[]>, req: Transaction) {
  const known = (await readSeeded(cms)) ?? { documents: {}, globals: {} }
  const documents = { ...known.documents }
  for (const [collection, ids] of created)
    if (recorded.includes(collection))
      documents[collection] = { ...documents[collection], ...(await printDocuments(cms, collection, ids, req)) }
  const globals = { ...known.globals }
  for (const slug of Object.keys(blankSettings)) globals[slug] ??= await printGlobal(cms, slug as GlobalSlug, req)
  await writeSeeded(cms, { ...known, documents, globals }, req)
}

/**
 * Does the same for a database that an earlier release filled: takes the documents that the seed created and nobody has
 * saved since, and the first version of each global.
 */
export async function recordEarlierSeed(cms: Payload) {
  if (await readSeeded(cms)) return
  const names = new Set((await cms.kv.get<string[]>('seeded')) ?? [])
  await transactionOf(cms, async (req) => {
    const seeded: Seeded = { documents: {}, globals: {} }
    for (const plan of plans.filter(({ collection }) => recorded.includes(collection)))
      seeded.documents[plan.collection] = await printUnsaved(cms, plan, names, req)
    for (const slug of Object.keys(blankSettings)) {
      const first = await firstVersion(cms, slug as GlobalSlug, req)
      if (first) seeded.globals[slug] = printOf(first)
    }
    await writeSeeded(cms, seeded, req)
  })
}

async function printUnsaved(cms: Payload, { collection, key }: Plan, names: Set<string>, req: Transaction) {
  const prints: Record<string, Print> = {}
  for (const doc of await readNewest(cms, collection, { req })) {
    const isSeeded = names.has(`${collection} ${doc[key]}`)
    const savedFor = Date.parse(String(doc.updatedAt)) - Date.parse(String(doc.createdAt))
    if (isSeeded && savedFor < SEEDING_MS) prints[doc.id] = printOf(doc)
  }
  return prints
}

async function firstVersion(cms: Payload, slug: GlobalSlug, req: Transaction) {
  const { docs } = await cms.findGlobalVersions({
    slug,
    sort: 'createdAt',
    limit: 1,
    depth: 0,
    showHiddenFields: true,
    req,
  })
  return docs[0]?.version as Record<string, unknown> | undefined
}
