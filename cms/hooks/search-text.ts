import type { CollectionBeforeChangeHook } from 'payload'
import { plainText } from '../fields/plain-text.ts'

/** A tsvector holds at most 1 MB; nobody searches for what stands behind this. */
const MAX_LENGTH = 200_000

/** Keeps the words of a post beside its rich text: the search index is made from them. */
export const keepBodyText: CollectionBeforeChangeHook = ({ data }) => {
  if ('body' in data) data.bodyText = plainText(data.body).slice(0, MAX_LENGTH)
  return data
}
