import { expect, test } from 'vitest'
import type { Booking } from '../payload-types.ts'
import { subjectOfCall } from './subject-of-call.ts'

const lead = { id: 4, interest: 'PPC for dentists, Rise Plan' } as NonNullable<Booking['lead']>

test.each([
  ['the chosen service', { lead, about: 'ppc' }, 'PPC for dentists, Rise Plan'],
  ['the topic, of a lead without a choice', { lead: { id: 4, interest: null }, about: 'ppc' }, 'Paid ads'],
  ['the topic, of a lead that was deleted or not read', { lead: 4, about: 'seo' }, 'SEO'],
  ['nothing', { lead: null, about: null }, ''],
])('a call is about %s', (_what, booking, subject) => {
  expect(subjectOfCall(booking as Booking)).toBe(subject)
})
