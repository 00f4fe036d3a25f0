import type { Payload } from 'payload'
import { finishBody } from '#moving/body/finish-body.ts'
import { type BodyParts, readBody } from '#moving/body/read-body.ts'
import type { CommentItem, Picture, PostItem } from '#moving/item.ts'
import type { ReportLine } from '#moving/report-line.ts'
import { addressesOfItem } from './addresses-of-item.ts'
import { archivedComments, noteArchivedComments } from './archived-comments.ts'
import { lineOf } from './line-of.ts'
import { scheduleDraft } from './schedule-draft.ts'
import { storeDocument } from './store-document.ts'
import type { Together } from './together.ts'
import type { WriterParts } from './writer-parts.ts'

const MAX = { title: 200, pageTitle: 160, excerpt: 600, seoTitle: 120, seoDescription: 320 }

/** The text of a post before its pictures have ids, and all pictures that the post shows. */
export type PreparedPost = { body: BodyParts; pictures: Picture[] }

/** Reads the text of a post or page. Its pictures have to be added to the library before it is written. */
export function preparePost(item: PostItem): PreparedPost {
  const body = readBody(item.body, { isPlain: item.kind === 'page' })
  return { body, pictures: [...body.pictures, ...(item.picture ? [item.picture] : [])] }
}

/**
 * Stores a post or a page, and returns its line of the report.
 * @param options.draftBecause why it may not be published
 * @throws {ValidationError} of Payload, if it is not valid
 */
export async function writePost(
  cms: Payload,
  item: PostItem,
  parts: WriterParts & { together: Together },
  { prepared, draftBecause }: { prepared: PreparedPost; draftBecause?: string | undefined },
): Promise<ReportLine> {
  const { plan, oldSite, name, moved } = parts
  const place = plan.places.get(item.key)
  if (!place) throw new Error('It has no place on this site.')
  const notes = [...item.notes]
  const shown = picturesOf(item, prepared, parts, notes)
  const comments = plan.commentsOn(item.key)
  const body = bodyOf({ parts, shown, notes, comments })
  const isDue = item.status === 'scheduled' && Date.parse(item.date ?? '') > Date.now()
  const isOnline = draftBecause === undefined && isPublished(item)
  if (draftBecause !== undefined) notes.push(`It is a draft, because it could not be published: ${draftBecause}`)
  const { outcome, note } = await storeDocument(
    { cms, ...parts },
    {
      key: item.key,
      collection: place.collection,
      data: {
        ...(item.kind === 'post' ? postData(item, { parts, shown, notes, body }) : pageData(item, body, notes)),
        slug: place.segment,
        generateSlug: false,
        seo: seoOf(item, notes),
        _status: isOnline ? 'published' : 'draft',
      },
      identity: isDue ? `on ${item.date}` : '',
      addresses: addressesOfItem(item.addresses, oldSite.siteUrl),
      afterwards: async (transaction, id) => {
        if (isDue) await scheduleDraft(cms, transaction, place.collection, id, item.date)
        if (comments.length > 0 || moved.has(item.key))
          await noteArchivedComments(transaction, name, { collection: place.collection, id }, comments)
      },
    },
  )
  if (note) notes.push(note)
  return { ...lineOf(item), outcome, ...(isOnline ? { to: place.path } : {}), notes: [...new Set(notes)] }
}

/** Returns whether visitors saw a post on the old site. */
export const isPublished = ({ status, date }: PostItem): boolean =>
  status === 'published' || (status === 'scheduled' && !(Date.parse(date ?? '') > Date.now()))

type Shown = { parts: BodyParts; ids: Map<string, number>; featured: number | undefined }

/** Returns the ids of the pictures that a text shows. */
function picturesOf(item: PostItem, { body }: PreparedPost, { library }: WriterParts, notes: string[]): Shown {
  notes.push(...body.notes)
  const ids = new Map<string, number>()
  const find = (picture: Picture) => {
    const { id, problem } = library.find(picture)
    if (id === undefined) notes.push(`The picture ${picture.url} is missing: ${problem ?? 'it could not be stored.'}`)
    else ids.set(keyOf(picture), id)
    return id
  }
  for (const picture of body.pictures) if (!ids.has(keyOf(picture))) find(picture)
  return { parts: body, ids, featured: item.picture && find(item.picture) }
}

const keyOf = ({ key, url }: Picture) => key ?? url

type BodyContext = { parts: WriterParts; shown: Shown; notes: string[]; comments: CommentItem[] }

function bodyOf({ parts: { plan }, shown, notes, comments }: BodyContext) {
  const lost = new Set<string>()
  const { root } = finishBody(shown.parts, {
    mediaOf: (picture) => shown.ids.get(keyOf(picture)),
    linkOf: (href) => {
      const link = plan.linkOf(href)
      if (link === undefined) lost.add(href)
      return link ?? href
    },
  })
  for (const href of lost) notes.push(`It links to ${href}, which is not in the export.`)
  root.children.push(...archivedComments(comments))
  return { root }
}

type PostContext = { parts: WriterParts; shown: Shown; notes: string[]; body: unknown }

function postData(item: PostItem, { parts: { plan }, shown, notes, body }: PostContext) {
  const [first, ...others] = item.authors
  const author = first === undefined ? undefined : idOf(first, 'authors')
  if (others.length > 0) notes.push(`It has ${item.authors.length} authors. The first one is shown.`)
  const categories = item.terms.flatMap((key) => idOf(key, 'categories') ?? [])
  return {
    title: titleOf(item, MAX.title, notes),
    excerpt: cut(item.excerpt, MAX.excerpt, 'excerpt', notes),
    body,
    ...(item.date ? { publishDate: item.date } : {}),
    ...(author === undefined ? {} : { author }),
    categories,
    ...(shown.featured ? { featureImage: shown.featured } : {}),
    pinned: item.pinned ?? false,
  }

  function idOf(key: string, collection: string) {
    if (plan.places.get(key)?.collection !== collection) return undefined
    return plan.idOf(key)
  }
}

function pageData(item: PostItem, content: unknown, notes: string[]) {
  return {
    title: titleOf(item, MAX.pageTitle, notes),
    layout: [{ blockType: 'prose', content }],
    ...(item.updated ? { lastUpdated: item.updated } : {}),
  }
}

function seoOf({ seo }: PostItem, notes: string[]) {
  return {
    ...(seo.title ? { title: cut(seo.title, MAX.seoTitle, 'title for search engines', notes) } : {}),
    ...(seo.description
      ? { description: cut(seo.description, MAX.seoDescription, 'description for search engines', notes) }
      : {}),
    noindex: seo.noindex ?? false,
  }
}

function titleOf({ title, slug, key }: PostItem, max: number, notes: string[]) {
  if (title.trim()) return cut(title.trim(), max, 'title', notes)
  notes.push('It had no title, and is named by its address.')
  return slug || key
}

function cut(text: string, max: number, what: string, notes: string[]) {
  if (text.length <= max) return text
  notes.push(`Its ${what} had ${text.length} characters and is cut at ${max}.`)
  return `${text.slice(0, max - 1).replace(/\s+\S*$/, '')}…`
}
