import type { CollectionSlug, GlobalSlug, Payload } from 'payload'
import { publishedContent } from '#engine/paths/published-content.ts'

/** Further collections that are content. */
const FURTHER = ['search-synonyms'] as const
/** Data of visitors and of people who take calls: exported only on request. */
const PERSONAL = ['reviews', 'booking-hosts', 'subscribers', 'contact-requests', 'quotes'] as const
const SETTINGS = ['booking-settings', 'mail-settings', 'privacy'] as const

/** Returns the collections that an export of the content has; each comes after those that it mostly refers to. */
export function contentCollections(cms: Payload, withPersonal: boolean): CollectionSlug[] {
  const names: string[] = [...publishedContent, ...FURTHER, ...(withPersonal ? PERSONAL : [])]
  return cms.config.collections.map(({ slug }) => slug as CollectionSlug).filter((slug) => names.includes(slug))
}

/** Returns the globals that an export of the content has. */
export function contentGlobals(cms: Payload): GlobalSlug[] {
  const names: string[] = [...publishedContent, ...SETTINGS]
  return cms.config.globals.map(({ slug }) => slug as GlobalSlug).filter((slug) => names.includes(slug))
}

/** One line of an export: a document as it is stored, a draft of it, or an earlier version. */
export type ContentLine =
  | { format: typeof FORMAT; version: number; personal: boolean; history: boolean }
  | { collection: string; document: StoredDocument }
  | { global: string; document: StoredDocument }
  | { collection: string; version: StoredVersion }
  | { global: string; version: StoredVersion }

export type StoredDocument = { id?: number; [field: string]: unknown }
export type StoredVersion = {
  parent?: number
  version: StoredDocument
  autosave?: boolean
  createdAt: string
  updatedAt: string
}

export const FORMAT = 'prairie-signal content'
export const FORMAT_VERSION = 1
export const CONTENT_FILE = 'content.ndjson'
export const MEDIA_FOLDER = 'media'
