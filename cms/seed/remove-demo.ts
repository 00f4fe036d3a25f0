import type { Payload } from 'payload'

/** All collections with the mark, dependents first. */
const collections = [
  'projects',
  'case-studies',
  'client-testimonials',
  'employee-testimonials',
  'milestones',
  'pricing-plans',
  'vacancies',
  'team',
  'booking-hosts',
  'authors',
  'media',
] as const

/**
 * Deletes every document that is marked as demonstration content. Documents of editors have no such mark, and an editor
 * who takes one over unticks the box “Demonstration content”.
 * @returns the number of deleted documents, by collection
 */
export async function removeDemo(cms: Payload): Promise<Record<string, number>> {
  const removed: Record<string, number> = {}
  for (const collection of collections) {
    const { docs } = await cms.delete({ collection, where: { demo: { equals: true } }, trash: true, depth: 0 })
    if (docs.length > 0) removed[collection] = docs.length
  }
  return removed
}
