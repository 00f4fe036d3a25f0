import type { CollectionConfig, Field } from 'payload'

const readOnly = { readOnly: true } as const

/** The document that a record is about. The table of permissions lets those read the record who read the document. */
const document: Field[] = [
  { name: 'about', type: 'text', required: true, index: true, maxLength: 120, admin: readOnly },
  { name: 'collection', type: 'text', required: true, index: true, maxLength: 60, admin: readOnly },
]

/** The member of staff who wrote it. The name stays when the account is deleted. */
const author: Field[] = [
  { name: 'author', type: 'relationship', relationTo: 'users', index: true, admin: readOnly },
  { name: 'authorName', type: 'text', required: true, maxLength: 100, admin: readOnly },
]

/**
 * Returns a collection of what staff wrote or did about other documents. It has no screens of its own: the documents
 * show it.
 */
export function staffRecord({ fields, ...collection }: CollectionConfig): CollectionConfig {
  return { ...collection, admin: { hidden: true }, fields: [...document, ...fields, ...author] }
}
