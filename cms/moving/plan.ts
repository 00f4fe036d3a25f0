import type { Payload } from 'payload'
import { folderOf, pathOfDocument } from '#engine/paths/document-paths.ts'
import { isSlugReserved, makeSlug, numberedSlug } from '#engine/paths/slug-rules.ts'
import { addressKey, keyOfRequest } from '#moving/addresses/address-key.ts'
import { formerKeys, placeOfList } from '#moving/addresses/address-rules.ts'
import type { CommentItem, Item, OldSite, PictureItem } from '#moving/item.ts'
import { SEGMENTS } from '../lists/paths.ts'
import { tableOf } from '../lists/visible.ts'
import type { MovedItem } from './records.ts'

/** Collections that an import fills, and that have pages. */
export type Filled = 'posts' | 'pages' | 'categories' | 'authors'

/** What an item becomes: known before anything is written, so that every link has its target. */
export type Place = { collection: Filled; segment: string; path: string }

export type Plan = {
  /** By the key of the item. */
  places: ReadonlyMap<string, Place>
  /** The picture items, by key and by the keys of their addresses. */
  pictures: ReadonlyMap<string, PictureItem>
  total: number
  /** How many comments the export has. */
  comments: number
  /** Returns the id of what an item became, once it is stored. */
  idOf: (key: string) => number | undefined
  /** Returns the comments of a post, in their order, if they are wanted. */
  commentsOn: (key: string) => CommentItem[]
  /** Returns the key of the item that is at an address of the old site. */
  itemAt: (address: string) => string | undefined
  /** Returns where a link of a body leads now; undefined for a link to the old site that has no target here. */
  linkOf: (href: string) => string | undefined
  /** Returns whether an address is one of the old site. */
  isOfOldSite: (address: string) => boolean
}

/** What becomes of tags: a category each, or nothing but a redirect. */
export type TagChoice = 'category' | 'skip'

/** What becomes of comments: the end of their post, or nothing. */
export type CommentChoice = 'archive' | 'skip'

/**
 * Reads an export once and decides where everything will be. Slugs stay as they are on the old site, unless the product
 * or another document has them.
 * @param moved what earlier imports have stored: those documents keep their places
 */
export async function makePlan(
  cms: Payload,
  oldSite: OldSite,
  { moved, tags, comments }: { moved: ReadonlyMap<string, MovedItem>; tags: TagChoice; comments: CommentChoice },
): Promise<Plan> {
  const taken = await takenSegments(cms)
  const places = new Map<string, Place>()
  const pictures = new Map<string, PictureItem>()
  const addresses = new Map<string, string>()
  const said = new Map<string, CommentItem[]>()
  const count = { items: 0, comments: 0 }
  for await (const item of oldSite.items()) {
    count.items += 1
    const collection = collectionOf(item, tags)
    if (collection) places.set(item.key, placeFor(collection, item, { taken, known: moved.get(item.key) }))
    if (item.kind === 'picture') {
      pictures.set(item.key, item)
      note(item.url, item.key)
    }
    if (item.kind === 'comment') {
      count.comments += 1
      if (comments === 'archive' && item.isApproved) said.set(item.on, [...(said.get(item.on) ?? []), item])
    }
    if (collection || item.kind === 'picture' || item.kind === 'tag')
      for (const address of item.addresses) note(address, item.key)
  }
  return {
    places,
    pictures,
    total: count.items,
    comments: count.comments,
    idOf: (key) => moved.get(key)?.id,
    commentsOn: (key) => said.get(key) ?? [],
    itemAt,
    linkOf,
    isOfOldSite,
  }

  function note(address: string, key: string) {
    const known = addressKey(address, oldSite.siteUrl)
    if (known !== undefined && known !== '/' && !addresses.has(known)) addresses.set(known, key)
  }

  function isOfOldSite(address: string) {
    if (!oldSite.siteUrl) return address.startsWith('/') && !address.startsWith('//')
    return addressKey(address, oldSite.siteUrl) !== undefined
  }

  function itemAt(address: string): string | undefined {
    if (!isOfOldSite(address)) return undefined
    const { pathname, search } = new URL(address, oldSite.siteUrl ?? 'https://site.invalid')
    return formerKeys(pathname, search.slice(1)).flatMap((key) => addresses.get(key) ?? [])[0]
  }

  function linkOf(href: string): string | undefined {
    if (href.startsWith('#') || !isOfOldSite(href)) return href
    const { pathname, search, hash } = new URL(href, oldSite.siteUrl ?? 'https://site.invalid')
    if (keyOfRequest(pathname, search.slice(1)) === '/') return placeOfList(pathname, search.slice(1)) ?? `/${hash}`
    const key = itemAt(href)
    const place = key === undefined ? undefined : places.get(key)
    if (place) return `${place.path}${hash}`
    return placeOfList(pathname, search.slice(1))
  }
}

function collectionOf({ kind }: Item, tags: TagChoice): Filled | undefined {
  if (kind === 'post') return 'posts'
  if (kind === 'page') return 'pages'
  if (kind === 'author') return 'authors'
  return kind === 'category' || (kind === 'tag' && tags === 'category') ? 'categories' : undefined
}

type Taken = Map<Filled, { byId: Map<number, string>; all: Set<string> }>

async function takenSegments(cms: Payload): Promise<Taken> {
  const taken: Taken = new Map()
  for (const collection of ['posts', 'pages', 'categories', 'authors'] as const) {
    const { rows } = await cms.db.pool.query<{ id: number; segment: string | null }>(
      `select id, ${SEGMENTS[collection]} as segment from ${tableOf(collection)}`,
    )
    const byId = new Map(rows.flatMap(({ id, segment }) => (segment ? [[id, segment] as const] : [])))
    taken.set(collection, { byId, all: new Set(byId.values()) })
  }
  return taken
}

function placeFor(
  collection: Filled,
  item: Item,
  { taken, known }: { taken: Taken; known: MovedItem | undefined },
): Place {
  const { byId, all } = taken.get(collection) ?? { byId: new Map<number, string>(), all: new Set<string>() }
  const own = known?.collection === collection ? byId.get(known.id) : undefined
  const segment = own ?? freeSegment(collection, wanted(item), all)
  all.add(segment)
  const path = pathOfDocument(collection, { slug: segment, username: segment }) ?? folderOf(collection) ?? '/'
  return { collection, segment, path }
}

function wanted(item: Item) {
  if (item.kind === 'author') return makeSlug(item.username) || makeSlug(item.name) || 'author'
  if ('slug' in item) return makeSlug(item.slug) || makeSlug(item.title) || makeSlug(item.key)
  return makeSlug(item.key)
}

function freeSegment(collection: Filled, base: string, all: Set<string>) {
  for (let number = 1; ; number++) {
    const segment = numberedSlug(base, number)
    if (!all.has(segment) && !isSlugReserved(collection, segment)) return segment
  }
}
