import type { CollectionAfterDeleteHook } from 'payload'

/** Deletes the résumé together with its application. */
export const deleteResume: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const resume = typeof doc.resume === 'object' ? doc.resume?.id : doc.resume
  if (resume) await req.payload.delete({ collection: 'resumes', id: resume, depth: 0, req }).catch(() => undefined)
  return doc
}
