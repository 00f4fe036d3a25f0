import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { markdownToLexical } from '#engine/rich-text/markdown-to-lexical.ts'
import { type Transaction, transactionOf } from '../database/transaction.ts'
import { recordSeeded } from '../demo/record.ts'
import { globals, type Plan, plans } from './plans.ts'
import { readBlock } from './read-block.ts'

type Fields = Record<string, unknown>

const MARK = 'seeded'

/** Returns whether this database was seeded once. A database that editors have emptied is not seeded again. */
export async function wasSeeded(cms: Payload) {
  return (await cms.kv.get(MARK)) !== null
}

/**
 * Adds the documents of `content/` that this database never had: all of them, or none if the process is killed.
 * Existing documents are not changed, and deleted ones do not come back.
 * @returns the number of added documents
 */
export function seed(cms: Payload): Promise<number> {
  return transactionOf(cms, (transaction) => seedInside(cms, transaction))
}

async function seedInside(cms: Payload, transaction: Transaction): Promise<number> {
  const inside = () => ({ req: { ...transaction, context: {} } })
  const done = new Set((await cms.kv.get<string[]>(MARK)) ?? [])
  const ids = new Map<string, number>()
  const created = new Map<CollectionSlug, number[]>()
  const later: (() => Promise<unknown>)[] = []
  for (const plan of plans) created.set(plan.collection, await seedCollection(cms, plan, { done, ids, later, inside }))
  for (const link of later) await link()
  for (const { slug, data, relations } of globals) {
    const key = `global ${slug}`
    if (done.has(key)) continue
    await cms.updateGlobal({ slug, data: prepare(await data(), { relations }, ids) as never, ...inside() })
    done.add(key)
  }
  await recordSeeded(cms, created, transaction)
  // Like `kv.set`, which would not wait for the commit.
  await cms.db.upsert({
    collection: 'payload-kv',
    data: { key: MARK, data: [...done] },
    where: { key: { equals: MARK } },
    ...(inside() as { req: PayloadRequest }),
  })
  return [...created.values()].flat().length
}

type Progress = {
  done: Set<string>
  ids: Map<string, number>
  later: (() => Promise<unknown>)[]
  /**
   * Returns options that run an operation inside the transaction, with a context that its hooks share with no other
   * operation.
   */
  inside: () => { req: Transaction }
}

/** Returns the ids of the created documents. */
async function seedCollection(cms: Payload, plan: Plan, { done, ids, later, inside }: Progress) {
  const { collection, key, docs, late = {} } = plan
  const added: number[] = []
  for (const doc of await docs()) {
    const name = String(doc[key])
    const mark = `${collection} ${name}`
    const found = await cms.find({
      collection,
      where: { [key]: { equals: name } },
      limit: 1,
      depth: 0,
      pagination: false,
      draft: true,
      ...inside(),
    })
    const existing = found.docs[0]
    if (existing) ids.set(mark, Number(existing.id))
    if (existing || done.has(mark)) {
      done.add(mark)
      continue
    }
    const { file } = doc
    const data = prepare(without(doc, ['file', ...Object.keys(late)]), plan, ids)
    const created = await cms.create({
      collection: collection as CollectionSlug,
      data: { ...(plan.drafts ? { _status: 'published' } : {}), ...data } as never,
      ...(file ? { file: file as never } : {}),
      depth: 0,
      ...inside(),
    })
    ids.set(mark, Number(created.id))
    done.add(mark)
    added.push(Number(created.id))
    const links = Object.keys(late).filter((path) => doc[path] !== undefined)
    if (links.length > 0) {
      later.push(() => {
        const data = prepare(Object.fromEntries(links.map((path) => [path, doc[path]])), { relations: late }, ids)
        return cms.update({ collection, id: created.id, data: data as never, depth: 0, ...inside() })
      })
    }
  }
  return added
}

/**
 * Turns Markdown into rich text and names into ids. A name without a document is left out: the document may have been
 * deleted.
 */
function prepare(
  doc: Fields,
  { rich = [], relations = {} }: Pick<Plan, 'rich' | 'relations'>,
  ids: Map<string, number>,
): Fields {
  const data = structuredClone(doc)
  for (const path of rich)
    change(data, path.split('.'), (value) => (typeof value === 'string' ? markdownToLexical(value, readBlock) : value))
  for (const [path, collection] of Object.entries(relations)) {
    const idOf = (name: unknown) => ids.get(`${collection} ${String(name)}`)
    change(data, path.split('.'), (value) =>
      Array.isArray(value) ? value.map(idOf).filter((id) => id !== undefined) : idOf(value),
    )
  }
  return data
}

function without(doc: Fields, names: string[]) {
  return Object.fromEntries(Object.entries(doc).filter(([name]) => !names.includes(name)))
}

function change(data: Fields, [head = '', ...rest]: string[], turn: (value: unknown) => unknown) {
  const value = data[head]
  if (value === undefined || value === null) return
  if (rest.length === 0) data[head] = turn(value)
  else if (Array.isArray(value)) for (const item of value) change(item as Fields, rest, turn)
  else change(value as Fields, rest, turn)
}
