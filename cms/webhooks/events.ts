/** What can happen to a document, as visitors see it. */
export const contentEvents = ['published', 'updated', 'unpublished', 'deleted'] as const
export type ContentEvent = (typeof contentEvents)[number]

/**
 * Returns what happened to a document from what visitors saw before and after a write; undefined if they saw nothing of
 * it. What goes to the trash is deleted, and what comes back from there is published.
 */
export function eventOf(
  seenBefore: object | undefined,
  seenAfter: object | undefined,
  isGone: boolean,
): ContentEvent | undefined {
  if (seenAfter) return seenBefore ? 'updated' : 'published'
  if (!seenBefore) return undefined
  return isGone ? 'deleted' : 'unpublished'
}
