import { randomBytes } from 'node:crypto'
import type { CollectionSlug, Field, Payload, PayloadRequest } from 'payload'
import sharp from 'sharp'
import type { Permission } from '#cms/access/permission.ts'
import { permissions } from '#cms/access/permissions.ts'
import { type Holder, roles } from '#cms/access/roles.ts'
import { announce } from '#cms/hooks/announce.ts'
import { tagOfDocument } from '#cms/tags.ts'
import { type Actor, makeActors, PASSWORD } from './probe-actors.ts'
import { at, isSame, nested, type Row } from './probe-rows.ts'
import { type Leaf, leavesOf, type Values, valuesFor } from './probe-values.ts'

export type Entity = { slug: string; isGlobal: boolean; isUpload: boolean; leaves: Leaf[]; permission: Permission }
export type Via = 'REST' | 'local'

/** What an account tried, whether it is stored now, and whether the permissions allow it. */
export type Attempt = { actor: Actor['name']; what: string; done: boolean; allowed: boolean }

type Made = { id: number; values: Map<string, Values>; sent: Row }

const AT_ONCE = 4
const EMAIL_KINDS: Partial<Record<Actor['name'], string>> = {
  admin: 'account',
  hr: 'application-notice',
  moderator: 'review-notice',
}

export type Probe = Awaited<ReturnType<typeof openProbe>>

/**
 * Tries to write everything as every role, and compares the result with the table of permissions. Every attempt has its
 * own row, inserted without hooks.
 */
export async function openProbe(cms: Payload, url: string) {
  const made = new Map<string, number[]>()
  const targets = new Map<string, number>()
  const actors = await makeActors(cms, url)
  const entities = entitiesOf(cms)
  let count = 0

  const keep = (slug: string, id: number) => made.set(slug, [...(made.get(slug) ?? []), id])

  /** Returns a value for every field, and other values to send. */
  async function makeValues({ slug, leaves, permission }: Entity, actor: Actor) {
    const context = { cms, permission, rows: targets, actor: Number(actor.user?.id ?? 0), mark: `p${++count}` }
    const values = new Map<string, Values>()
    for (const leaf of leaves) values.set(leaf.path, await valuesFor(leaf, context))
    // Each role tries the kinds of emails that it works with.
    if (slug === 'outbox') Object.assign(values.get('kind') ?? {}, { before: EMAIL_KINDS[actor.name] ?? 'lead-notice' })
    return { values, sent: nested(values, 'sent') }
  }

  /** Creates a row with a value in every field. */
  async function makeRow(entity: Entity, actor: Actor): Promise<Made> {
    const { slug, isGlobal } = entity
    const { values, sent } = await makeValues(entity, actor)
    const before = nested(values, 'before')
    if (isGlobal) {
      await cms.db.updateGlobal({ slug, data: before })
      return { id: 0, values, sent }
    }
    const { id } = (await cms.db.create({ collection: slug as 'posts', data: before, req: {} })) as { id: number }
    keep(slug, id)
    return { id, values, sent }
  }

  const [anybody] = actors as [Actor]
  for (const entity of entities) if (!entity.isGlobal) targets.set(entity.slug, (await makeRow(entity, anybody)).id)
  const globals = new Map<string, Row>()
  for (const { slug } of entities.filter(({ isGlobal }) => isGlobal))
    globals.set(slug, (await cms.findGlobal({ slug: slug as 'brand', depth: 0 })) as unknown as Row)

  /** Sends every field at once, each with its own value, and reads what is stored. */
  async function tryUpdate(entity: Entity, actor: Actor, via: Via): Promise<Attempt[]> {
    const { id, values, sent } = await makeRow(entity, actor)
    // A date before the newest draft would mean that the sender has not seen it.
    if (entity.isGlobal) delete sent.updatedAt
    const returned = await update({ cms, url, entity, actor, via, id, data: sent })
    const stored = await read(cms, entity, id)
    return [...values].map(([path, value]) => {
      const allowed = grants(entity.permission, actor.name).some(({ fields }) => covers(fields, path))
      const isChanged = !isSame(at(stored, path), value.before)
      const isTaken = [stored, returned].some(
        (row) => isSame(at(row, path), value.sent) && !isSame(value.before, value.sent),
      )
      return { actor: actor.name, what: `${entity.slug}.${path}`, done: isTaken || (allowed && isChanged), allowed }
    })
  }

  /** Creates a row with every field, and deletes one. */
  async function tryCreateAndDelete(entity: Entity, actor: Actor): Promise<Attempt[]> {
    const { slug, permission } = entity
    const [victim, draft] = [await makeRow(entity, actor), await makeValues(entity, actor)]
    const desks = grantsOnOwn(permission, actor.name)
    if (desks.length > 0 && desks.every((desk) => desk.onlyDrafts)) draft.sent._status = 'draft'
    const created = await create({ url, entity, actor, data: draft.sent })
    const mayCreate = desks.some((desk) => desk.create)
    const attempts = [{ actor: actor.name, what: `create ${slug}`, done: created !== undefined, allowed: mayCreate }]
    if (created !== undefined) {
      keep(slug, created)
      const stored = await read(cms, entity, created)
      for (const [path, value] of draft.values) {
        const allowed = desks.some((desk) => desk.create && covers(desk.fields, path))
        if (!allowed)
          attempts.push({
            actor: actor.name,
            what: `create ${slug}.${path}`,
            done: isSame(at(stored, path), value.sent),
            allowed,
          })
      }
    }
    const gone = await tryDelete(entity, actor, victim.id)
    // The row has no owner, so accounts that may delete only their own rows must not delete it.
    const mayDelete = desks.some((desk) => desk.delete && typeof desk.delete !== 'function')
    // A row that has a trash is deleted for good only there.
    const hasTrash = entity.leaves.some(({ path }) => path === 'deletedAt')
    attempts.push({ actor: actor.name, what: `delete ${slug}`, done: gone, allowed: mayDelete && !hasTrash })
    if (!hasTrash) return attempts
    await cms.db.updateOne({
      ...{ collection: slug as 'posts', id: victim.id, req: {} as never },
      data: { deletedAt: new Date().toISOString() },
    })
    const purged = await tryDelete(entity, actor, victim.id, '&trash=true')
    return [...attempts, { actor: actor.name, what: `delete trashed ${slug}`, done: purged, allowed: mayDelete }]
  }

  /** Deletes by a filter, because the URL of a single preference means something else. */
  async function tryDelete(entity: Entity, { headers }: Actor, id: number, more = '') {
    const where = `depth=0&where[id][equals]=${id}${more}`
    await fetch(`${url}/cms-api/${entity.slug}?${where}`, { method: 'DELETE', headers })
    return (await read(cms, entity, id)) === undefined
  }

  const collections = entities.filter(({ isGlobal }) => !isGlobal)
  return {
    actors,
    entities,
    makeRow,
    async tryUpdates(via: Via) {
      const tries = (some: Entity[]) =>
        some.flatMap((entity) => actors.map((actor) => () => tryUpdate(entity, actor, via)))
      // A global has only one row, so attempts run one at a time.
      const singles = entities.filter(({ isGlobal }) => isGlobal)
      return [...(await run(tries(collections), AT_ONCE)), ...(await run(tries(singles), 1))].flat()
    },
    async tryCreatesAndDeletes() {
      const tries = collections.flatMap((entity) => actors.map((actor) => () => tryCreateAndDelete(entity, actor)))
      return (await run(tries, AT_ONCE)).flat()
    },
    async close() {
      for (const [slug, { id, createdAt, updatedAt, ...data }] of globals)
        await cms.updateGlobal({ slug: slug as 'brand', data: data as never, depth: 0 })
      for (const [slug, ids] of made) await removeRows(cms, slug, ids)
      // The rows were removed without hooks.
      for (const [slug, ids] of made)
        await announce({ payload: cms } as PayloadRequest, [slug, ...ids.map((id) => tagOfDocument(slug, id))])
      for (const { user } of actors) if (user) await removeRows(cms, 'users', [user.id])
    },
  }
}

function entitiesOf({ config }: Payload): Entity[] {
  const entity = (
    { slug, fields }: { slug: string; fields: Field[] },
    isGlobal: boolean,
    isUpload: boolean,
  ): Entity => ({
    slug,
    isGlobal,
    isUpload,
    leaves: leavesOf(fields),
    permission: permissions[slug] ?? { read: {}, write: {} },
  })
  return [
    ...config.collections.map((one) => entity(one, false, Boolean(one.upload))),
    ...config.globals.map((one) => entity(one, true, false)),
  ]
}

/** Returns what the table grants an actor on the rows of others, read independently of the product. */
const grants = (permission: Permission, name: Actor['name']) =>
  grantsOnOwn(permission, name).filter(({ rows }) => typeof rows !== 'function')

/** Returns the same on rows of its own, such as one that it creates. */
function grantsOnOwn({ write }: Permission, name: Actor['name']) {
  if (name === 'visitor') return []
  const holders: Holder[] = name === 'admin' ? [...roles, 'staff'] : [name, 'staff']
  return holders.flatMap((holder) => write[holder] ?? [])
}

function covers(fields: string | undefined, path: string) {
  return (fields ?? '').split(/\s+/).some((name) => name !== '' && (path === name || path.startsWith(`${name}.`)))
}

type Update = { cms: Payload; url: string; entity: Entity; actor: Actor; via: Via; id: number; data: Row }

/** Returns the document of the response, if there is one. */
async function update({
  cms,
  url,
  entity: { slug, isGlobal },
  actor,
  via,
  id,
  data,
}: Update): Promise<Row | undefined> {
  if (via === 'REST') {
    const response = await fetch(`${url}/cms-api/${isGlobal ? `globals/${slug}` : `${slug}/${id}`}?depth=0`, {
      method: isGlobal ? 'POST' : 'PATCH',
      headers: { ...actor.headers, 'content-type': 'application/json' },
      body: JSON.stringify(data),
    })
    const body = (await response.json().catch(() => ({}))) as { doc?: Row; result?: Row }
    return body.doc ?? body.result
  }
  const options = { data: structuredClone(data) as never, user: actor.user, overrideAccess: false as const, depth: 0 }
  const written: Promise<unknown> = isGlobal
    ? cms.updateGlobal({ slug: slug as 'brand', ...options })
    : slug === 'users'
      ? // Accounts change one at a time: the account determines whose password is required.
        cms.update({ collection: slug, id, ...options })
      : data.deletedAt
        ? // A bulk edit that fills the trash looks for drafts, which rows that are inserted without hooks do not have.
          cms.update({ collection: slug as 'posts', id, ...options })
        : // By a filter, as a bulk edit does.
          cms
            .update({ collection: slug as 'posts', where: { id: { equals: id } }, ...options })
            .then(({ docs }) => docs[0])
  return written.catch(() => undefined) as Promise<Row | undefined>
}

type Create = { url: string; entity: Entity; actor: Actor; data: Row }

async function create({ url, entity: { slug, isUpload }, actor, data }: Create): Promise<number | undefined> {
  const body = slug === 'users' ? { ...data, password: PASSWORD } : data
  const form = new FormData()
  form.append('_payload', JSON.stringify(body))
  form.append('file', new File([await picture()], 'sent.png', { type: 'image/png' }))
  const response = await fetch(`${url}/cms-api/${slug}?depth=0`, {
    method: 'POST',
    headers: { ...actor.headers, ...(isUpload ? {} : { 'content-type': 'application/json' }) },
    body: isUpload ? form : JSON.stringify(body),
  })
  const { doc } = (await response.json().catch(() => ({}))) as { doc?: { id: number } }
  return doc?.id
}

async function read(cms: Payload, { slug, isGlobal }: Entity, id: number): Promise<Row | undefined> {
  if (isGlobal) return (await cms.db.findGlobal({ slug })) as Row
  const row = await cms.db.findOne({ collection: slug as 'posts', where: { id: { equals: id } }, req: {} as never })
  return (row ?? undefined) as Row | undefined
}

/** Bypasses hooks, because there are many rows. */
async function removeRows(cms: Payload, slug: string, ids: (number | string)[]) {
  const collection = slug as CollectionSlug
  const { upload, versions } = cms.collections[collection].config
  // Deletes their files, too.
  if (upload) await cms.delete({ collection, where: { id: { in: ids } }, depth: 0 })
  if (versions) await cms.db.deleteVersions({ collection, where: { parent: { in: ids } } })
  await cms.db.deleteMany({ collection, where: { id: { in: ids } } })
}

async function run<T>(tries: (() => Promise<T>)[], atOnce: number): Promise<T[]> {
  const results: T[] = []
  const waiting = tries.values()
  const work = async () => {
    for (const one of waiting) results.push(await one())
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return results
}

/** Returns a unique PNG: equal files would share a name. */
async function picture() {
  const [r = 0, g = 0, b = 0] = randomBytes(3)
  const png = await sharp({ create: { width: 3, height: 5, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer()
  return new Uint8Array(png)
}
