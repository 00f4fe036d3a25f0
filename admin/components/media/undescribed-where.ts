import type { Where } from 'payload'

/** Images of the library that nobody has described, and that are not marked as decoration. */
export const undescribedWhere: Where = {
  and: [
    { or: [{ alt: { exists: false } }, { alt: { equals: '' } }] },
    { or: [{ decorative: { exists: false } }, { decorative: { equals: false } }] },
  ],
}
