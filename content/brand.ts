import type { Brand } from './types.ts'

export const brand: Brand = {
  name: 'Prairie Signal',
  tagline: 'Growth for online stores, measured from the day you sign',
  contactEmail: 'hello@prairiesignal.example',
  editorsEmail: 'editors@prairiesignal.example',
  logoText: '',
  socials: [],
  coursesCategory: 'courses',
  newsletterTitle: 'One chart a week, by email',
  newsletterText: 'One thing we measured, charted, and explained in under 300 words. Unsubscribe with one click.',
  embeds: { bookingUrl: '', chatUrl: '', analyticsUrl: '' },
}
