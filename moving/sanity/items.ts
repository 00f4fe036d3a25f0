import { isTooLong } from '#engine/markdown/convert.ts'
import { markdownToHtml } from '#engine/markdown/markdown-to-html.ts'
import type { AuthorItem, Body, Picture, PostItem, Status, TermItem } from '../item.ts'
import { isoDate } from '../source/iso-date.ts'
import { plainText } from '../source/plain-text.ts'
import { typedHtml } from '../source/raw-html.ts'
import { slugOf } from '../source/slug-of.ts'
import { asText, fieldsOf, isFields, listOf } from '../source/values.ts'
import type { Dataset } from './dataset.ts'
import { addressOf, type DatasetIndex } from './dataset-index.ts'
import type { Document } from './documents.ts'
import type { SanityMapping, TypeMapping } from './mapping.ts'
import { isPicture, pictureOf } from './pictures.ts'
import { portableTextHtml } from './portable-text.ts'
import { readableTexts } from './readable-texts.ts'
import { slugIn } from './slug-in.ts'
import { referenceIn } from './spans.ts'
import type { TextPlace } from './text-place.ts'
import { textAt, valueAt } from './value-at.ts'

type Within = { dataset: Dataset; mapping: SanityMapping; index: DatasetIndex }
type Converted = { item: PostItem | AuthorItem | TermItem; files: string[] }

/** Returns a document as an item, and the files of the export that it shows. */
export function itemOf(document: Document, type: TypeMapping, within: Within): Converted {
  const [notes, files] = [[] as string[], new Set<string>()]
  const note = (sentence: string) => {
    if (!notes.includes(sentence)) notes.push(sentence)
  }
  const place: TextPlace = {
    dataset: within.dataset,
    blocks: within.mapping.blocks ?? {},
    note,
    uses: (file) => void files.add(file),
    target: (id) => within.index.known.get(id) ?? (within.index.unmapped.has(id) ? { title: id } : undefined),
    textHtml: (blocks, depth) => portableTextHtml(blocks, place, depth),
  }
  const about = {
    key: `${type.kind === 'page' ? 'post' : type.kind} ${document.id}`,
    at: `line ${document.line}`,
    type: document.type,
    addresses: [addressOf(document, type) ?? []].flat(),
    notes,
  }
  if (type.kind === 'category' || type.kind === 'tag')
    return { item: { ...about, ...termOf(document, type, note) }, files: [] }
  const picture = firstPicture(document, type, place)
  if (type.kind === 'author')
    return { item: { ...about, ...authorOf(document, type, picture, place) }, files: [...files] }
  return { item: { ...about, ...postOf(document, type, picture, place, within.index) }, files: [...files] }
}

function termOf(
  document: Document,
  type: TypeMapping,
  note: (sentence: string) => void,
): Omit<TermItem, 'key' | 'at' | 'type' | 'addresses' | 'notes'> {
  const title = textAt(document.fields, type.fields.title, note) || document.id
  if (type.fields.picture && isPicture(valueAt(document.fields, type.fields.picture))) note('Its picture is left out.')
  return {
    kind: type.kind === 'tag' ? 'tag' : 'category',
    title,
    slug: slugIn(document.fields, type.fields) || slugOf(title),
    description: wordsAt(document, type, 'description') || wordsAt(document, type, 'excerpt'),
  }
}

function postOf(
  document: Document,
  type: TypeMapping,
  picture: Picture | undefined,
  place: TextPlace,
  index: DatasetIndex,
): Omit<PostItem, 'key' | 'at' | 'type' | 'addresses' | 'notes'> {
  const { fields } = document
  const at = (name: string) => textAt(fields, type.fields[name], place.note)
  const date = isoDate(at('date')) ?? isoDate(asText(fields._createdAt))
  const language = at('language')
  if (language)
    place.note(`It was the version in the language “${language}”. Versions of one text are separate posts here.`)
  const title = at('title')
  const [seoTitle, seoDescription] = [at('seo.title'), at('seo.description')]
  const isHidden = type.fields['seo.noindex'] ? valueAt(fields, type.fields['seo.noindex']) === true : false
  return {
    kind: type.kind === 'page' ? 'page' : 'post',
    title: title || slugIn(fields, type.fields) || 'Untitled',
    slug: slugIn(fields, type.fields),
    excerpt: wordsAt(document, type, 'excerpt'),
    body: bodyOf(type.fields.body ? valueAt(fields, type.fields.body, place.note) : undefined, place),
    status: statusOf(document, date, place, index),
    date,
    updated: isoDate(asText(fields._updatedAt)),
    authors: referred(document, type, 'author', place, ['author']),
    terms: [
      ...referred(document, type, 'categories', place, ['category', 'tag']),
      ...referred(document, type, 'tags', place, ['tag', 'category']),
    ],
    picture,
    seo: {
      ...(seoTitle ? { title: seoTitle } : {}),
      ...(seoDescription ? { description: seoDescription } : {}),
      ...(isHidden ? { noindex: true } : {}),
    },
    pinned: type.fields.pinned ? valueAt(fields, type.fields.pinned) === true : false,
  }
}

function bodyOf(value: unknown, place: TextPlace): Body {
  if (Array.isArray(value)) return { html: portableTextHtml(value, place) }
  if (typeof value !== 'string') return { html: isFields(value) ? portableTextHtml([value], place) : '' }
  if (/<(p|h[1-6]|ul|ol|div|br)\b/i.test(value)) return { html: typedHtml(value) }
  return isTooLong(value)
    ? {
        html: value
          .split(/\n{2,}/)
          .map((line) => markdownToHtml(line))
          .join('\n'),
      }
    : { markdown: value }
}

function statusOf(
  { id, state }: Document,
  date: string | undefined,
  { note }: TextPlace,
  { states }: DatasetIndex,
): Status {
  const found = states.get(id)
  if (state !== 'published') {
    if (state === 'version') note('It was part of a release that was not published, and comes in as a draft.')
    return 'draft'
  }
  if (found?.drafts) note('There was a draft with later changes, which is left out.')
  if (found?.versions)
    note(
      `${found.versions === 1 ? 'A version' : `${found.versions} versions`} of it in releases ${found.versions === 1 ? 'is' : 'are'} left out.`,
    )
  return date && Date.parse(date) > Date.now() ? 'scheduled' : 'published'
}

/** Returns the keys of documents to which a field refers. */
function referred(
  { fields }: Document,
  type: TypeMapping,
  name: string,
  { target, note }: TextPlace,
  kinds: string[],
): string[] {
  const path = type.fields[name]
  if (!path) return []
  const value = valueAt(fields, path, note)
  return [value, ...listOf(value)].flatMap((one) => {
    if (typeof one === 'string' && one.trim() !== '')
      note(`“${one.slice(0, 100)}” in “${path}” is a text and no document, and is left out.`)
    const id = isFields(one) ? referenceIn(fieldsOf(one)) : undefined
    if (!id) return []
    const found = target(id) as { kind?: string } | undefined
    if (!found) note(`“${path}” refers to a document that is not in the export (${id.slice(0, 100)}).`)
    return found?.kind && kinds.includes(found.kind) ? [`${found.kind} ${id}`] : []
  })
}

function authorOf(
  document: Document,
  type: TypeMapping,
  portrait: Picture | undefined,
  { note }: TextPlace,
): Omit<AuthorItem, 'key' | 'at' | 'type' | 'addresses' | 'notes'> {
  const { fields, id } = document
  const name = textAt(fields, type.fields.title, note) || id
  const links = type.fields.profiles
    ? valueAt(fields, type.fields.profiles, note)
    : [fields.social, fields.socialLinks, fields.links]
  const urls = readableTexts(links).filter((text) => /^https?:\/\/\S{1,2000}$/.test(text))
  return {
    kind: 'author',
    name,
    username: slugIn(fields, type.fields) || slugOf(name) || id,
    email: textAt(fields, type.fields.email) || undefined,
    bio: wordsAt(document, type, 'description') || undefined,
    portrait,
    profiles: [...new Set(urls)],
  }
}

/** Returns the plain text of a field, which may be Portable Text. */
function wordsAt({ fields }: Document, type: TypeMapping, name: string): string {
  const path = type.fields[name]
  const value = path ? valueAt(fields, path) : undefined
  return plainText(typeof value === 'string' ? value : readableTexts(value).join(' '))
}

function firstPicture({ fields }: Document, type: TypeMapping, place: TextPlace): Picture | undefined {
  const value = type.fields.picture ? valueAt(fields, type.fields.picture, place.note) : undefined
  const one = Array.isArray(value) ? value.find(isPicture) : value
  if (!isPicture(one)) return undefined
  const picture = pictureOf(one, place.dataset, place.note)
  if (picture?.key) place.uses(picture.url)
  return picture
}
