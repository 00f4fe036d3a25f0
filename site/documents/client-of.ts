/**
 * Returns the company in “position, company”, by which a testimonial and the case studies of one client find each
 * other.
 * @example clientOf('Head of Ecommerce, Pell & Drury') // 'pell & drury'
 */
export const clientOf = (designation: string | null | undefined) =>
  (designation ?? '').split(', ').at(-1)?.trim().toLowerCase() ?? ''

/** Returns the documents of a client, of which each names it in its own way. */
export const ofClient = <D>(documents: D[], client: string, nameOf: (document: D) => string | null | undefined) =>
  client === '' ? [] : documents.filter((document) => (nameOf(document) ?? '').trim().toLowerCase() === client)
