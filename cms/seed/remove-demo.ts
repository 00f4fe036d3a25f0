import type { Payload } from 'payload'

/** Everything that may carry the mark, dependants first. */
const collections = [
  'projects',
  'case-studies',
  'client-testimonials',
  'employee-testimonials',
  'milestones',
  'pricing-plans',
  'vacancies',
  'team',
  'authors',
  'media',
] as const

/**
 * Deletes every document that is marked as demonstration content. What an editor made carries no such mark, and what an
 * editor took over loses it when the box "Demonstration content" is unticked.
 * @returns how many were deleted, by collection
 */
export async function removeDemo(cms: Payload): Promise<Record<string, number>> {
  const removed: Record<string, number> = {}
  for (const collection of collections) {
    const { docs } = await cms.delete({ collection, where: { demo: { equals: true } }, depth: 0 })
    if (docs.length > 0) removed[collection] = docs.length
  }
  return removed
}
