import { LinkFeature } from '@payloadcms/richtext-lexical'
import type { FieldAffectingData, RelationshipFieldSingleValidation, TextFieldSingleValidation } from 'payload'
import { validations } from 'payload/shared'
import { safeUrl } from '#engine/rich-text/links.ts'
import { linkable } from './linkable.ts'

/** Returns the links of a text: to a document, or to a URL that is stored as it was typed. */
export const textLinks = () =>
  LinkFeature({
    enabledCollections: [...linkable],
    maxDepth: 1,
    fields: ({ defaultFields }) => defaultFields.map(withUrlAsTyped).map(withOwnNames),
  })

/**
 * Payload percent-encodes every URL that its own pattern does not match, such as `/a%20b` and `http://intranet/`, and
 * does so again at each save.
 */
const withUrlAsTyped = (field: FieldAffectingData): FieldAffectingData =>
  field.type === 'text' && field.name === 'url' && !field.hasMany ? { ...field, hooks: {}, validate: checkUrl } : field

const checkUrl: TextFieldSingleValidation = (value, { siblingData }) =>
  (siblingData as { linkType?: unknown }).linkType === 'internal' ||
  safeUrl(value) !== undefined ||
  'Enter a path of this site, such as /contact-us/, or a full URL, such as https://example.com/.'

const withOwnNames = (field: FieldAffectingData): FieldAffectingData =>
  field.type === 'relationship' && field.name === 'doc'
    ? ({ ...field, validate: checkDocument } as FieldAffectingData)
    : field

/** Payload looks up the name of the collection in an object, where it finds “constructor”, and fails. */
const checkDocument: RelationshipFieldSingleValidation = (value, options) => {
  const name = (value as { relationTo?: unknown } | null | undefined)?.relationTo
  return typeof name === 'string' && name in {}
    ? 'Choose a document to link to.'
    : validations.relationship(value, options)
}
