import type { Field } from 'payload'

/**
 * The account that began a document: a contributor writes only such documents. Set once by the server; the public
 * byline of a post is its author.
 */
export const createdBy: Field = {
  name: 'createdBy',
  label: 'Created by',
  type: 'relationship',
  relationTo: 'users',
  index: true,
  maxDepth: 0,
  admin: { hidden: true },
  hooks: {
    // A copy belongs to the account that made it.
    beforeChange: [({ operation, req, value }) => (operation === 'create' ? (req.user?.id ?? null) : value)],
  },
}
