import type { CollectionSlug } from 'payload'

/**
 * The collections that the removal of the demonstration empties, dependents first; images last, because the deletion of
 * their files cannot be rolled back.
 */
export const removable = [
  'projects',
  'case-studies',
  'client-testimonials',
  'employee-testimonials',
  'milestones',
  'pricing-plans',
  'vacancies',
  'team',
  'booking-hosts',
  'posts',
  'faqs',
  'authors',
  'media',
] as const satisfies CollectionSlug[]

/**
 * Fields by which a document that stays keeps another one. Two exceptions: an invented case study on a service page is
 * not kept, and a call keeps others only while it is upcoming.
 */
export const holdingFields: Partial<Record<CollectionSlug, Record<string, CollectionSlug>>> = {
  posts: { author: 'authors' },
  projects: { caseStudy: 'case-studies' },
  bookings: { host: 'booking-hosts' },
}
