import { asText, type Fields, parsedJson } from '../source/values.ts'
import { readTables } from './read-tables.ts'

/** What posts refer to, and what the whole site says. Texts of posts are not in it. */
export type Relations = {
  /** Ids of tags, the primary one first, by the id of a post. */
  tagsOf: Map<string, string[]>
  /** Ids of authors, the first one first, by the id of a post. */
  authorsOf: Map<string, string[]>
  /** Titles and descriptions for search engines, and texts of the picture, by the id of a post. */
  metaOf: Map<string, Fields>
  /** Ids of tags that only sort: their names begin with `#`. */
  internalTags: Set<string>
  tags: Map<string, Fields>
  users: Map<string, Fields>
  /** Ids of accounts that wrote at least one post. */
  writers: Set<string>
  /** Ids of members with at least one newsletter; undefined if the export has no such table. */
  readers: Set<string> | undefined
  members: Map<string, Fields>
  settings: Map<string, unknown>
  /** The number of rows of each table. */
  counts: Map<string, number>
}

type Ordered = { id: string; order: number }

const META_FIELDS =
  /^(meta_|og_title|og_description|og_image|twitter_title|twitter_description|twitter_image|feature_image_)/

/**
 * Reads everything of a Ghost export that rows refer to: the order of its tables is arbitrary.
 * Source: https://docs.ghost.org/migration/custom
 * @throws {UnreadableExport} if the file is no Ghost export
 */
export async function readRelations(path: string): Promise<Relations> {
  const tags = new Map<string, Ordered[]>()
  const authors = new Map<string, Ordered[]>()
  const found: Relations = {
    tagsOf: new Map(),
    authorsOf: new Map(),
    metaOf: new Map(),
    internalTags: new Set(),
    tags: new Map(),
    users: new Map(),
    writers: new Set(),
    readers: undefined,
    members: new Map(),
    settings: new Map(),
    counts: new Map(),
  }
  for await (const { table, number, fields } of readTables(path)) {
    found.counts.set(table, number)
    const id = asText(fields.id)
    const post = asText(fields.post_id)
    const order = Number(fields.sort_order) || 0
    if (table === 'posts_tags') push(tags, post, { id: asText(fields.tag_id), order })
    if (table === 'posts_authors') push(authors, post, { id: asText(fields.author_id), order })
    if (table === 'posts') for (const writer of writersOf(fields)) found.writers.add(writer)
    if (table === 'posts_meta') found.metaOf.set(post, metaOf(fields))
    if (table === 'tags') found.tags.set(id, fields)
    if (table === 'tags' && isInternal(fields)) found.internalTags.add(id)
    if (table === 'users') found.users.set(id, fields)
    if (table === 'members') found.members.set(id, { name: fields.name, email: fields.email })
    if (table === 'settings') found.settings.set(asText(fields.key), settingOf(fields.value))
    if (table === 'members_newsletters') {
      found.readers ??= new Set()
      found.readers.add(asText(fields.member_id))
    }
  }
  for (const [post, list] of tags) found.tagsOf.set(post, sorted(list))
  for (const [post, list] of authors) found.authorsOf.set(post, sorted(list))
  for (const list of found.authorsOf.values()) for (const writer of list) found.writers.add(writer)
  return found
}

/** Exports of Ghost 0 name one author in the post itself. */
const writersOf = ({ author_id: first, created_by: creator }: Fields) => {
  const writer = asText(first) || asText(creator)
  return writer ? [writer] : []
}

/** Internal tags have the visibility `internal` and a slug that begins with `hash-`. */
const isInternal = ({ name, visibility }: Fields) => asText(name).startsWith('#') || visibility === 'internal'

const metaOf = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name, value]) => META_FIELDS.test(name) && value))

function push(map: Map<string, Ordered[]>, key: string, value: Ordered) {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

const sorted = (list: Ordered[]) => list.sort((a, b) => a.order - b.order).map(({ id }) => id)

const settingOf = (value: unknown) =>
  typeof value === 'string' && /^[[{]/.test(value.trim()) ? (parsedJson(value) ?? value) : value
