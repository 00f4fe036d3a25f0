import type { Brand } from './types.ts'

export const brand: Brand = {
  name: 'Prairie Signal',
  tagline: 'Growth for online shops, measured from the day you sign',
  contactEmail: 'hello@prairiesignal.example',
  editorsEmail: 'editors@prairiesignal.example',
  logoText: 'Prairie Signal',
  socials: [],
  coursesCategory: 'courses',
  newsletterTitle: 'One chart a week, by mail',
  newsletterText: 'One thing we measured, drawn and explained in under 300 words. Every mail has a link to leave.',
  embeds: { bookingUrl: '', chatUrl: '', analyticsUrl: '' },
}
