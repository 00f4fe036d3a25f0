import { shorten } from '#engine/text/shorten.ts'
import type { Body, Picture, PostItem, Status } from '../item.ts'
import { isoDate } from '../source/iso-date.ts'
import { plainText } from '../source/plain-text.ts'
import { typedHtml } from '../source/raw-html.ts'
import { asText, type Fields, firstText } from '../source/values.ts'
import { GHOST_URL, postPaths } from './addresses.ts'
import type { CardPlace } from './card-place.ts'
import { lexicalHtml } from './lexical.ts'
import { mobiledocHtml } from './mobiledoc.ts'
import type { Row } from './read-tables.ts'
import type { Relations } from './relations.ts'

/**
 * Returns a row of the table `posts` as a post or page.
 * @param resolve as in `resolveWith`
 */
export async function readPost(row: Row, relations: Relations, resolve: (url: string) => string): Promise<PostItem> {
  const post: Fields = { ...row.fields, ...relations.metaOf.get(asText(row.fields.id)) }
  const notes: string[] = []
  const isPage = post.type === 'page' || post.page === 1 || post.page === true
  const date = isoDate(post.published_at) ?? (post.status === 'draft' ? undefined : isoDate(post.created_at))
  const place = { resolve, note: (sentence: string) => void notes.push(sentence) }
  const tags = relations.tagsOf.get(asText(post.id)) ?? []
  return {
    kind: isPage ? 'page' : 'post',
    key: `post ${asText(post.id)}`,
    at: `posts, row ${row.number}`,
    type: isPage ? 'page' : 'post',
    addresses: postPaths(post, isPage, date, relations),
    title: firstText(post.title, post.slug, 'Untitled'),
    slug: asText(post.slug),
    excerpt: plainText(asText(post.custom_excerpt)),
    body: await readText(post, place),
    status: statusOf(post, notes),
    date,
    updated: isoDate(post.updated_at),
    authors: authorsOf(post, relations, notes),
    terms: tags.filter((id) => relations.tags.has(id) && !relations.internalTags.has(id)).map((id) => `tag ${id}`),
    picture: pictureOf(post, place),
    seo: seoOf(post),
    pinned: post.featured === true || post.featured === 1,
    notes: [...notes, ...settingNotes(post, tags, relations, resolve)],
  }
}

const MAX_VALUE_LENGTH = 200

/** Texts are in the column of the editor that was used last; the others are empty, or older. */
async function readText(post: Fields, place: CardPlace): Promise<Body> {
  for (const [column, read] of [
    ['lexical', lexicalHtml],
    ['mobiledoc', mobiledocHtml],
  ] as const) {
    const stored = post[column]
    const source = typeof stored === 'string' ? stored : stored ? JSON.stringify(stored) : ''
    if (source.trim() === '') continue
    const html = await read(source, place)
    // Cards of Markdown and HTML have the placeholder inside their text.
    if (html !== undefined) return { html: replaced(html, place) }
    place.note(`The column “${column}” cannot be read, so the text comes from the next one.`)
  }
  const html = typeof post.html === 'string' ? post.html : ''
  const markdown = typeof post.markdown === 'string' ? post.markdown : ''
  if (html.trim() === '' && markdown.trim() !== '') return { markdown: replaced(markdown, place) }
  return { html: typedHtml(replaced(html, place)) }
}

const replaced = (text: string, { resolve }: CardPlace) =>
  text.replace(new RegExp(`${GHOST_URL}[^\\s"'<>)]{0,2000}`, 'g'), resolve)

function statusOf({ status, visibility }: Fields, notes: string[]): Status {
  const seen = asText(visibility) || 'public'
  if (seen !== 'public') {
    notes.push(`Only members saw it (${seen}). It comes in as a draft: what is published here, everybody can read.`)
    return 'draft'
  }
  if (status === 'sent') {
    notes.push('It was sent by email only, and had no page. It comes in as a draft.')
    return 'draft'
  }
  return status === 'published' || status === 'scheduled' ? status : 'draft'
}

function authorsOf(post: Fields, relations: Relations, notes: string[]): string[] {
  const named = relations.authorsOf.get(asText(post.id)) ?? [firstText(post.author_id, post.created_by)]
  const known = named.filter((id) => relations.users.has(id))
  if (known.length < named.filter((id) => id).length) notes.push('An author of it is not in the export.')
  return known.map((id) => `user ${id}`)
}

function pictureOf(post: Fields, { resolve }: CardPlace): Picture | undefined {
  const url = resolve(firstText(post.feature_image, post.image))
  if (!url) return undefined
  return {
    url,
    alt: plainText(asText(post.feature_image_alt)),
    caption: plainText(asText(post.feature_image_caption)),
  }
}

const seoOf = ({ meta_title: title, meta_description: description }: Fields) => ({
  ...(asText(title) ? { title: asText(title) } : {}),
  ...(asText(description) ? { description: asText(description) } : {}),
})

const SETTINGS = [
  ['og_title', 'title for social networks'],
  ['og_description', 'description for social networks'],
  ['og_image', 'picture for social networks'],
  ['twitter_title', 'title for X'],
  ['twitter_description', 'description for X'],
  ['twitter_image', 'picture for X'],
  ['canonical_url', 'canonical URL'],
  ['custom_template', 'template'],
] as const

/** Returns sentences about settings of a post that have no place here. One that repeats another says nothing. */
function settingNotes(post: Fields, tags: string[], relations: Relations, resolve: (url: string) => string) {
  const hidden = tags.filter((id) => relations.internalTags.has(id)).map((id) => asText(relations.tags.get(id)?.name))
  const seen = new Set([post.title, post.meta_title, post.meta_description, post.custom_excerpt].map(asText))
  seen.add(resolve(firstText(post.feature_image, post.image)))
  const own = SETTINGS.flatMap(([column, name]) => {
    const value = resolve(asText(post[column])).replace(/\s+/g, ' ')
    if (value === '' || seen.has(value)) return []
    seen.add(value)
    return [`${name} “${shorten(value, MAX_VALUE_LENGTH)}”`]
  })
  return [
    ...(own.length > 0 ? [`Left out of its settings: ${own.join('; ')}.`] : []),
    ...(asText(post.codeinjection_head) || asText(post.codeinjection_foot)
      ? ['It had code of its own in its head or foot, which is left out.']
      : []),
    ...(hidden.length > 0 ? [`Internal tags are left out: ${hidden.join(', ')}.`] : []),
  ]
}
