import type { CollectionBeforeChangeHook } from 'payload'
import { plainText } from '../fields/plain-text.ts'

/** A tsvector holds at most 1 MB; nobody searches for text beyond this length. */
const MAX_LENGTH = 200_000

/** Stores the plain text of a post next to its rich text; the search index is built from it. */
export const keepBodyText: CollectionBeforeChangeHook = ({ data }) => {
  if ('body' in data) data.bodyText = plainText(data.body).slice(0, MAX_LENGTH)
  return data
}
