import { UnreadableExport } from '../../item.ts'
import { isKeptMeta } from './kept-meta.ts'
import { readRecords } from './read-records.ts'
import { type Fields, fieldOf, idOf, metaOf, type RawHead, type RawItem, type RawRecord } from './record.ts'
import { scaledUpload, urlKey } from './url-key.ts'

/** A file of the library, as bodies refer to it. */
export type Attachment = { id: number; url: string; alt: string; caption: string; title: string; isPicture: boolean }

export type Term = {
  line: number
  id: number
  taxonomy: string
  slug: string
  name: string
  description: string
  /** Slug of the term around it. */
  parent: string
}

export type Author = { line: number; id: number; username: string; name: string; email: string; isListed: boolean }

/** Where a text is, and what it is called: menus, and pages inside of pages, refer to it. */
type Place = { type: string; status: string; slug: string; parent: number; url: string; title: string }

export type MenuLink = {
  id: number
  line: number
  parent: number
  order: number
  label: string
  type: string
  object: string
  objectId: string
  url: string
}

/** What items refer to that can be anywhere in the file. It grows with the number of items, not with their texts. */
export type ExportIndex = {
  channel: Map<string, string>
  authors: Map<string, Author>
  /** By `taxonomy slug`. */
  terms: Map<string, Term>
  attachments: Map<number, Attachment>
  /** Ids of pictures by their URLs, as `urlKey` has them. */
  pictureIds: Map<string, number>
  /** Ids of the pictures that were uploaded to a post. */
  uploadedTo: Map<number, number[]>
  places: Map<number, Place>
  /** Texts of reusable blocks. */
  reusable: Map<number, string>
  /** Links by the slug of their menu. */
  menus: Map<string, MenuLink[]>
  end: Extract<RawRecord, { kind: 'end' }> | undefined
}

const MAX_REUSABLE_LENGTH = 64_000_000
const PICTURE = /\.(?:avif|bmp|gif|heic|heif|ico|jpe?g|jfif|png|svg|tiff?|webp)$/i
const NOT_WORDPRESS =
  'This is not an export of WordPress. In WordPress, choose Tools, Export, All content, and choose the file that it downloads.'

/** Reads the whole file once, and returns what items refer to. */
export async function readIndex(path: string): Promise<ExportIndex> {
  const index = emptyIndex()
  let length = 0
  for await (const record of readRecords(path, isKeptMeta)) {
    if (record.kind === 'channel') {
      if (!index.channel.has(record.name)) index.channel.set(record.name, own(record.text.trim()))
    } else if (record.kind === 'item') {
      if (fieldOf(record, 'wp:post_type') === 'wp_block') {
        const text = record.fields.get('content:encoded') ?? ''
        length += text.length
        if (length < MAX_REUSABLE_LENGTH) index.reusable.set(idOf(record.fields.get('wp:post_id')), own(text))
      }
      addItem(record, index)
    } else if (record.kind === 'author') addAuthor(record, index)
    else if (record.kind === 'end') index.end = record
    else addTerm(termOf(record), index)
  }
  const hasItems = index.places.size + index.attachments.size + index.menus.size + index.terms.size > 0
  const isExport = index.channel.has('wp:wxr_version') || index.channel.has('wp:base_blog_url')
  if (!hasItems && !isExport) throw new UnreadableExport(NOT_WORDPRESS)
  return index
}

const emptyIndex = (): ExportIndex => ({
  channel: new Map(),
  authors: new Map(),
  terms: new Map(),
  attachments: new Map(),
  pictureIds: new Map(),
  uploadedTo: new Map(),
  places: new Map(),
  reusable: new Map(),
  menus: new Map(),
  end: undefined,
})

/**
 * Returns a copy of a text that has its own memory: a part of a string keeps the whole string, here a part of the file.
 */
const own = (text: string) => Buffer.from(text).toString()
const ownField = (from: { fields: Fields }, name: string) => own(fieldOf(from, name))
const ownMeta = (item: RawItem, name: string) => own(metaOf(item, name).trim())

function addItem(item: RawItem, index: ExportIndex) {
  const id = idOf(item.fields.get('wp:post_id'))
  const type = typeOf(item)
  if (type === 'nav_menu_item') addLink(item, index)
  else if (type === 'attachment') addAttachment(id, item, index)
  else if (type !== 'revision' && id > 0) addPlace(id, type, item, index)
  for (const { taxonomy, slug, name } of item.terms) {
    const about = { taxonomy: own(knownTaxonomy(taxonomy)), slug: own(slug), name: own(name) }
    addTerm({ line: item.line, id: 0, ...about, description: '', parent: '' }, index)
  }
  const username = ownField(item, 'dc:creator')
  if (username !== '' && !index.authors.has(username) && type !== 'nav_menu_item')
    index.authors.set(username, { line: item.line, id: 0, username, name: username, email: '', isListed: false })
}

/** Returns the type of an item. Exports that other programs wrote leave it out for posts. */
export const typeOf = (item: RawItem) => fieldOf(item, 'wp:post_type') || 'post'

/** Returns the name of a taxonomy: WXR 1.0 calls that of tags `tag`. */
export const knownTaxonomy = (name: string) => (name === 'tag' ? 'post_tag' : name)

export const termKey = (taxonomy: string, slug: string) => `${taxonomy} ${slug}`

function addAttachment(id: number, item: RawItem, index: ExportIndex) {
  const url = ownField(item, 'wp:attachment_url') || ownField(item, 'guid')
  const isPicture = PICTURE.test(url.split(/[?#]/, 1)[0] ?? '')
  const attachment: Attachment = {
    id,
    url,
    alt: ownMeta(item, '_wp_attachment_image_alt'),
    caption: ownField(item, 'excerpt:encoded'),
    title: ownField(item, 'title'),
    isPicture,
  }
  if (id === 0 || url === '') return
  index.attachments.set(id, attachment)
  if (!isPicture) return
  index.pictureIds.set(urlKey(url), id)
  const upload = scaledUpload(urlKey(url))
  if (upload && !index.pictureIds.has(upload)) index.pictureIds.set(upload, id)
  const parent = idOf(item.fields.get('wp:post_parent'))
  if (parent === 0) return
  const siblings = index.uploadedTo.get(parent)
  if (siblings) siblings.push(id)
  else index.uploadedTo.set(parent, [id])
}

function addPlace(id: number, type: string, item: RawItem, index: ExportIndex) {
  index.places.set(id, {
    type: own(type),
    status: ownField(item, 'wp:status'),
    slug: ownField(item, 'wp:post_name'),
    parent: idOf(item.fields.get('wp:post_parent')),
    url: ownField(item, 'link'),
    title: ownField(item, 'title'),
  })
}

function addLink(item: RawItem, index: ExportIndex) {
  if (fieldOf(item, 'wp:status') === 'draft') return
  const menu = item.terms.find(({ taxonomy }) => taxonomy === 'nav_menu')
  const slug = own(menu?.slug ?? '')
  const links = index.menus.get(slug) ?? []
  links.push({
    id: idOf(item.fields.get('wp:post_id')),
    line: item.line,
    parent: idOf(metaOf(item, '_menu_item_menu_item_parent')),
    order: Number(fieldOf(item, 'wp:menu_order')) || 0,
    label: ownField(item, 'title'),
    type: ownMeta(item, '_menu_item_type'),
    object: ownMeta(item, '_menu_item_object'),
    objectId: ownMeta(item, '_menu_item_object_id'),
    url: ownMeta(item, '_menu_item_url'),
  })
  index.menus.set(slug, links)
}

function addAuthor(head: RawHead, index: ExportIndex) {
  const username = ownField(head, 'wp:author_login')
  const full = `${fieldOf(head, 'wp:author_first_name')} ${fieldOf(head, 'wp:author_last_name')}`.trim()
  if (username === '' || index.authors.get(username)?.isListed) return
  index.authors.set(username, {
    line: head.line,
    id: idOf(head.fields.get('wp:author_id')),
    username,
    name: ownField(head, 'wp:author_display_name') || full || username,
    email: ownField(head, 'wp:author_email'),
    isListed: true,
  })
}

function termOf(head: RawHead): Term {
  const of = (...names: string[]) => names.map((name) => ownField(head, name)).find((text) => text !== '') ?? ''
  const taxonomy =
    head.kind === 'category' ? 'category' : head.kind === 'tag' ? 'post_tag' : knownTaxonomy(of('wp:term_taxonomy'))
  const slug = of('wp:category_nicename', 'wp:tag_slug', 'wp:term_slug')
  return {
    line: head.line,
    id: idOf(head.fields.get('wp:term_id')),
    taxonomy,
    slug,
    name: of('wp:cat_name', 'wp:tag_name', 'wp:term_name') || slug,
    description: of('wp:category_description', 'wp:tag_description', 'wp:term_description'),
    parent: of('wp:category_parent', 'wp:term_parent'),
  }
}

/** The list of terms says more of one than a post that has it. */
function addTerm(term: Term, index: ExportIndex) {
  const key = termKey(term.taxonomy, term.slug)
  const known = index.terms.get(key)
  if (term.slug === '' || (known && (known.id > 0 || term.id === 0))) return
  index.terms.set(key, term)
}
