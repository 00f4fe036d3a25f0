import { countOf } from '#engine/text/count-of.ts'
import { decodePart } from '#engine/web/decode-part.ts'
import type { Item, LeftOutItem, PostItem } from '../../item.ts'
import { galleryHtml } from '../body/article-blocks.ts'
import { findPicture } from '../body/pictures.ts'
import { plainText } from '../body/plain-text.ts'
import { readWordPressBody } from '../body/wordpress-body.ts'
import { typeOf } from '../export/export-index.ts'
import { isCustomField } from '../export/kept-meta.ts'
import { fieldOf, idOf, metaOf, type RawItem } from '../export/record.ts'
import { readDate, readFeedDate } from '../export/wordpress-date.ts'
import { postAddresses } from './addresses.ts'
import { authorKey } from './authors.ts'
import { commentItems } from './comments.ts'
import { placeOfType } from './post-types.ts'
import { seoOf } from './seo.ts'
import type { Site } from './site.ts'
import { statusOf } from './status.ts'
import { termKeys } from './terms.ts'

const MAX_NAMED_FIELDS = 10

/** Names the item of a text, of whatever type. */
const postKey = (id: number) => `post ${id}`

/** Returns a text with its comments, or why it is left out. */
export function postItems(item: RawItem, site: Site): Item[] {
  const type = typeOf(item)
  const id = idOf(item.fields.get('wp:post_id'))
  const place = placeOfType(type, site.options)
  const status = statusOf(item)
  if (typeof place === 'object') return [leftOut(item, id, place.reason, site)]
  if ('reason' in status) return [leftOut(item, id, status.reason, site)]
  if (id === 0 && isEmpty(item)) return [leftOut(item, id, 'It has neither a number, nor a title, nor a text.', site)]
  const key = id > 0 ? postKey(id) : `post at line ${item.line}`
  const post = postItem(item, { key, id, type, kind: place }, site)
  const { comments, notes } = commentItems(item, key)
  return [{ ...post, status: status.status, notes: [...status.notes, ...post.notes, ...notes] }, ...comments]
}

const isEmpty = ({ fields }: RawItem) =>
  ['title', 'content:encoded', 'wp:post_name'].every((name) => (fields.get(name) ?? '').trim() === '')

/** Returns an item that has no place here. */
export function leftOut(item: RawItem, id: number, reason: string, site: Site): LeftOutItem {
  const type = typeOf(item)
  const isPublic =
    fieldOf(item, 'wp:status') === 'publish' && !/^(?:nav_menu_item|revision|wp_|shop_|customize|custom_css)/.test(type)
  const comments = item.comments.length
  return {
    kind: 'left-out',
    key: `${type} ${id || `at line ${item.line}`}`,
    at: `line ${item.line}`,
    type,
    addresses: isPublic ? postAddresses(item, id, type, site) : [],
    notes: comments > 0 ? [`Left out with it: ${countOf(comments, 'comment')}.`] : [],
    title: plainText(fieldOf(item, 'title')),
    reason,
  }
}

type About = { key: string; id: number; type: string; kind: 'post' | 'page' }

function postItem(item: RawItem, { key, id, type, kind }: About, site: Site): PostItem {
  const { index } = site
  const title = plainText(fieldOf(item, 'title'))
  const excerpt = plainText(item.fields.get('excerpt:encoded') ?? '')
  const { body, notes: bodyNotes } = readWordPressBody(item, id, index)
  const username = fieldOf(item, 'dc:creator')
  const category = item.terms.find(({ taxonomy, slug }) => /^(?:category|product_cat)$/.test(taxonomy) && slug !== '')
  const { seo, notes: seoNotes } = seoOf(item, fieldOf(item, 'link'), {
    title,
    siteTitle: site.title,
    tagline: site.tagline,
    excerpt,
    category: plainText(category?.name ?? ''),
    tag: plainText(item.terms.find(({ taxonomy }) => taxonomy === 'post_tag')?.name ?? ''),
    author: index.authors.get(username)?.name ?? '',
    focus: metaOf(item, '_yoast_wpseo_focuskw') || metaOf(item, 'rank_math_focus_keyword'),
  })
  const { date, note } = dateOf(item)
  const thumbnail = idOf(metaOf(item, '_thumbnail_id'))
  const picture = findPicture({ id: thumbnail }, index)
  const updated = readDate(fieldOf(item, 'wp:post_modified_gmt'))
  return {
    kind,
    key,
    at: `line ${item.line}`,
    type,
    addresses: postAddresses(item, id, type, site),
    notes: [
      ...note,
      ...(type === 'product' ? ['It was a product: its price, stock, and variations were not moved.'] : []),
      ...(thumbnail && !picture ? ['The export does not have its featured picture.'] : []),
      ...bodyNotes,
      ...seoNotes,
      ...customFields(item),
    ],
    title,
    slug: decodePart(fieldOf(item, 'wp:post_name')),
    excerpt,
    body: withProductGallery(body, item, site),
    status: 'draft',
    date,
    ...(updated ? { updated } : {}),
    authors: username ? [authorKey(username)] : [],
    terms: termKeys(item, site),
    ...(picture ? { picture } : {}),
    seo,
    ...(fieldOf(item, 'wp:is_sticky') === '1' ? { pinned: true } : {}),
  }
}

/** Drafts have no date in UTC. Texts that another program wrote may have only one in the time of the site. */
function dateOf(item: RawItem): { date: string | undefined; note: string[] } {
  const known = readDate(fieldOf(item, 'wp:post_date_gmt')) ?? readFeedDate(fieldOf(item, 'pubDate'))
  const isDated = /^(?:publish|future|private|inherit|)$/.test(fieldOf(item, 'wp:status'))
  const local = isDated ? readDate(fieldOf(item, 'wp:post_date')) : undefined
  if (known || !local) return { date: known, note: [] }
  return { date: local, note: ['The export has its date only in the time of the old site, which was read as UTC.'] }
}

/** Fields that people filled in are no part of the text. */
function customFields({ meta }: RawItem): string[] {
  const filled = [...meta].filter(([, values]) => values.some((value) => value !== ''))
  const names = filled.map(([name]) => name).filter(isCustomField)
  if (names.length === 0) return []
  const more = names.length > MAX_NAMED_FIELDS ? `, and ${names.length - MAX_NAMED_FIELDS} more` : ''
  return [`Fields of its own were not moved: ${names.slice(0, MAX_NAMED_FIELDS).join(', ')}${more}.`]
}

function withProductGallery(body: PostItem['body'], item: RawItem, { index }: Site): PostItem['body'] {
  const ids = metaOf(item, '_product_image_gallery').split(',').map(idOf)
  const pictures = ids.flatMap((id) => (id ? (findPicture({ id }, index) ?? []) : []))
  return pictures.length > 0 && 'html' in body ? { html: `${body.html}\n${galleryHtml(pictures)}` } : body
}
