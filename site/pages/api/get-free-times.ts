import { topicNames } from '#platform/calendar/call-topics.ts'
import { reading } from '#site/calls/endpoint.ts'
import { getFreeTimes } from '#site/features/booking/get-free-times.ts'

export const { GET, ALL, call } = reading(getFreeTimes, {
  summary: 'Free times for a call, one week of days.',
  parameters: {
    about: `Only times of people who do this work: ${topicNames.join(', ')}`,
    zone: 'The time zone of the days and labels, such as Europe/Berlin; by default, that of the first office',
    from: 'The first day, such as 2026-11-24; by default, the first day with a free time',
  },
})
