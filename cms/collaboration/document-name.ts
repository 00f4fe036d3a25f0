import { websiteHost } from '#engine/net/hosts.ts'
import { formatDate } from '#engine/text/date-format.ts'
import type { Config } from '../payload-types.ts'

type Slug = keyof Config['collections'] | keyof Config['globals']

/** Names a document of a collection, or a global. */
export type DocumentName = {
  /** The slug of the collection or global. */
  slug: Slug
  /** Undefined for a global. */
  id: number | undefined
}

type Slugs = { collections: Record<string, unknown>; globals: { config: { slug: string }[] } }

/**
 * Returns what a name such as `posts/12` or `globals/home` names; undefined if there is no such collection or global.
 * @param cms `collections` and `globals` of Payload
 */
export function documentOf(cms: Slugs, about: unknown): DocumentName | undefined {
  const [, first = '', second = ''] = /^([a-z-]+)\/([a-z0-9-]+)$/.exec(String(about)) ?? []
  if (first === 'globals')
    return cms.globals.config.some(({ slug }) => slug === second) ? { slug: second as Slug, id: undefined } : undefined
  const isId = /^[1-9]\d{0,8}$/.test(second)
  return isId && Object.hasOwn(cms.collections, first) ? { slug: first as Slug, id: Number(second) } : undefined
}

/** @example nameOf({ slug: 'posts', id: 12 }) // 'posts/12' */
export function nameOf({ slug, id }: { slug: string; id: number | string | undefined }) {
  return id === undefined ? `globals/${slug}` : `${slug}/${id}`
}

type Titled = { slug: string; admin: { useAsTitle?: string }; labels: { singular: unknown } }
type Values = Record<string, unknown>

type Naming = { fields: string[]; parts: (document: Values) => unknown[] }

/** Fields that together name a document, where one field is not enough. An empty part is left out. */
const namings: Record<string, Naming> = {
  'contact-requests': {
    fields: ['clientName', 'clientEmail', 'website'],
    parts: ({ clientName, clientEmail, website }) => [clientName || clientEmail, hostOf(website)],
  },
  quotes: {
    fields: ['name', 'email', 'company'],
    parts: ({ name, email, company }) => [name || email, company],
  },
  bookings: {
    fields: ['name', 'email', 'website'],
    parts: ({ name, email, website }) => [name || email, hostOf(website)],
  },
  media: {
    fields: ['alt', 'originalName', 'filename'],
    parts: ({ alt, originalName, filename }) => [alt || originalName || filename],
  },
  tools: { fields: ['name', 'slug'], parts: ({ name, slug }) => [name || slug] },
}

/** Returns the fields that decide the name of a document, as its collection stores them. */
export function namingFields({ slug, admin }: Pick<Titled, 'slug' | 'admin'>): string[] {
  return [...(namings[slug]?.fields ?? [admin.useAsTitle ?? 'id']), 'createdAt']
}

/**
 * Returns what a document is called everywhere in the back office: its title, or its type and the day on which it was
 * begun. Tools need their built-in name: see `cms/names/name-of-document.ts`.
 * @example titleOf(posts, { title: '', createdAt: '2026-03-03T10:00:00.000Z' }) // 'Post of March 3, 2026'
 */
export function titleOf({ slug, admin, labels }: Titled, document: Values | null): string {
  const own = namings[slug]?.parts(document ?? {}) ?? [document?.[admin.useAsTitle ?? 'id']]
  const title = own.filter((part): part is string => typeof part === 'string' && part.trim() !== '').join(', ')
  if (title !== '') return title
  const day = dayOf(document?.createdAt)
  return day ? `${labels.singular} of ${day}` : `${labels.singular} ${document?.id ?? ''}`.trim()
}

const dayOf = (moment: unknown) =>
  typeof moment === 'string' || moment instanceof Date ? formatDate(moment, 'long') : ''

const hostOf = (website: unknown) => (typeof website === 'string' ? websiteHost(website) : '')

/** Returns the page of a document in the back office. */
export function adminPath({ slug, id }: { slug: string; id: number | string | undefined }) {
  return id === undefined ? `/admin/globals/${slug}` : `/admin/collections/${slug}/${id}`
}
